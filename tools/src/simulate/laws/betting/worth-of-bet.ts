import type { StoredOrder } from './bet-records.ts';

/**
 * What a bet is worth when all its legs win, counted here in another way than the house counts:
 * every line of a system by itself, and no word of the house's arithmetic.
 */
export type Worth = Readonly<
  Record<'totalOdds' | 'profit' | 'winBonus' | 'tax' | 'payout', bigint>
>;

type Counted = Pick<StoredOrder, 'stake' | 'paidWith' | 'systemSize' | 'terms' | 'legs'>;

const ODDS_UNIT = 1_000n;

export function worthOf({ stake: staked, paidWith, systemSize, terms, legs }: Counted): Worth {
  const odds = legs.map((leg) => BigInt(leg.odds));
  const stake = BigInt(staked);
  const lines = systemSize === 0 ? [odds] : choicesOf(odds, systemSize);
  const perLine = BigInt(lines[0]?.length ?? 0);
  const winnings = lines.reduce((sum, line) => sum + product(line), 0n) * stake;
  const returned = winnings / (ODDS_UNIT ** perLine * BigInt(lines.length));
  const ceiling = BigInt(
    legs.length === 1 ? terms.singleProfitMaximum : terms.multipleProfitMaximum,
  );
  const profit = least(returned > stake ? returned - stake : 0n, ceiling);
  const winBonus = systemSize === 0 ? percentOf(profit, bonusPercent(terms.winBonus, legs)) : 0n;
  const tax = (percentOf(profit + winBonus, terms.taxRatePercent) / 100n) * 100n;
  const withStake = least(stake + profit + winBonus - tax, ceiling);
  const totalOdds = (product(odds) * 100n) / ODDS_UNIT ** BigInt(odds.length);
  return {
    ...{ totalOdds, profit, winBonus, tax },
    payout: paidWith === 'cash' ? withStake : withStake - least(stake, withStake),
  };
}

function choicesOf(odds: readonly bigint[], size: number): readonly (readonly bigint[])[] {
  if (size === 0) return [[]];
  return odds.flatMap((first, at) =>
    choicesOf(odds.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

function bonusPercent(
  { ladder, oddsMinimum }: Counted['terms']['winBonus'],
  legs: Counted['legs'],
) {
  const count = legs.filter(({ odds }) => odds >= oddsMinimum).length;
  const reached = ladder.filter((step) => step.legs <= count);
  return reached.toSorted((one, other) => other.legs - one.legs)[0]?.percent ?? 0;
}

const product = (factors: readonly bigint[]): bigint =>
  factors.reduce((whole, factor) => whole * factor, 1n);

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Percentages have at most two decimals. */
const percentOf = (amount: bigint, percent: number): bigint =>
  (amount * BigInt(Math.round(percent * 100))) / 10_000n;
