import { invariant } from '../invariant.ts';
import { floorToShilling, percentOfRoundedDown, type Senti, senti } from '../money/senti.ts';
import { type OddsHundredths, totalOddsOf } from './bet-odds.ts';
import { type BetShape, fewestLegsPerLine, lineCount, sumOfLines } from './bet-shape.ts';

/** What the house promised when the bet was placed; a later change of settings alters no bet. */
export type BetTerms = {
  readonly taxRatePercent: number;
  readonly singleProfitMaximum: Senti;
  readonly multipleProfitMaximum: Senti;
  readonly winBonus: WinBonusTerms;
  /** For an accumulator that one leg lost; undefined when the house promised none. */
  readonly moneyBack?: MoneyBackTerms | undefined;
  /**
   * Of bets that were placed before the ceiling held profit and bonus together (DECISION 0036):
   * they were promised a tax of all of it, and only what is paid was cut. They are paid so.
   */
  readonly taxedBeforeCeiling?: true | undefined;
};

/** How one leg of a bet ended, as far as money cares. */
export type DecidedOutcome = 'win' | 'half-win' | 'refund' | 'half-lose' | 'lose';

export type DecidedLeg = {
  /** Thousandths. */
  readonly odds: number;
  readonly outcome: DecidedOutcome;
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
  /**
   * Where the house's ceiling was met: how much it is, and what it takes of the lines above, so
   * that profit + bonus − tax + stake − cut is what is paid. The profit is cut before (BET-03).
   */
  readonly ceiling?: { readonly maximum: Senti; readonly cut: Senti } | undefined;
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
  const maximum = legs.length === 1 ? terms.singleProfitMaximum : terms.multipleProfitMaximum;
  const gross = grossReturn(bet, legs);
  const stakeBack = smaller(gross, stake);
  const promised = senti(gross - stakeBack);
  const profit = smaller(promised, maximum);
  const percent = bonusPercent(bet, legs);
  const winBonus = percentOfRoundedDown(profit, percent);
  const together = senti(profit + winBonus);
  const won = terms.taxedBeforeCeiling ? together : smaller(together, maximum);
  const tax = floorToShilling(percentOfRoundedDown(won, terms.taxRatePercent));
  const paid = payoutOf({ bet, stakeBack, afterTax: senti(won - tax), maximum });
  const stakeReturned = bet.paidWith === 'balance' ? stakeBack : NOTHING;
  const cut = senti(together - tax + stakeReturned - paid);
  return {
    profit,
    winBonusPercent: gross > 0n ? percent : 0,
    winBonus,
    tax,
    paid,
    creditReturned: NOTHING,
    moneyBack: moneyBack(bet, legs),
    ...((promised > maximum || cut > 0n) && { ceiling: { maximum, cut } }),
  };
}

type Winnings = {
  readonly bet: BetMoney;
  readonly stakeBack: Senti;
  readonly afterTax: Senti;
  readonly maximum: Senti;
};

/** At most the ceiling, stake included; a stake by credit is no part of it (BET-07). */
function payoutOf({ bet, stakeBack, afterTax, maximum }: Winnings): Senti {
  const withStake = smaller(senti(afterTax + stakeBack), maximum);
  if (bet.paidWith === 'balance') return withStake;
  if (!bet.terms.taxedBeforeCeiling) return afterTax;
  return withStake > stakeBack ? senti(withStake - stakeBack) : NOTHING;
}

/** What the slip shows and the order keeps: the return when every leg wins. */
export function bestReturn(
  bet: BetMoney,
  legOdds: readonly number[],
): BetReturn & { readonly totalOdds: OddsHundredths } {
  const legs = legOdds.map((odds): DecidedLeg => ({ odds, outcome: 'win' }));
  return { ...betReturn(bet, legs), totalOdds: totalOddsOf(legOdds) };
}

/**
 * The least a bet pays as soon as it pays anything: one of its shortest lines, that of the lowest
 * odds, wins and everything else loses. Of an accumulator it is what it pays (BET-16).
 */
export function leastReturn(bet: BetMoney, legOdds: readonly number[]): BetReturn {
  const fewest = fewestLegsPerLine(bet.shape, legOdds.length);
  const legs = [...legOdds]
    .sort((one, other) => one - other)
    .map((odds, at): DecidedLeg => ({ odds, outcome: at < fewest ? 'win' : 'lose' }));
  return betReturn(bet, legs);
}

/** Stake × the sum of all lines ÷ their number, exact until it is rounded down to the senti. */
function grossReturn({ shape, stake }: BetMoney, legs: readonly DecidedLeg[]): Senti {
  const lines = BigInt(lineCount(shape, legs.length));
  const unit = FACTOR_UNIT ** BigInt(legs.length);
  return senti((stake * sumOfLines(shape, legs.map(legFactor), FACTOR_UNIT)) / (unit * lines));
}

/** A refunded leg drops out of the count. Lines of a system are short: they earn no bonus. */
function bonusPercent({ shape, terms }: BetMoney, legs: readonly DecidedLeg[]): number {
  if (shape.kind !== 'all') return 0;
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

/** The smallest part in which every factor is whole: half of a thousandth (BET-10). */
export const FACTOR_UNIT = 2_000n;

/** By what a leg multiplies the stake, in parts of `FACTOR_UNIT`. */
export function legFactor({ odds, outcome }: DecidedLeg): bigint {
  const thousandths = BigInt(odds);
  switch (outcome) {
    case 'win':
      return 2n * thousandths;
    case 'half-win':
      return 1_000n + thousandths;
    case 'refund':
      return FACTOR_UNIT;
    case 'half-lose':
      return FACTOR_UNIT / 2n;
    case 'lose':
      return 0n;
  }
}

/** One step of the ladder: from so many qualifying legs on, that percentage of the profit. */
export type WinBonusStep = { readonly legs: number; readonly percent: number };

export type WinBonusTerms = {
  readonly ladder: readonly WinBonusStep[];
  /** Thousandths: legs below it do not count. */
  readonly oddsMinimum: number;
};

export function qualifyingLegs(legOdds: readonly number[], { oddsMinimum }: WinBonusTerms): number {
  return legOdds.filter((odds) => odds >= oddsMinimum).length;
}

/** Of the highest step that is reached; 0 below the ladder (BET-04). */
export function winBonusPercent(legOdds: readonly number[], terms: WinBonusTerms): number {
  return stepReached(qualifyingLegs(legOdds, terms), terms.ladder)?.percent ?? 0;
}

/** The next step that pays more, and how many legs are missing; undefined at the top (BET-05). */
export function nextWinBonus(
  legOdds: readonly number[],
  terms: WinBonusTerms,
): { readonly legsMissing: number; readonly percent: number } | undefined {
  const count = qualifyingLegs(legOdds, terms);
  const now = stepReached(count, terms.ladder)?.percent ?? 0;
  const better = terms.ladder.filter(({ legs, percent }) => legs > count && percent > now);
  const next = better.reduce<WinBonusStep | undefined>(
    (nearest, step) => (nearest && nearest.legs <= step.legs ? nearest : step),
    undefined,
  );
  return next && { legsMissing: next.legs - count, percent: next.percent };
}

function stepReached(legCount: number, ladder: readonly WinBonusStep[]): WinBonusStep | undefined {
  return ladder.reduce<WinBonusStep | undefined>((highest, step) => {
    const isReached = step.legs <= legCount;
    return isReached && step.legs >= (highest?.legs ?? 0) ? step : highest;
  }, undefined);
}

/** From so many legs on, that percentage of the stake. */
export type MoneyBackStep = { readonly legs: number; readonly percent: number };

export type MoneyBackTerms = { readonly ladder: readonly MoneyBackStep[] };

/**
 * What an accumulator gets back as credit when one leg alone has lost it: all others won, refunded
 * ones do not count (BET-12). A stake by credit gets nothing: it would never be used up.
 */
export function moneyBack(
  { shape, stake, paidWith, terms }: BetMoney,
  legs: readonly DecidedLeg[],
): Senti {
  const counted = legs.filter(({ outcome }) => outcome !== 'refund');
  const isLostByOne =
    shape.kind === 'all' &&
    counted.filter(({ outcome }) => outcome === 'lose').length === 1 &&
    counted.every(({ outcome }) => outcome === 'lose' || outcome === 'win');
  if (!terms.moneyBack || !isLostByOne || paidWith === 'credit') return senti(0n);
  const reached = terms.moneyBack.ladder.filter((step) => step.legs <= counted.length);
  const percent = Math.max(0, ...reached.map((step) => step.percent));
  return percentOfRoundedDown(stake, percent);
}

type Promised = { readonly shape: BetShape; readonly payout: Senti };

/**
 * What the house owes on each leg, as if the others were worth just what they cost: the payout of
 * a single, and of an accumulator its payout divided by the odds of the other legs, rounded up. A
 * system is taken as a whole on each of its legs, which is never too little (BET-40).
 */
export function legLiabilities(
  { shape, payout }: Promised,
  legOdds: readonly number[],
): readonly Senti[] {
  if (shape.kind !== 'all') return legOdds.map(() => payout);
  const product = legOdds.reduce((total, odds) => total * BigInt(odds), 1n);
  const unit = 1_000n ** BigInt(legOdds.length - 1);
  return legOdds.map((odds) => {
    const worth = payout * BigInt(odds) * unit;
    return senti((worth + product - 1n) / product);
  });
}

const smaller = (one: Senti, other: Senti): Senti => (one < other ? one : other);
