import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { isDecided, isSold, type StoredOrder } from './bet-records.ts';

/**
 * What is left in play of a bet is worth when all its legs win, and once it is decided what its
 * legs have made of it; one that was sold whole is worth what it was sold for. Counted here in
 * another way than the house counts: every line of a system by itself, each half of a half decided
 * leg as a bet of its own, and no word of the house's arithmetic.
 */
export type Worth = Readonly<
  Record<'totalOdds' | 'profit' | 'winBonus' | 'tax' | 'payout', bigint>
>;

type Counted = Pick<
  StoredOrder,
  'status' | 'stake' | 'stakeInPlay' | 'sales' | 'paidWith' | 'systemSize' | 'terms' | 'legs'
>;

const ODDS_UNIT = 1_000n;

export function worthOf(bet: Counted): Worth {
  const { paidWith, systemSize, terms } = bet;
  const totalOdds = totalOddsOf(bet.legs);
  if (isSold(bet)) return { ...worthOfSales(bet), totalOdds };
  const stake = BigInt(bet.stakeInPlay);
  if (isRefunded(bet)) {
    const nothing = { profit: 0n, winBonus: 0n, tax: 0n };
    return { ...nothing, totalOdds, payout: paidWith === 'cash' ? stake : 0n };
  }
  const legs = isDecided(bet) ? bet.legs : bet.legs.map(won);
  const returned = returnedBy({ stake, systemSize, legs });
  const ceiling = ceilingFor(bet, stake);
  const stakeBack = least(returned, stake);
  const profit = least(returned - stakeBack, ceiling);
  const winBonus = systemSize === 0 ? percentOf(profit, bonusPercent(terms.winBonus, legs)) : 0n;
  const winnings = least(profit + winBonus, ceiling);
  const tax = (percentOf(winnings, terms.taxRatePercent) / 100n) * 100n;
  return {
    ...{ totalOdds, profit, winBonus, tax },
    payout: paidWith === 'cash' ? least(winnings - tax + stakeBack, ceiling) : winnings - tax,
  };
}

/** What a bet pays at most; of a part of it the same part, cut down to the senti. */
export function ceilingFor(
  { stake, terms, legs }: Pick<Counted, 'stake' | 'terms' | 'legs'>,
  part: bigint,
): bigint {
  const { singleProfitMaximum, multipleProfitMaximum } = terms;
  const whole = legs.length === 1 ? singleProfitMaximum : multipleProfitMaximum;
  return (BigInt(whole) * part) / BigInt(stake);
}

/** Tax was taken of each by itself; no bonus is earned by selling. */
function worthOfSales({ stake, sales }: Counted): Omit<Worth, 'totalOdds'> {
  const sum = (of: 'value' | 'tax' | 'paid') =>
    sales.reduce((all, one) => all + BigInt(one[of]), 0n);
  const gain = sum('value') - BigInt(stake);
  return { profit: gain > 0n ? gain : 0n, winBonus: 0n, tax: sum('tax'), payout: sum('paid') };
}

type Leg = Pick<Counted['legs'][number], 'odds' | 'outcome'>;

const won = (leg: Leg): Leg => ({ ...leg, outcome: legOutcomes.win.id });

const isRefund = ({ outcome }: Leg): boolean => outcome === legOutcomes.refund.id;

/** Nothing was won or lost on it: the stake goes back where it came from, untaxed. */
function isRefunded(bet: Pick<Counted, 'status' | 'legs'>): boolean {
  return isDecided(bet) && bet.legs.every(isRefund);
}

type Played = {
  readonly stake: bigint;
  readonly systemSize: number;
  readonly legs: readonly Leg[];
};

/** The stake is shared out evenly, over halves and over lines. */
function returnedBy({ stake, systemSize, legs }: Played): bigint {
  const sizes = lineSizes(systemSize, legs.length);
  const lines = splitHalves(legs).flatMap((share) =>
    sizes.flatMap((size) => choicesOf(share, size)),
  );
  const filled = (line: readonly bigint[]) =>
    product(line) * ODDS_UNIT ** BigInt(legs.length - line.length);
  const winnings = lines.reduce((sum, line) => sum + filled(line), 0n) * stake;
  return winnings / (ODDS_UNIT ** BigInt(legs.length) * BigInt(lines.length));
}

/** Patent, Lucky 15 and their like are 101, Trixie, Yankee and theirs 102 (BET-16). */
export function lineSizes(systemSize: number, legCount: number): readonly number[] {
  if (systemSize === 0) return [legCount];
  const named: Readonly<Record<number, number>> = { 101: 1, 102: 2 };
  const fewest = named[systemSize];
  if (fewest === undefined) return [systemSize];
  return Array.from({ length: legCount + 1 - fewest }, (_, at) => fewest + at);
}

/** By what a leg multiplies the stake on it, or each half of that stake. */
const multipliersOf: Readonly<Record<number, (odds: bigint) => readonly bigint[]>> = {
  [legOutcomes.win.id]: (odds) => [odds],
  [legOutcomes['half-win'].id]: (odds) => [odds, ODDS_UNIT],
  [legOutcomes.refund.id]: () => [ODDS_UNIT],
  [legOutcomes['half-lose'].id]: () => [ODDS_UNIT, 0n],
};

/** What nobody has won brings nothing; whether it may be undecided is another law's question. */
const lost = (): readonly bigint[] => [0n];

/** Bets without halves that together are this one. */
function splitHalves(legs: readonly Leg[]): readonly (readonly bigint[])[] {
  return legs.reduce<readonly (readonly bigint[])[]>(
    (shares, { odds, outcome }) => {
      const halves = (multipliersOf[outcome] ?? lost)(BigInt(odds));
      return shares.flatMap((share) => halves.map((half) => [...share, half]));
    },
    [[]],
  );
}

function choicesOf(odds: readonly bigint[], size: number): readonly (readonly bigint[])[] {
  if (size === 0) return [[]];
  return odds.flatMap((first, at) =>
    choicesOf(odds.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

function bonusPercent(
  { ladder, oddsMinimum }: Counted['terms']['winBonus'],
  legs: readonly Leg[],
): number {
  const count = legs.filter((leg) => leg.odds >= oddsMinimum && !isRefund(leg)).length;
  const reached = ladder.filter((step) => step.legs <= count);
  return reached.toSorted((one, other) => other.legs - one.legs)[0]?.percent ?? 0;
}

function totalOddsOf(legs: readonly Leg[]): bigint {
  const odds = legs.map((leg) => BigInt(leg.odds));
  return (product(odds) * 100n) / ODDS_UNIT ** BigInt(odds.length);
}

const product = (factors: readonly bigint[]): bigint =>
  factors.reduce((whole, factor) => whole * factor, 1n);

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Percentages have at most two decimals. */
const percentOf = (amount: bigint, percent: number): bigint =>
  (amount * BigInt(Math.round(percent * 100))) / 10_000n;
