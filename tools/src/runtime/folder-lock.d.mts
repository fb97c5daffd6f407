/** Runs the work while no other process of this clone runs work under the same lock file. */
export function withLock<Value>(
  lockFile: string,
  work: () => Promise<Value>,
  whileWaiting?: () => void,
): Promise<Value>;
