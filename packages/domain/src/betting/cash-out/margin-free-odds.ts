import { invariant } from '../../invariant.ts';
import { type Fraction, greatestCommonDivisor, inLowestTerms } from './fraction.ts';

export type PricedMarket = {
  /** Thousandths, of every selection of the market; 0 where there is none. */
  readonly prices: readonly number[];
  /** One of home, draw and away wins, two of a double chance; of goal scorers nobody can say. */
  readonly winnersTogether: number | 'varies';
};

/** Odds of 1.00 return the stake for sure: nobody sells that, it stands for no price. */
const NO_PRICE = 1_000;
const THOUSANDTHS = 1_000n;

/**
 * What a price would be if the house took nothing: the chances that all prices of the market tell
 * are scaled until they add up to its winners (CSH-01). Our own margin comes later and once; taken
 * from a price that still holds the one of the board, it would be taken twice.
 */
export function marginFreeOdds(
  price: number,
  { prices, winnersTogether }: PricedMarket,
): Fraction | undefined {
  if (winnersTogether === 'varies') return undefined;
  invariant(Number.isInteger(winnersTogether) && winnersTogether >= 1, 'somebody wins a market');
  if (!prices.includes(price) || prices.some((one) => one <= NO_PRICE)) return undefined;
  const { numerator, denominator } = sumOfChances(prices);
  const winners = BigInt(winnersTogether);
  // Chances that add up to less miss a selection. Those that are left would be called too likely,
  // a lone one even certain, and the house would pay for it (CSH-02).
  if (numerator < winners * denominator) return undefined;
  return inLowestTerms({
    numerator: BigInt(price) * numerator,
    denominator: THOUSANDTHS * denominator * winners,
  });
}

export type NearCertainLimits = {
  /** Thousandths: dearer is not near-certain. */
  readonly oddsMaximum: number;
  /** No chance is called larger, whatever the prices say. */
  readonly chanceMaximumPercent: number;
};

/** A market that promises more than this together has prices of different moments. */
const BOOK_SUM_MAXIMUM_PERCENT = 125n;

/**
 * What a selection that all but won is worth by the last prices of its market, some of which nobody
 * sells any more (CSH-11). Undefined where it is not near-certain, or where they do not fit.
 */
export function nearCertainOdds(
  price: number,
  market: PricedMarket,
  { oddsMaximum, chanceMaximumPercent }: NearCertainLimits,
): Fraction | undefined {
  const { prices, winnersTogether } = market;
  if (price > oddsMaximum || winnersTogether === 'varies') return undefined;
  if (prices.length < 2 || prices.some((one) => one <= NO_PRICE)) return undefined;
  // Neighbours that went on getting longer leave less than a whole; then its own price tells more.
  const fair = marginFreeOdds(price, market) ?? {
    numerator: BigInt(price),
    denominator: THOUSANDTHS,
  };
  const { numerator, denominator } = sumOfChances(prices);
  const isOfOneMoment =
    100n * numerator <= BOOK_SUM_MAXIMUM_PERCENT * denominator * BigInt(winnersTogether);
  if (!isOfOneMoment) return undefined;
  const least = { numerator: 100n, denominator: BigInt(chanceMaximumPercent) };
  const isLess = fair.numerator * least.denominator < least.numerator * fair.denominator;
  return isLess ? inLowestTerms(least) : fair;
}

/** The sum of 1 ÷ odds, over the least number that every price divides. */
function sumOfChances(prices: readonly number[]): Fraction {
  const thousandths = prices.map(BigInt);
  const multiple = thousandths.reduce(
    (least, price) => (least / greatestCommonDivisor(least, price)) * price,
    1n,
  );
  return {
    numerator: thousandths.reduce((sum, price) => sum + (THOUSANDTHS * multiple) / price, 0n),
    denominator: multiple,
  };
}
