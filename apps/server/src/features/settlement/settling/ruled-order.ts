import { orderStatusAfter, orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { type BetReturn, type BetTerms, bestReturn } from '@kipute/domain/betting/bet-return';
import { moneyInPlay } from '@kipute/domain/betting/cash-out/bet-in-play';
import { certainReturn } from '@kipute/domain/betting/open-bet-return';
import type { Senti } from '@kipute/domain/money/senti';
import { betInPlay, legsSoFar } from '../../betting/index.ts';

/** An order a ruling has reached, under its lock. */
export type RuledOrder = {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
  /** A number of the contract. */
  readonly status: number;
  readonly systemSize: number;
  readonly stake: bigint;
  /** What no cash-out has taken. */
  readonly stakeInPlay: bigint;
  readonly paidWith: string;
  readonly termsId: bigint;
  /** As promised while it is open, as paid once it is decided. */
  readonly payout: bigint;
  /** Of one that is decided: what came back as credit. */
  readonly creditBack: bigint;
  /** How often it was paid. */
  readonly settlements: number;
  /** Whether the leg that is ruled on had no outcome before. */
  readonly wasOpen: boolean;
  /** All its legs, in the order of their places. */
  readonly matchIds: readonly bigint[];
  readonly selectionIds: readonly bigint[];
  readonly odds: readonly number[];
  readonly outcomes: readonly number[];
};

/** What becomes of an order once a ruling has reached one of its legs. */
export type Decision =
  /** Nothing: it still hangs on a leg, is lost as before, or was sold back. */
  | { readonly to: 'stay' }
  /** A leg is for a person to decide. */
  | { readonly to: 'abnormal' }
  /** It was settled as lost and is not lost any more: with what it promises again (STL-37). */
  | { readonly to: 'reopened'; readonly as: 'open' | 'abnormal'; readonly promise: ReturnedMoney }
  | { readonly to: 'settled' | 'awaiting-approval'; readonly money: ReturnedMoney };

/** Where every shilling of what was in play goes. */
export type ReturnedMoney = Omit<BetReturn, 'winBonusPercent'>;

export type DecidingTerms = {
  readonly terms: BetTerms;
  /** A payout from here on waits for a person. */
  readonly reviewFrom: Senti;
};

const { settled } = orderStatuses;

export function decideOrder(order: RuledOrder, { terms, reviewFrom }: DecidingTerms): Decision {
  // Sold back is sold back.
  if (orderStatusAfter(order.status, 'decided') === undefined) return { to: 'stay' };
  const money = returnOf(order, terms);
  if (money === undefined) return stillOpen(order, terms);
  // A leg of a lost bet that ended after all, or otherwise.
  if (isLost(order) && isNothing(money)) return { to: 'stay' };
  // Of so much that was paid a person knows; what was lost or small before, nobody has looked at.
  const wasReviewed = order.status === settled.id && order.payout >= reviewFrom;
  const isReviewed = wasReviewed || money.paid === 0n || money.paid < reviewFrom;
  return { to: isReviewed ? 'settled' : 'awaiting-approval', money };
}

function stillOpen(order: RuledOrder, terms: BetTerms): Decision {
  const isForPerson = order.outcomes.includes(legOutcomes.abnormal.id);
  if (order.status === settled.id) {
    const promise = bestReturn(moneyInPlay(betInPlay(order, terms)), order.odds);
    return { to: 'reopened', as: isForPerson ? 'abnormal' : 'open', promise };
  }
  return { to: isForPerson && order.status === orderStatuses.open.id ? 'abnormal' : 'stay' };
}

/** Settled, and nothing came of it. */
const isLost = ({ status, payout, creditBack }: RuledOrder): boolean =>
  status === settled.id && payout === 0n && creditBack === 0n;

const isNothing = ({ paid, creditReturned, moneyBack }: ReturnedMoney): boolean =>
  paid === 0n && creditReturned === 0n && moneyBack === 0n;

type BetOnOrder = Pick<
  RuledOrder,
  'systemSize' | 'stake' | 'stakeInPlay' | 'paidWith' | 'odds' | 'outcomes'
>;

/** What its legs make of what is in play; undefined while it still hangs on one of them. */
export function returnOf(order: BetOnOrder, terms: BetTerms): BetReturn | undefined {
  return certainReturn(moneyInPlay(betInPlay(order, terms)), legsSoFar(order));
}
