import { invariant } from '../invariant.ts';
import { floorToShilling, percentOfRoundedDown, type Senti, senti } from '../money/senti.ts';
import { type BetShape, legsPerLine, lineCount, sumOfLines } from './bet-shape.ts';
import { type DecidedLeg, FACTOR_UNIT, legFactor } from './leg-factor.ts';
import { type MoneyBackTerms, moneyBack } from './money-back.ts';
import { type OddsHundredths, totalOddsOf } from './total-odds.ts';
import { type WinBonusTerms, winBonusPercent } from './win-bonus.ts';

/** What the house promised when the bet was placed; a later change of settings alters no bet. */
export type BetTerms = {
  readonly taxRatePercent: number;
  readonly singleProfitMaximum: Senti;
  readonly multipleProfitMaximum: Senti;
  readonly winBonus: WinBonusTerms;
  /** For an accumulator that one leg lost; undefined when the house promised none. */
  readonly moneyBack?: MoneyBackTerms | undefined;
};

export type BetMoney = {
  readonly shape: BetShape;
  readonly stake: Senti;
  readonly paidWith: 'balance' | 'credit';
  readonly terms: BetTerms;
};

/** Where every shilling of a decided bet goes. */
export type BetReturn = {
  readonly profit: Senti;
  readonly winBonusPercent: number;
  readonly winBonus: Senti;
  readonly tax: Senti;
  /** Into the cash purse. */
  readonly paid: Senti;
  /** Back into the credit purse: the whole stake when every leg was refunded, else nothing. */
  readonly creditReturned: Senti;
  /** Into the credit purse, for an accumulator that one leg lost. */
  readonly moneyBack: Senti;
};

const NOTHING = senti(0n);

/**
 * What a decided bet pays, to the senti. The slip, the server at placing, the settlement and the
 * back-office all ask here; there is no second place that multiplies a stake (BET-02 … BET-07).
 */
export function betReturn(bet: BetMoney, legs: readonly DecidedLeg[]): BetReturn {
  invariant(bet.stake > 0n, 'a bet has a stake');
  if (legs.every(({ outcome }) => outcome === 'refund')) return everythingBack(bet);
  const { stake, terms } = bet;
  const profitMaximum = legs.length === 1 ? terms.singleProfitMaximum : terms.multipleProfitMaximum;
  const gross = grossReturn(bet, legs);
  const profit = smaller(gross > stake ? senti(gross - stake) : NOTHING, profitMaximum);
  const percent = bonusPercent(bet, legs);
  const winBonus = percentOfRoundedDown(profit, percent);
  const tax = floorToShilling(percentOfRoundedDown(senti(profit + winBonus), terms.taxRatePercent));
  const stakeBack = smaller(gross, stake);
  const withStake = smaller(senti(stakeBack + profit - tax + winBonus), profitMaximum);
  const paid = bet.paidWith === 'balance' ? withStake : without(stakeBack, withStake);
  const isPaid = gross > 0n;
  return {
    profit,
    winBonusPercent: isPaid ? percent : 0,
    winBonus,
    tax,
    paid,
    creditReturned: NOTHING,
    moneyBack: moneyBack(bet, legs),
  };
}

/** What the slip shows and the order keeps: the return when every leg wins. */
export function bestReturn(
  bet: BetMoney,
  legOdds: readonly number[],
): BetReturn & { readonly totalOdds: OddsHundredths } {
  const legs = legOdds.map((odds): DecidedLeg => ({ odds, outcome: 'win' }));
  return { ...betReturn(bet, legs), totalOdds: totalOddsOf(legOdds) };
}

/** Stake × the sum of all lines ÷ their number, exact until it is rounded down to the senti. */
function grossReturn({ shape, stake }: BetMoney, legs: readonly DecidedLeg[]): Senti {
  const lines = BigInt(lineCount(shape, legs.length));
  const unit = FACTOR_UNIT ** BigInt(legsPerLine(shape, legs.length));
  return senti((stake * sumOfLines(shape, legs.map(legFactor))) / (unit * lines));
}

/** A refunded leg drops out of the count. Lines of a system are short: they earn no bonus. */
function bonusPercent({ shape, terms }: BetMoney, legs: readonly DecidedLeg[]): number {
  if (shape.kind === 'system') return 0;
  const counted = legs.filter(({ outcome }) => outcome !== 'refund').map(({ odds }) => odds);
  return winBonusPercent(counted, terms.winBonus);
}

function everythingBack({ stake, paidWith }: BetMoney): BetReturn {
  const nothing = {
    ...{ profit: NOTHING, winBonusPercent: 0, winBonus: NOTHING, tax: NOTHING },
    moneyBack: NOTHING,
  };
  return paidWith === 'balance'
    ? { ...nothing, paid: stake, creditReturned: NOTHING }
    : { ...nothing, paid: NOTHING, creditReturned: stake };
}

const smaller = (one: Senti, other: Senti): Senti => (one < other ? one : other);

/** A credit stake is never returned in cash; where the cap cut into it, nothing is owed for it. */
const without = (stakeBack: Senti, withStake: Senti): Senti =>
  withStake > stakeBack ? senti(withStake - stakeBack) : NOTHING;
