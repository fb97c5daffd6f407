import {
  movedOrderStatus,
  orderStatusAfter,
  orderStatuses,
} from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { type BetEnd, betEnd } from '@kipute/domain/betting/bet-end';
import { type BetReturn, type BetTerms, bestReturn } from '@kipute/domain/betting/bet-return';
import { moneyInPlay } from '@kipute/domain/betting/cash-out/bet-in-play';
import { certainReturn } from '@kipute/domain/betting/open-bet-return';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { betInPlay, type ChangedOrder, legsSoFar } from '../../betting/index.ts';

/** An order with a leg that a result has reached, locked. */
export type OrderToSettle = {
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
  /** As promised while it is open, as paid once it is settled. */
  readonly payout: bigint;
  /** Of one that is settled: what came back as credit. */
  readonly creditBack: bigint;
  /** How often it was paid. */
  readonly settlements: number;
  /** Whether the leg that the result is for had no outcome before. */
  readonly wasOpen: boolean;
  /** All its legs, in the order of their places. */
  readonly matchIds: readonly bigint[];
  readonly selectionIds: readonly bigint[];
  readonly odds: readonly number[];
  readonly outcomes: readonly number[];
};

/** What becomes of an order once a result has reached one of its legs. */
type OrderGrade =
  /** Nothing: a leg it depends on is open, it is lost as before, or it was cashed out. */
  | { readonly to: 'stay' }
  /** A leg needs a person's decision. */
  | { readonly to: 'abnormal' }
  /** It was settled as lost and is not lost any more: with what it promises again (STL-37). */
  | { readonly to: 'reopened'; readonly as: 'open' | 'abnormal'; readonly promise: ReturnedMoney }
  | { readonly to: 'settled' | 'awaiting-approval'; readonly money: ReturnedMoney };

/** Where every shilling of what was in play goes. */
export type ReturnedMoney = Omit<BetReturn, 'winBonusPercent'>;

type GradingOptions = {
  readonly terms: BetTerms;
  /** A payout from here on waits for a person. */
  readonly reviewFrom: Senti;
};

const { settled } = orderStatuses;

export function gradeOrder(
  order: OrderToSettle,
  { terms, reviewFrom }: GradingOptions,
): OrderGrade {
  // What was cashed out is never settled again.
  if (orderStatusAfter(order.status, 'decided') === undefined) return { to: 'stay' };
  const money = returnOf(order, terms);
  if (money === undefined) return stillOpen(order, terms);
  // A further leg of a lost bet got its outcome, or another one.
  if (isLost(order) && isNothing(money)) return { to: 'stay' };
  // A person has approved a payout this large before; a lost or small one nobody has reviewed.
  const wasReviewed = order.status === settled.id && order.payout >= reviewFrom;
  const isReviewed = wasReviewed || money.paid === 0n || money.paid < reviewFrom;
  return { to: isReviewed ? 'settled' : 'awaiting-approval', money };
}

function stillOpen(order: OrderToSettle, terms: BetTerms): OrderGrade {
  const isForPerson = order.outcomes.includes(legOutcomes.abnormal.id);
  if (order.status === settled.id) {
    const promise = bestReturn(moneyInPlay(betInPlay(order, terms)), order.odds);
    return { to: 'reopened', as: isForPerson ? 'abnormal' : 'open', promise };
  }
  return { to: isForPerson && order.status === orderStatuses.open.id ? 'abnormal' : 'stay' };
}

/** Settled, and nothing came of it. */
const isLost = ({ status, payout, creditBack }: OrderToSettle): boolean =>
  status === settled.id && payout === 0n && creditBack === 0n;

const isNothing = ({ paid, creditReturned, moneyBack }: ReturnedMoney): boolean =>
  paid === 0n && creditReturned === 0n && moneyBack === 0n;

type BetOnOrder = Pick<
  OrderToSettle,
  'systemSize' | 'stake' | 'stakeInPlay' | 'paidWith' | 'odds' | 'outcomes'
>;

/** What its legs make of what is in play; undefined while that depends on an open one. */
export function returnOf(order: BetOnOrder, terms: BetTerms): BetReturn | undefined {
  return certainReturn(moneyInPlay(betInPlay(order, terms)), legsSoFar(order));
}

export type GradedOrder = { readonly order: OrderToSettle; readonly grade: OrderGrade };

type OrderBefore = Pick<
  OrderToSettle,
  'id' | 'playerId' | 'serialNumber' | 'status' | 'stakeInPlay'
>;
type Graded = { readonly order: OrderBefore; readonly grade: OrderGrade };

/** As it is published to its player: enough to show the end of a bet without a call (ORD-50). */
export function changedOrder(graded: Graded): ChangedOrder {
  const { order, grade } = graded;
  const { id: orderId, playerId, serialNumber } = order;
  const changed = { playerId, orderId, serialNumber, status: statusAfter(graded) };
  return grade.to === 'settled' ? { ...changed, end: endOf(order, grade.money) } : changed;
}

/** Every grade is a transition of the status table, or it is a bug (CON-04). */
export function statusAfter({ order: { status }, grade }: Graded): number {
  switch (grade.to) {
    case 'stay':
      return status;
    case 'abnormal':
      return movedOrderStatus(status, 'doubtful');
    case 'reopened':
      return movedOrderStatus(status, grade.as === 'open' ? 'no-longer-lost' : 'doubtful');
    case 'settled':
      return movedOrderStatus(status, 'decided');
    case 'awaiting-approval':
      return movedOrderStatus(status, 'payout-needs-review');
  }
}

type SettledEnd = { readonly result: BetEnd; readonly paid: Senti };

/** A part given back of what one leg lost does not make the bet anything but lost. */
export function endOf(
  { stakeInPlay }: Pick<OrderBefore, 'stakeInPlay'>,
  money: ReturnedMoney,
): SettledEnd {
  const back = senti(money.paid + money.creditReturned);
  const result = betEnd({ profit: money.profit, back, stake: senti(stakeInPlay) });
  return { result, paid: senti(back + money.moneyBack) };
}
