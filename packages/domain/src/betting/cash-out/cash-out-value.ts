import { invariant } from '../../invariant.ts';
import { type Senti, senti } from '../../money/senti.ts';
import { type BetMoney, betReturn } from '../bet-return.ts';
import { type BetInPlay, moneyInPlay } from './bet-in-play.ts';
import { type CashOutStep, stepsOf } from './cash-out-explanation.ts';
import {
  type CashOutLeg,
  factorAtBest,
  factorNow,
  type LegLock,
  legAtBest,
  type PricedLeg,
} from './cash-out-leg.ts';
import { type CashOutMoney, PAID_MINIMUM, taxedCashOut } from './cash-out-tax.ts';
import { worthOfLines } from './worth-of-lines.ts';

export type CashOutTerms = {
  /** What the house keeps of the worth, at most two decimals. */
  readonly marginPercent: number;
};

export const defaultCashOutTerms: CashOutTerms = { marginPercent: 5 };

/** In the order they are checked; of several locked legs the first is told (CSH-09). */
export type CashOutLock =
  | 'credit-stake'
  | 'nothing-left'
  | 'every-leg-decided'
  | LegLock
  | 'below-minimum';

export type CashOutOffer =
  | { readonly state: 'locked'; readonly why: CashOutLock }
  | (CashOutMoney & { readonly state: 'offered'; readonly explanation: readonly CashOutStep[] });

/** What the house pays now for all that is in play of an open bet (CSH-03 … CSH-10). */
export function cashOutOffer(
  bet: BetInPlay,
  legs: readonly CashOutLeg[],
  terms: CashOutTerms = defaultCashOutTerms,
): CashOutOffer {
  const money = moneyInPlay(bet);
  const why = lockOf(money, legs);
  if (why) return { state: 'locked', why };
  const priced = legs.filter((leg) => leg.state !== 'locked');
  const possible = possibleReturn(money, priced);
  const worth = worthNow(money, priced, { possible, terms });
  const payout = payoutAtBest(money, priced);
  const taxRatePercent = money.terms.taxRatePercent;
  const paidOut = taxedCashOut(smaller(worth, payout), { stake: money.stake, taxRatePercent });
  if (paidOut.paid < PAID_MINIMUM) return { state: 'locked', why: 'below-minimum' };
  const { marginPercent } = terms;
  const explanation = stepsOf({
    money,
    legs: priced,
    possible,
    marginPercent,
    worth,
    payout,
    paidOut,
  });
  return { state: 'offered', ...paidOut, explanation };
}

/** What is paid if every leg that is open wins, the bonus of a full slip included. */
export const payoutInPlay = (bet: BetInPlay, legs: readonly CashOutLeg[]): Senti =>
  payoutAtBest(moneyInPlay(bet), legs);

function lockOf(money: BetMoney, legs: readonly CashOutLeg[]): CashOutLock | undefined {
  if (money.paidWith === 'credit') return 'credit-stake';
  if (payoutAtBest(money, legs) === 0n) return 'nothing-left';
  // Such a bet waits for its settlement and owes no margin to anybody.
  if (legs.every(({ state }) => state === 'decided')) return 'every-leg-decided';
  return legs.find((leg) => leg.state === 'locked')?.why;
}

/** Before tax, if every open leg wins: what the odds promise and what the ceiling leaves of it. */
type PossibleReturn = { readonly promised: Senti; readonly returned: Senti };

/** Without win bonus, which a bet earns by being played to its end (CSH-07). */
function possibleReturn(money: BetMoney, legs: readonly PricedLeg[]): PossibleReturn {
  const atBest = worthOfLines(money.shape, legs.map(factorAtBest));
  const withoutBonus = { ...money.terms, winBonus: { ladder: [], oddsMinimum: 0 } };
  const { paid, tax } = betReturn({ ...money, terms: withoutBonus }, legs.map(legAtBest));
  return {
    promised: senti((money.stake * atBest.numerator) / atBest.denominator),
    returned: senti(paid + tax),
  };
}

const WHOLE = 10_000n;

/**
 * Stake × what the legs are worth now × (1 − margin), rounded down once. Where the ceiling cuts
 * what the bet can return, its worth is cut alike: a hope of 300 million that pays 50 million is
 * worth the chance of 50 (CSH-06).
 */
function worthNow(
  { shape, stake }: BetMoney,
  legs: readonly PricedLeg[],
  { possible, terms }: { readonly possible: PossibleReturn; readonly terms: CashOutTerms },
): Senti {
  const now = worthOfLines(shape, legs.map(factorNow));
  const kept = WHOLE - BigInt(Math.round(terms.marginPercent * 100));
  invariant(kept >= 0n && kept <= WHOLE, 'a margin is a part of the whole');
  return senti(
    (stake * now.numerator * kept * possible.returned) /
      (now.denominator * WHOLE * possible.promised),
  );
}

const payoutAtBest = (money: BetMoney, legs: readonly CashOutLeg[]): Senti =>
  betReturn(money, legs.map(legAtBest)).paid;

const smaller = (one: Senti, other: Senti): Senti => (one < other ? one : other);
