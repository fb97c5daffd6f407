import { legOutcomeOfFeed } from '@kipute/contract/constants/betting/outcomes';
import { bettingTypeOf } from '@kipute/contract/constants/betting-types/betting-types';
import { gradeSelection } from '@kipute/domain/grading/grade-selection';
import { type OurWord, type Reconciled, reconcile } from '@kipute/domain/grading/reconcile';
import type { MatchResult } from '@kipute/domain/grading/result/match-result';
import type { Result } from '@kipute/domain/result';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { type MarketSnapshot, type MatchSnapshot, sidesOf } from '../match-snapshot.ts';
import type { ReadingRefusal } from '../result/read-result.ts';
import { selectionOfMarket } from '../selection/read-selection.ts';

type Leg = {
  readonly snapshot: MatchSnapshot;
  readonly market: MarketSnapshot;
  /** Of `resultOfMatch`; one match has many legs. */
  readonly result: Result<MatchResult, ReadingRefusal>;
};

/** The outcome of a leg, reconciled from our grade and the provider's. */
export function gradeLeg(leg: Leg): Reconciled {
  // An unknown code is no outcome: a result is never guessed.
  const provider = legOutcomeOfFeed(leg.market.selection.status) ?? 'pending';
  return reconcile(gradeOf(leg), provider);
}

/** Our own grade. The provider alone settles nothing of a match that has not begun. */
export function gradeOf(leg: Leg): OurWord {
  const { snapshot, market, result } = leg;
  if (snapshot.match.status === eventStatuses.pending) return { outcome: 'pending' };
  if (!result.ok) return gradeWithout(leg, result.refusal);
  const sides = sidesOf(snapshot);
  const selection = sides && selectionOfMarket(market, sides);
  if (!selection) return { outcome: 'undecidable', why: 'pick-does-not-fit' };
  return gradeSelection(selection, result.value, bettingTypeOf);
}

const running: readonly number[] = [eventStatuses.inProgress, eventStatuses.interrupted];

/**
 * What the feed does not tell leaves the result to the provider. What contradicts itself does not: in play it is
 * waited for, since a goal and its score may come one after the other, and then it is for a person.
 */
function gradeWithout({ snapshot }: Leg, refusal: ReadingRefusal): OurWord {
  switch (refusal) {
    case 'sport-not-graded':
      return { outcome: 'undecidable', why: 'provider-decides' };
    case 'sides-not-named':
      return { outcome: 'undecidable', why: 'count-missing' };
    case 'status-unknown':
      return { outcome: 'pending' };
    default:
      return running.includes(snapshot.match.status)
        ? { outcome: 'pending' }
        : { outcome: 'refused', why: refusal };
  }
}
