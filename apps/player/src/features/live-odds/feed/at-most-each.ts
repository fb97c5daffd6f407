/**
 * Runs the work at once; asked again within the time, it runs once more at its end, however often
 * it was asked. A match that decides thirty bets must not have the same list asked for thirty times.
 */
export function atMostEach(milliseconds: number, work: () => void): () => void {
  let state: 'resting' | 'pausing' | 'wanted' = 'resting';

  function run(): void {
    state = 'pausing';
    work();
    setTimeout(() => {
      if (state === 'wanted') run();
      else state = 'resting';
    }, milliseconds);
  }

  return () => {
    if (state === 'resting') run();
    else state = 'wanted';
  };
}
