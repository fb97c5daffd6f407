import type { DecidedOutcome } from '../betting/bet-return.ts';
import type { ResultRefusal } from './result/match-result.ts';
import { impossibleMarkets, type Undecidable } from './verdict.ts';

/** What our own grading says of a selection. */
export type Grade =
  | { readonly outcome: DecidedOutcome | 'pending' }
  | { readonly outcome: 'undecidable'; readonly why: Undecidable };

/** A result that contradicts itself, or was told in two ways. */
type RefusedResult = ResultRefusal | 'counts-contradict';

/** Our grade, or why there is none although the match is over. */
export type OurWord = Grade | { readonly outcome: 'refused'; readonly why: RefusedResult };

/** What the provider's status says of it, already in words of ours. */
export type ProviderWord = DecidedOutcome | 'pending' | 'abnormal';

export type Reconciled =
  | { readonly state: 'agreed'; readonly outcome: DecidedOutcome }
  | { readonly state: 'pending' }
  | { readonly state: 'abnormal'; readonly why: Abnormality };

export type Abnormality =
  | {
      readonly reason: 'provider-disagrees';
      readonly ours: DecidedOutcome;
      readonly theirs: DecidedOutcome;
    }
  | { readonly reason: 'provider-cannot-tell' }
  | { readonly reason: 'nobody-can-tell'; readonly why: Undecidable }
  | { readonly reason: 'market-impossible'; readonly why: Undecidable }
  | { readonly reason: 'result-refused'; readonly why: RefusedResult };

/**
 * Who decides: where only one of the two can tell, its word stands; where both do and differ, a
 * person decides (GRA-31). `provider` undefined: it does not grade this at all.
 */
export function reconcile(ours: OurWord, provider: ProviderWord | undefined): Reconciled {
  if (provider === 'abnormal')
    return { state: 'abnormal', why: { reason: 'provider-cannot-tell' } };
  if (ours.outcome === 'refused') {
    // Its word and the result it goes with are from the same hand: one of them is wrong.
    return provider === 'pending'
      ? { state: 'pending' }
      : { state: 'abnormal', why: { reason: 'result-refused', why: ours.why } };
  }
  if (ours.outcome === 'undecidable') {
    if (provider === 'pending') return { state: 'pending' };
    // Whatever the provider says of a market that cannot be, nobody is paid on its word alone.
    if (impossibleMarkets.includes(ours.why)) {
      return { state: 'abnormal', why: { reason: 'market-impossible', why: ours.why } };
    }
    return provider === undefined
      ? { state: 'abnormal', why: { reason: 'nobody-can-tell', why: ours.why } }
      : { state: 'agreed', outcome: provider };
  }
  // We are told of the end before the provider has graded, and the other way round: wait for both.
  if (ours.outcome === 'pending' || provider === 'pending') return { state: 'pending' };
  if (provider === undefined || provider === ours.outcome) {
    return { state: 'agreed', outcome: ours.outcome };
  }
  const why = { reason: 'provider-disagrees', ours: ours.outcome, theirs: provider } as const;
  return { state: 'abnormal', why };
}
