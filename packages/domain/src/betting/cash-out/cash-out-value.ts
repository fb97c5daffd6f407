import { invariant } from '../../invariant.ts';
import { type Senti, senti } from '../../money/senti.ts';
import {
  type BetMoney,
  betReturn,
  type DecidedLeg,
  type DecidedOutcome,
  FACTOR_UNIT,
  legFactor,
} from '../bet-return.ts';
import { type BetShape, lineCount, lineSizes } from '../bet-shape.ts';
import { type BetInPlay, moneyInPlay } from './bet-in-play.ts';
import { type CashOutMoney, PAID_MINIMUM, taxedCashOut } from './cash-out-money.ts';
import { type Fraction, inLowestTerms } from './fraction.ts';

/** Why an open leg has no worth that the house could stand by. */
export type LegLock =
  /** By the provider, who does not say why. */
  | 'leg-suspended'
  /** Soon after a goal, a penalty, a sending-off or a review. */
  | 'danger'
  | 'leg-without-price'
  | 'line-moved'
  | 'feed-silent'
  /** Its match is over, or it is decided. */
  | 'result-awaited';

/** Odds of the placing in thousandths. */
type Placed = { readonly placedOdds: number };

export type PricedLeg =
  | (Placed & { readonly state: 'decided'; readonly outcome: DecidedOutcome })
  | (Placed & { readonly state: 'open'; readonly fair: Fraction });

export type CashOutLeg = PricedLeg | (Placed & { readonly state: 'locked'; readonly why: LegLock });

export type CashOutOptions = {
  /** What the house keeps of the worth, at most two decimals. */
  readonly marginPercent: number;
};

const defaultCashOutOptions: CashOutOptions = { marginPercent: 5 };

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
  options: CashOutOptions = defaultCashOutOptions,
): CashOutOffer {
  const money = moneyInPlay(bet);
  const why = lockOf(money, legs);
  if (why) return { state: 'locked', why };
  const priced = legs.filter((leg) => leg.state !== 'locked');
  const possible = possibleReturn(money, priced);
  const worth = worthNow(money, priced, { possible, options });
  const payout = payoutAtBest(money, priced);
  const taxRatePercent = money.terms.taxRatePercent;
  const paidOut = taxedCashOut(smaller(worth, payout), { stake: money.stake, taxRatePercent });
  if (paidOut.paid < PAID_MINIMUM) return { state: 'locked', why: 'below-minimum' };
  const { marginPercent } = options;
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
  { possible, options }: { readonly possible: PossibleReturn; readonly options: CashOutOptions },
): Senti {
  const now = worthOfLines(shape, legs.map(factorNow));
  const kept = WHOLE - BigInt(Math.round(options.marginPercent * 100));
  invariant(kept >= 0n && kept <= WHOLE, 'a margin is a part of the whole');
  return senti(
    (stake * now.numerator * kept * possible.returned) /
      (now.denominator * WHOLE * possible.promised),
  );
}

const payoutAtBest = (money: BetMoney, legs: readonly CashOutLeg[]): Senti =>
  betReturn(money, legs.map(legAtBest)).paid;

/** By what a leg multiplies the stake today: its ending, or its odds at the chance of now. */
export function factorNow(leg: PricedLeg): Fraction {
  if (leg.state === 'decided') return factorAtBest(leg);
  invariant(leg.fair.numerator > leg.fair.denominator, 'fair odds return more than the stake');
  return {
    numerator: BigInt(leg.placedOdds) * leg.fair.denominator,
    denominator: 1_000n * leg.fair.numerator,
  };
}

const factorAtBest = (leg: CashOutLeg): Fraction => ({
  numerator: legFactor(legAtBest(leg)),
  denominator: FACTOR_UNIT,
});

/** How it ended, or the win it still hopes for. */
const legAtBest = (leg: CashOutLeg): DecidedLeg => ({
  odds: leg.placedOdds,
  outcome: leg.state === 'decided' ? leg.outcome : 'win',
});

/**
 * By what all lines of a bet together multiply its stake, exactly. It is the polynomial of
 * `sumOfLines` for factors that are fractions: a leg that a line leaves out gives it its
 * denominator, so every line stands over the same one, the product of all (CSH-05).
 */
function worthOfLines(shape: BetShape, factors: readonly Fraction[]): Fraction {
  const sizes = lineSizes(shape, factors.length);
  const [fewest = 0, longest = 0] = [sizes[0], sizes[sizes.length - 1]];
  // sums[k]: over all choices of k of the factors seen so far.
  const sums = [1n, ...Array.from({ length: longest }, () => 0n)];
  for (const [seen, { numerator, denominator }] of factors.entries()) {
    // Choices too small to be filled by the factors to come are left alone: sixty legs that must
    // all win are sixty multiplications.
    const smallest = Math.max(0, fewest - (factors.length - seen - 1));
    for (let chosen = Math.min(longest, seen + 1); chosen >= smallest; chosen -= 1) {
      const without = (sums[chosen] ?? 0n) * denominator;
      sums[chosen] = without + (sums[chosen - 1] ?? 0n) * numerator;
    }
  }
  const denominators = factors.reduce((product, { denominator }) => product * denominator, 1n);
  return {
    numerator: sizes.reduce((total, size) => total + (sums[size] ?? 0n), 0n),
    denominator: denominators * BigInt(lineCount(shape, factors.length)),
  };
}

/** One line of the explanation of an offer; `leg` counts from 0 (CSH-10). */
export type CashOutStep =
  | { readonly step: 'stake'; readonly stake: Senti }
  | {
      readonly step: 'decided-leg';
      readonly leg: number;
      readonly outcome: DecidedOutcome;
      readonly factor: Fraction;
    }
  | {
      readonly step: 'open-leg';
      readonly leg: number;
      /** Thousandths. */
      readonly placedOdds: number;
      readonly fair: Fraction;
      readonly factor: Fraction;
    }
  | { readonly step: 'lines'; readonly lines: number; readonly legsEach: readonly number[] }
  | { readonly step: 'profit-ceiling'; readonly promised: Senti; readonly returned: Senti }
  | { readonly step: 'margin'; readonly percent: number }
  | { readonly step: 'payout-ceiling'; readonly payout: Senti }
  | { readonly step: 'tax'; readonly ratePercent: number; readonly tax: Senti };

type Calculation = {
  readonly money: BetMoney;
  readonly legs: readonly PricedLeg[];
  readonly possible: { readonly promised: Senti; readonly returned: Senti };
  readonly marginPercent: number;
  readonly worth: Senti;
  readonly payout: Senti;
  readonly paidOut: CashOutMoney;
};

/** Every step that changed the number, in the order of the sum; what changed nothing is left out. */
function stepsOf(calculation: Calculation): readonly CashOutStep[] {
  const { money, legs, possible, marginPercent, worth, payout, paidOut } = calculation;
  const { shape, stake, terms } = money;
  const lines = lineCount(shape, legs.length);
  const legsEach = lineSizes(shape, legs.length);
  return [
    { step: 'stake', stake },
    ...legs.map(legStep),
    ...(lines > 1 ? [{ step: 'lines', lines, legsEach } as const] : []),
    ...(possible.returned < possible.promised
      ? [{ step: 'profit-ceiling', ...possible } as const]
      : []),
    { step: 'margin', percent: marginPercent },
    ...(payout < worth ? [{ step: 'payout-ceiling', payout } as const] : []),
    ...(paidOut.tax > 0n
      ? [{ step: 'tax', ratePercent: terms.taxRatePercent, tax: paidOut.tax } as const]
      : []),
  ];
}

function legStep(priced: PricedLeg, leg: number): CashOutStep {
  const factor = inLowestTerms(factorNow(priced));
  if (priced.state === 'decided') {
    return { step: 'decided-leg', leg, outcome: priced.outcome, factor };
  }
  const { placedOdds, fair } = priced;
  return { step: 'open-leg', leg, placedOdds, fair, factor };
}

const smaller = (one: Senti, other: Senti): Senti => (one < other ? one : other);
