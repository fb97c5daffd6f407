import { hashOf, shareOf } from '../../chance.ts';
import type { PricedMarket } from '../../model/match-model.ts';

/** Invented houses whose prices the feed carries. The first one's are the model's own. */
export type Bookmaker = {
  readonly id: number;
  readonly name: string;
  /** Its margin as a share of the usual one. */
  readonly greed: number;
};

export const bookmakers: readonly Bookmaker[] = [
  { id: 3, name: 'Baobab Odds', greed: 1 },
  { id: 4, name: 'Harrier & Sons', greed: 0.92 },
  { id: 5, name: 'Northgate Lines', greed: 1.12 },
  { id: 6, name: 'Coral Reef Bets', greed: 1.2 },
  { id: 7, name: 'Meridian Street', greed: 1.05 },
];

/** Facts of matches come from here. */
export const factsProviderId = 3;

const SECOND_SELLER_SHARE = 0.1;
const FOURTH_SELLER_SHARE = 0.5;

/**
 * Who sells a market. A core one near its match has three or four sellers and one far ahead fewer;
 * any other has one, sometimes two.
 */
export function sellersOf(
  marketId: string,
  { isCore, coreSellersMax }: { readonly isCore: boolean; readonly coreSellersMax: number },
): readonly Bookmaker[] {
  const share = shareOf(`sellers/${marketId}`);
  const coreCount = Math.min(coreSellersMax, share < FOURTH_SELLER_SHARE ? 4 : 3);
  const count = isCore ? coreCount : share < SECOND_SELLER_SHARE ? 2 : 1;
  const first = isCore ? 0 : hashOf(marketId) % 2;
  return bookmakers.slice(first, first + count);
}

/** Prices go in steps: wider, the longer the odds. */
const ladder: readonly (readonly [below: number, step: number])[] = [
  [2, 0.01],
  [3, 0.02],
  [5, 0.05],
  [10, 0.1],
  [20, 0.5],
  [50, 1],
  [100, 5],
  [1_001, 10],
];

const ODDS_MIN = 1.01;
export const ODDS_MAX = 500;
/**
 * A favourite is quoted at 1.01 to the end, and when it is surer than that the hundredth it pays is
 * a present. Then nothing dearer is sold in its match: it would cover the fall of up to three such
 * favourites together for less than they pay.
 */
const ODDS_MAX_BESIDE_PRESENTS = 33;

type Chances = { readonly selections: readonly { readonly probability: number }[] };

/** The highest odds at which anything of a match is sold now. */
export function oddsMaxOf(markets: readonly Chances[], isLive: boolean): number {
  const isPresent = ({ probability }: { readonly probability: number }) =>
    probability > 1 / ODDS_MIN && probability < 1;
  const hasPresents = isLive && markets.some(({ selections }) => selections.some(isPresent));
  return hasPresents ? ODDS_MAX_BESIDE_PRESENTS : ODDS_MAX;
}

/** A house's own opinion, apart from its margin. */
const OPINION = 0.012;
const OPINION_LASTS_MS = 30_000;

export type BookQuestion = {
  readonly market: Pick<PricedMarket, 'overround' | 'winners'> & Chances;
  readonly bookmaker: Bookmaker;
  /** One for each selection. */
  readonly offerIds: readonly string[];
  readonly now: number;
  readonly isLive: boolean;
  readonly oddsMax: number;
};

/**
 * The odds of a whole market, from one state of its match. Undefined where nobody would sell: what
 * is decided or all but impossible, and before the match what is all but sure. No price is above
 * the fair one, so that prices of one state never add up to a sure profit, whatever the markets.
 */
export function bookOf(question: BookQuestion): readonly (number | undefined)[] {
  const { market, bookmaker, offerIds, now, isLive, oddsMax } = question;
  const margin = 1 + (market.overround - 1) * bookmaker.greed;
  const odds = market.selections.map(({ probability }, index) => {
    if (probability <= 0 || probability >= 1) return undefined;
    const own = opinionOf(offerIds[index] ?? '', now);
    const opinion = bookmaker.greed === 1 ? 0 : OPINION * (own - 0.5);
    return soldAt(probability * margin * (1 + opinion), probability);
  });
  const sold = isLive ? withFavourites(odds, market.winners) : odds;
  return sold.map((one) =>
    one === undefined || one < ODDS_MIN || one > oddsMax ? undefined : one,
  );
}

/** On the ladder, a step lower where the nearest one is more than fair. */
function soldAt(inverse: number, probability: number): number {
  const odds = onLadder(1 / inverse);
  return odds * probability > 1 ? onLadder(1 / inverse, 'down') : odds;
}

/** The sure ones at the lowest odds there are; the others make up for what that gives away. */
function withFavourites(
  odds: readonly (number | undefined)[],
  winners: number,
): readonly (number | undefined)[] {
  const isFavourite = (one: number) => one <= ODDS_MIN;
  const sold = odds.filter((one) => one !== undefined);
  const favourites = sold.filter(isFavourite).length / ODDS_MIN;
  const others = sold.filter((one) => !isFavourite(one)).reduce((sum, one) => sum + 1 / one, 0);
  const missing = favourites > 0 ? winners - favourites : 0;
  const factor = others > 0 ? Math.max(1, missing / others) : 1;
  return odds.map((one) => {
    if (one === undefined) return undefined;
    if (isFavourite(one)) return ODDS_MIN;
    return factor > 1 ? Math.max(ODDS_MIN, onLadder(one / factor, 'down')) : one;
  });
}

/** Changes from time to time, not for everybody at once. */
function opinionOf(offerId: string, now: number): number {
  const own = hashOf(offerId);
  const turn = Math.floor((now + (own % OPINION_LASTS_MS)) / OPINION_LASTS_MS);
  return ((own ^ Math.imul(turn, 0x9e3779b1)) >>> 0) / 2 ** 32;
}

export function onLadder(odds: number, to: 'nearest' | 'down' = 'nearest'): number {
  const [, step = 10] = ladder.find(([below]) => odds < below) ?? [];
  const steps = to === 'nearest' ? Math.round(odds / step) : Math.floor(odds / step + 1e-9);
  return Number((steps * step).toFixed(2));
}
