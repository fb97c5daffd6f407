export type SeededRandom = {
  /** At least 0, below 1. */
  readonly fraction: () => number;
  readonly integer: (range: { readonly from: number; readonly to: number }) => number;
  readonly pick: <Value>(choices: readonly [Value, ...Value[]]) => Value;
};

/**
 * Chance that repeats itself: the same seed gives the same sequence on every machine
 * (the mulberry32 mixing steps). Good enough for tests, and for nothing that holds money.
 */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer: SeededRandom['integer'] = ({ from, to }) =>
    from + Math.floor(fraction() * (to - from + 1));
  return {
    fraction,
    integer,
    pick: (choices) => choices[integer({ from: 0, to: choices.length - 1 })] ?? choices[0],
  };
}
