/** Why a market is not sold although the provider offers it. */
export const guardReasons = [
  'book-too-cheap', // buying every selection costs less than one of them pays
  'stale-price', // some prices were made long before the others
  'lines-crossed', // the easier line pays more
  'arbitrage', // with offers of other markets it is a sure profit
] as const;
export type GuardReason = (typeof guardReasons)[number];

export type GuardLimits = {
  /** Thousandths: the least that the inverse odds of a whole market may sum to, by winner. */
  readonly bookSumMinimum: number;
  /** How much older than the newest price of its market a price in play may be. */
  readonly priceAgeMaximumSeconds: number;
};

export type PricedSelection = {
  /** Thousandths; 0 when it is not on sale. */
  readonly odds: number;
  /** When the price was last received, in milliseconds. */
  readonly pricedAt: number;
};

export type Book = {
  /** Every selection of the market that can still win. */
  readonly selections: readonly PricedSelection[];
  /** How many of them win together; unknown for some markets. */
  readonly winners: number | 'varies';
  readonly isLive: boolean;
};

/** Inverse odds in thousand millionths: whole numbers that sum without loss. */
const UNIT = 1_000_000_000;
const inverseOf = (odds: number): number => Math.ceil((UNIT * 1_000) / odds);

/** Shorter odds have no step to move by, however much the rest of the book moves. */
const SHORT_ODDS = 1_050;

/** What is wrong with a market by itself; undefined when it can be sold. */
export function faultOf(book: Book, limits: GuardLimits): GuardReason | undefined {
  if (isTooCheap(book, limits)) return 'book-too-cheap';
  return book.isLive && isStale(book, limits) ? 'stale-price' : undefined;
}

/** Only a whole book can be bought whole: with one selection off sale it cannot. */
function isTooCheap({ selections, winners }: Book, { bookSumMinimum }: GuardLimits): boolean {
  if (winners === 'varies' || selections.length === 0) return false;
  let sum = 0;
  for (const { odds } of selections) {
    if (odds === 0) return false;
    sum += inverseOf(odds);
  }
  return sum < winners * bookSumMinimum * (UNIT / 1_000);
}

function isStale({ selections }: Book, limits: GuardLimits): boolean {
  let [oldest, newest] = [Number.POSITIVE_INFINITY, 0];
  for (const { odds, pricedAt } of selections) {
    if (odds === 0) continue;
    if (odds > SHORT_ODDS) oldest = Math.min(oldest, pricedAt);
    newest = Math.max(newest, pricedAt);
  }
  return newest - oldest > 1_000 * limits.priceAgeMaximumSeconds;
}

export type LinePrice = {
  readonly marketId: string;
  readonly line: number;
  /** Thousandths; 0 when it is not on sale. */
  readonly odds: number;
};

/** Which way odds go as the line grows: over up, under and a team's handicap down. */
export type LineOrder = 'rising' | 'falling';

/** The markets of lines that pay more than a harder one. */
export function crossedLines(prices: readonly LinePrice[], order: LineOrder): readonly string[] {
  const crossed = new Set<string>();
  let dearest: LinePrice | undefined;
  for (const price of [...prices].sort(order === 'rising' ? byLineUp : byLineDown)) {
    if (price.odds === 0) continue;
    if (dearest && dearest.line !== price.line && dearest.odds > price.odds) {
      crossed.add(dearest.marketId);
      crossed.add(price.marketId);
    }
    if (!dearest || price.odds > dearest.odds) dearest = price;
  }
  return [...crossed];
}

const byLineUp = (one: LinePrice, other: LinePrice): number => one.line - other.line;
const byLineDown = (one: LinePrice, other: LinePrice): number => other.line - one.line;
