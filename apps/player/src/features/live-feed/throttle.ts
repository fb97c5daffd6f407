/**
 * Runs the work at once; called again within the interval, it runs once more at its end, however
 * often it was called. A match that decides thirty bets must not fetch the same list thirty times.
 */
export function throttle(intervalMs: number, work: () => void): () => void {
  let state: 'idle' | 'waiting' | 'pending' = 'idle';

  function run(): void {
    state = 'waiting';
    work();
    setTimeout(() => {
      if (state === 'pending') run();
      else state = 'idle';
    }, intervalMs);
  }

  return () => {
    if (state === 'idle') run();
    else state = 'pending';
  };
}

/**
 * Runs the work once, at a moment of chance within so long, however often it was called until then:
 * what every page hears at once is not asked for by every page at once.
 */
export function scatter(
  { withinMs, chance }: { readonly withinMs: number; readonly chance: () => number },
  work: () => void,
): () => void {
  let isAwaited = false;
  return () => {
    if (isAwaited) return;
    isAwaited = true;
    setTimeout(() => {
      isAwaited = false;
      work();
    }, chance() * withinMs);
  };
}
