let turn: Promise<void> | undefined;

/**
 * Resolves once the calls that have arrived by now are all read, together for all of them. Then
 * they are opened one after the other, answered one after the other, sealed one after the other:
 * each step finds its code in the processor's caches. Call by call, with socket work between, the
 * same steps take three times as long. A lone call waits for nobody.
 */
export function nextTurn(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}
