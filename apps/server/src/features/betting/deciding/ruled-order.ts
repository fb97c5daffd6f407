import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { type BetReturn, type BetTerms, betReturn } from '@kipute/domain/betting/bet-return';
import type { BetShape } from '@kipute/domain/betting/bet-shape';
import { type BetInPlay, moneyInPlay } from '@kipute/domain/betting/cash-out/bet-in-play';
import type { DecidedLeg, DecidedOutcome } from '@kipute/domain/betting/leg-factor';
import { type Senti, senti } from '@kipute/domain/money/senti';

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
  /** Nothing: a leg is open, or it was sold back. */
  | { readonly to: 'stay' }
  /** A leg is for a person to decide. */
  | { readonly to: 'abnormal' }
  | { readonly to: 'settled' | 'awaiting-approval'; readonly money: ReturnedMoney };

/** Where every shilling of what was in play goes. */
export type ReturnedMoney = Omit<BetReturn, 'winBonusPercent'>;

export type DecidingTerms = {
  readonly terms: BetTerms;
  /** A payout from here on waits for a person. */
  readonly reviewFrom: Senti;
};

const { open, abnormal, settled, 'awaiting-approval': awaiting } = orderStatuses;

/** Those a result can still move; sold back is sold back. */
const decidable: readonly number[] = [open.id, abnormal.id, settled.id, awaiting.id];

const decidedOutcomes: ReadonlyMap<number, DecidedOutcome> = new Map(
  (['win', 'half-win', 'refund', 'half-lose', 'lose'] as const).map((outcome) => [
    legOutcomes[outcome].id,
    outcome,
  ]),
);

export function decideOrder(order: RuledOrder, { terms, reviewFrom }: DecidingTerms): Decision {
  if (!decidable.includes(order.status)) return { to: 'stay' };
  const money = returnOf(order, terms);
  if (money === undefined) {
    const isForPerson = order.outcomes.includes(legOutcomes.abnormal.id);
    return { to: isForPerson && order.status === open.id ? 'abnormal' : 'stay' };
  }
  // Of so much that was paid a person knows; what was lost or small before, nobody has looked at.
  const wasReviewed = order.status === settled.id && order.payout >= reviewFrom;
  const isReviewed = wasReviewed || money.paid < reviewFrom;
  return { to: isReviewed ? 'settled' : 'awaiting-approval', money };
}

type BetOnOrder = Pick<
  RuledOrder,
  'systemSize' | 'stake' | 'stakeInPlay' | 'paidWith' | 'odds' | 'outcomes'
>;

/** What its legs make of what is in play; undefined while one of them is open. */
export function returnOf(order: BetOnOrder, terms: BetTerms): BetReturn | undefined {
  const legs = decidedLegs(order);
  return legs && betReturn(moneyInPlay(betInPlay(order, terms)), legs);
}

export const shapeOf = (systemSize: number): BetShape =>
  systemSize > 0 ? { kind: 'system', size: systemSize } : { kind: 'all' };

/** As the arithmetic of the house knows it. */
export function betInPlay(
  order: Pick<RuledOrder, 'systemSize' | 'stake' | 'stakeInPlay' | 'paidWith'>,
  terms: BetTerms,
): BetInPlay {
  return {
    shape: shapeOf(order.systemSize),
    stake: senti(order.stake),
    stakeInPlay: senti(order.stakeInPlay),
    paidWith: order.paidWith === 'credit' ? 'credit' : 'balance',
    terms,
  };
}

/** Undefined while one of them is open. */
function decidedLegs({ odds, outcomes }: BetOnOrder): readonly DecidedLeg[] | undefined {
  const legs: DecidedLeg[] = [];
  for (const [at, id] of outcomes.entries()) {
    const outcome = decidedOutcomes.get(id);
    if (!outcome) return undefined;
    legs.push({ odds: odds[at] ?? 0, outcome });
  }
  return legs;
}
