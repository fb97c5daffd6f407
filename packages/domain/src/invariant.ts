/** One of our own promises is broken. Nobody catches this: the transaction must roll back. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

export function invariant(condition: unknown, promise: string): asserts condition {
  if (!condition) throw new InvariantError(promise);
}

/** Marks a `switch` as exhaustive: a new member of the union stops compiling here. */
export function unreachable(value: never): never {
  throw new InvariantError(`unreachable value ${String(value)}`);
}
