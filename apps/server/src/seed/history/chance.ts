/** Chance that comes out the same for the same words: a history is made the same again. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  readonly fraction: () => number;
  /** A whole number below this. */
  readonly below: (count: number) => number;
  readonly between: (least: number, most: number) => number;
  readonly happens: (share: number) => boolean;
  readonly pick: <Value>(list: readonly Value[]) => Value;
  /** Of pairs of a value and its weight. */
  readonly weighted: <Value>(pairs: readonly (readonly [Value, number])[]) => Value;
  /** Around a middle that half of all lie above, with a long tail. */
  readonly lopsided: (middle: number, spread: number) => number;
  readonly countAround: (mean: number) => number;
};

export function chanceFrom(words: string): Chance {
  const fraction = generatorFrom(words);
  const below = (count: number) => Math.floor(fraction() * count);
  const pick: Chance['pick'] = (list) => {
    const picked = list[below(list.length)];
    if (picked === undefined) throw new Error('nothing to pick from');
    return picked;
  };
  return {
    ...{ fraction, below, pick },
    between: (least, most) => least + fraction() * (most - least),
    happens: (share) => fraction() < share,
    weighted: (pairs) => pairs[weightedIndex(pairs, fraction())]?.[0] ?? pick(pairs)[0],
    lopsided: (middle, spread) => middle * Math.exp(spread * normal(fraction)),
    countAround: (mean) => poisson(mean, fraction),
  };
}

function weightedIndex(pairs: readonly (readonly [unknown, number])[], share: number): number {
  let left = share * pairs.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [at, [, weight]] of pairs.entries()) {
    left -= weight;
    if (left < 0) return at;
  }
  return pairs.length - 1;
}

/** xmur3 makes a start of the words, mulberry32 goes on from there. */
function generatorFrom(words: string): () => number {
  let state = 1_779_033_703 ^ words.length;
  for (const letter of words) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 3_432_918_353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const normal = (fraction: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - fraction())) * Math.cos(2 * Math.PI * fraction());

function poisson(mean: number, fraction: () => number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = fraction(); product > limit; product *= fraction()) count += 1;
  return count;
}
