import { type Order, resultOf } from '../order-result.ts';
import { isUnderWay } from './leg-standing.ts';
import type { LegNow } from './use-standings.ts';

type CardLegs = { readonly shown: readonly LegNow[]; readonly folded: readonly LegNow[] };

/** As many legs as a card shows whole. */
const WHOLE_MAX = 3;
const PENDING = 0;

/** An open bet shows the few legs it has; of many those in play, and folds the others (ORD-06). */
export function legsOfCard(order: Order, legs: readonly LegNow[]): CardLegs {
  if (resultOf(order) !== 'open') return { shown: [], folded: legs };
  if (legs.length <= WHOLE_MAX) return { shown: legs, folded: [] };
  const isInPlay = ({ leg, state }: LegNow) =>
    leg.outcome === PENDING && state !== undefined && isUnderWay(state);
  return {
    shown: legs.filter(isInPlay),
    folded: legs.filter((now) => !isInPlay(now)),
  };
}
