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
const ODDS_MAX = 500;
/** A house's own opinion, apart from its margin. */
const OPINION = 0.012;
const OPINION_LASTS_MS = 30_000;

export type PriceQuestion = {
  readonly market: Pick<PricedMarket, 'overround'>;
  readonly probability: number;
  readonly bookmaker: Bookmaker;
  readonly offerId: string;
  readonly now: number;
};

/** Undefined when nobody would sell it: it is decided, all but sure or all but impossible. */
export function oddsOf(question: PriceQuestion): number | undefined {
  const { market, probability, bookmaker, offerId, now } = question;
  if (probability <= 0 || probability >= 1) return undefined;
  const margin = 1 + (market.overround - 1) * bookmaker.greed;
  const opinion = bookmaker.greed === 1 ? 0 : OPINION * (opinionOf(offerId, now) - 0.5);
  const odds = onLadder(1 / (probability * margin * (1 + opinion)));
  return odds < ODDS_MIN || odds > ODDS_MAX ? undefined : odds;
}

/** Changes from time to time, not for everybody at once. */
function opinionOf(offerId: string, now: number): number {
  const own = hashOf(offerId);
  const turn = Math.floor((now + (own % OPINION_LASTS_MS)) / OPINION_LASTS_MS);
  return ((own ^ Math.imul(turn, 0x9e3779b1)) >>> 0) / 2 ** 32;
}

export function onLadder(odds: number): number {
  const [, step = 10] = ladder.find(([below]) => odds < below) ?? [];
  return Number((Math.round(odds / step) * step).toFixed(2));
}
