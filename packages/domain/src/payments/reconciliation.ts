import type { Senti } from '../money/senti.ts';

export type Way = 'in' | 'out';

/** A payment as one side has it in its list of a day. */
export type DayLine = {
  readonly way: Way;
  readonly receipt: string;
  readonly amount: Senti;
};

export type Finding =
  /** They say money moved; our books have not heard of it. */
  | { readonly kind: 'missing-here'; readonly line: DayLine }
  /** Our books say money moved; their list does not have it. */
  | { readonly kind: 'missing-there'; readonly line: DayLine }
  | { readonly kind: 'other-amount'; readonly ours: DayLine; readonly theirs: DayLine };

const nameOf = ({ way, receipt }: DayLine): string => `${way} ${receipt}`;

/** Lines that both sides have with the same amount say nothing (PAY-30). */
export function compareDay(
  ours: readonly DayLine[],
  theirs: readonly DayLine[],
): readonly Finding[] {
  const here = new Map(ours.map((line) => [nameOf(line), line]));
  const there = new Map(theirs.map((line) => [nameOf(line), line]));
  const missingThere = ours.filter((line) => !there.has(nameOf(line)));
  const ofTheirs = [...there.values()].flatMap((theirLine): Finding[] => {
    const ourLine = here.get(nameOf(theirLine));
    if (!ourLine) return [{ kind: 'missing-here', line: theirLine }];
    if (ourLine.amount === theirLine.amount) return [];
    return [{ kind: 'other-amount', ours: ourLine, theirs: theirLine }];
  });
  return [...ofTheirs, ...missingThere.map((line) => ({ kind: 'missing-there', line }) as const)];
}
