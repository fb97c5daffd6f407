import type { Senti } from '../money/senti.ts';
import { normalFormOf } from './payment-identifier.ts';

export type Way = 'in' | 'out';

/** A payment as one side has it in its list of a day. */
export type DayLine = {
  readonly way: Way;
  /** The operator's number of it. */
  readonly receipt: string;
  /** Ours, or what the payer typed; empty where the list has none. */
  readonly reference: string;
  readonly amount: Senti;
};

export type Finding =
  /** They say money moved; our books have not heard of it. */
  | { readonly kind: 'missing-here'; readonly line: DayLine }
  /** Our books say money moved; their list does not have it. */
  | { readonly kind: 'missing-there'; readonly line: DayLine }
  | { readonly kind: 'other-amount'; readonly ours: DayLine; readonly theirs: DayLine }
  | { readonly kind: 'other-direction'; readonly ours: DayLine; readonly theirs: DayLine }
  /** The same number stands in one list a second time. */
  | { readonly kind: 'double-here'; readonly line: DayLine }
  | { readonly kind: 'double-there'; readonly line: DayLine };

type Sorted = { readonly first: Map<string, DayLine>; readonly repeated: readonly DayLine[] };

function byReceipt(lines: readonly DayLine[]): Sorted {
  const first = new Map<string, DayLine>();
  const repeated = lines.filter((line) => {
    const name = normalFormOf(line.receipt) ?? line.receipt;
    if (first.has(name)) return true;
    first.set(name, line);
    return false;
  });
  return { first, repeated };
}

/**
 * Compared both ways, each payment once: by the operator's number, else by our reference, because
 * a payment may be known by several numbers. Lines that agree say nothing (PAY-30).
 */
export function compareDay(
  ours: readonly DayLine[],
  theirs: readonly DayLine[],
): readonly Finding[] {
  const here = byReceipt(ours);
  const there = byReceipt(theirs);
  const byReference = new Map(ours.map((line) => [line.reference, line]));
  const matched = new Set<DayLine>();
  const ofTheirs = [...there.first].flatMap(([name, theirLine]): Finding[] => {
    const named = theirLine.reference === '' ? undefined : byReference.get(theirLine.reference);
    const ourLine = here.first.get(name) ?? named;
    if (!ourLine || matched.has(ourLine)) return [{ kind: 'missing-here', line: theirLine }];
    matched.add(ourLine);
    return differenceOf(ourLine, theirLine);
  });
  const missingThere = [...here.first.values()].filter((line) => !matched.has(line));
  return [
    ...ofTheirs,
    ...missingThere.map((line) => ({ kind: 'missing-there', line }) as const),
    ...there.repeated.map((line) => ({ kind: 'double-there', line }) as const),
    ...here.repeated.map((line) => ({ kind: 'double-here', line }) as const),
  ];
}

function differenceOf(ours: DayLine, theirs: DayLine): Finding[] {
  if (ours.way !== theirs.way) return [{ kind: 'other-direction', ours, theirs }];
  return ours.amount === theirs.amount ? [] : [{ kind: 'other-amount', ours, theirs }];
}
