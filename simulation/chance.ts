import { createHash } from 'node:crypto';

/** Where everything random of a run comes from. */
export type Chance = {
  /** At least 0, below 1. */
  readonly fraction: () => number;
  /** Both ends may come. */
  readonly integer: (range: { readonly from: number; readonly to: number }) => number;
  readonly pick: <Value>(choices: readonly Value[]) => Value;
  readonly byWeight: <Value extends { readonly weight: number }>(
    choices: readonly Value[],
  ) => Value;
  /** Sixteen letters that come once. */
  readonly word: () => string;
};

const TWO_TO_32 = 2 ** 32;

/**
 * The same seed gives the same draws on every machine. Every step of a run has a stream of its own,
 * so a step can be drawn again without those before it.
 */
export function createChance(seed: string): Chance {
  let drawn = 0;
  const bytes = (): Buffer => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest();
  };
  const fraction = () => bytes().readUInt32BE() / TWO_TO_32;
  return {
    fraction,
    integer: ({ from, to }) => from + Math.floor(fraction() * (to - from + 1)),
    pick: (choices) => at(choices, Math.floor(fraction() * choices.length)),
    byWeight: (choices) => atWeight(choices, fraction()),
    word: () => bytes().toString('hex', 0, 8),
  };
}

function at<Value>(choices: readonly Value[], place: number): Value {
  if (choices.length === 0) throw new Error('there is nothing to choose from');
  return choices[place] as Value;
}

function atWeight<Value extends { readonly weight: number }>(
  choices: readonly Value[],
  fraction: number,
): Value {
  let left = fraction * choices.reduce((sum, { weight }) => sum + weight, 0);
  const found = choices.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return at(choices, found < 0 ? choices.length - 1 : found);
}
