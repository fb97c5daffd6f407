import {
  bettingOfferStatuses,
  outcomeStatuses,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import { idOf } from '../../chance.ts';
import type { Image } from '../../image/image.ts';
import type { Line, LineOutcome, Match, Offer } from '../match.ts';
import { type Bookmaker, oddsOf, sellersOf } from './bookmakers.ts';

const { standard, suspended, resolved } = bettingOfferStatuses;

/** A price that should be another one. */
export type PriceMove = {
  readonly offer: Offer;
  readonly odds: number;
  /** Those that matter most are published first. */
  readonly weight: number;
};

export type Quoting = {
  readonly image: Image;
  readonly match: Match;
  readonly now: number;
  /** `now` in the time of the clock on the wall. */
  readonly lastChangedTime: string;
  readonly isLive: boolean;
};

const CORE_WEIGHT = 4;

/** Opens, closes and reopens the offers of a line; answers the prices that have moved. */
export function quoteLine(quoting: Quoting, line: Line, isClosed: boolean): readonly PriceMove[] {
  const { isCore } = line;
  const coreSellersMax = coreSellersOf(quoting.match);
  const sellers = sellersOf(line.marketId, { isCore, coreSellersMax });
  return line.outcomes.flatMap((outcome, index) => {
    const selection = line.market.selections[index];
    if (selection?.key !== outcome.key)
      throw new Error(`${line.market.key} changed its selections`);
    const { probability } = selection;
    return sellers.flatMap((bookmaker) => {
      const wanted = { line, outcome, bookmaker, probability, isClosed };
      return quoteOffer(quoting, wanted) ?? [];
    });
  });
}

/** Days ahead a great match has two sellers and any other one. */
function coreSellersOf({ depth, fixture }: Match): number {
  if (depth !== 'thin') return 4;
  return fixture.competition.rank === 'top' ? 2 : 1;
}

type Wanted = {
  readonly line: Line;
  readonly outcome: LineOutcome;
  readonly bookmaker: Bookmaker;
  readonly probability: number;
  readonly isClosed: boolean;
};

function quoteOffer(quoting: Quoting, wanted: Wanted): PriceMove | undefined {
  const { line, outcome, bookmaker, probability } = wanted;
  const offer = outcome.offers.get(bookmaker.id);
  if (offer && outcome.statusId !== outcomeStatuses.canHappen) return undefined;
  const offerId = offer?.id ?? offerIdOf(outcome, bookmaker, quoting.isLive);
  const price = { market: line.market, probability, bookmaker, offerId, now: quoting.now };
  const odds = oddsOf(price);
  if (!offer) {
    if (odds !== undefined) createOffer(quoting, wanted, { id: offerId, odds });
    return undefined;
  }
  if (wanted.isClosed || odds === undefined) {
    setStatus(quoting, offer, { statusId: suspended });
    return undefined;
  }
  if (offer.statusId !== standard) setStatus(quoting, offer, { statusId: standard, odds });
  if (offer.odds === odds) return undefined;
  const weight = (Math.abs(odds - offer.odds) / offer.odds) * (line.isCore ? CORE_WEIGHT : 1);
  return { offer, odds, weight };
}

const offerIdOf = (outcome: LineOutcome, bookmaker: Bookmaker, isLive: boolean) =>
  idOf('offer', `${outcome.id}/${bookmaker.id}/${isLive}`);

function createOffer(
  { image, isLive, lastChangedTime }: Quoting,
  { line, outcome, bookmaker, isClosed }: Wanted,
  { id, odds }: { readonly id: string; readonly odds: number },
): void {
  const statusId = isClosed ? suspended : standard;
  outcome.offers.set(bookmaker.id, { id, odds, statusId });
  image.create('BettingOffer', {
    id,
    providerId: bookmaker.id,
    outcomeId: outcome.id,
    bettingTypeId: line.market.bettingTypeId,
    statusId,
    isLive,
    odds,
    multiplicity: 1,
    lastChangedTime,
  });
}

function setStatus(
  { image, lastChangedTime }: Quoting,
  offer: Offer,
  change: { readonly statusId: number; readonly odds?: number },
): void {
  if (offer.statusId === change.statusId) return;
  offer.statusId = change.statusId;
  if (change.odds !== undefined) offer.odds = change.odds;
  image.update('BettingOffer', offer.id, { ...change, lastChangedTime });
}

export function moveOdds(
  { image, lastChangedTime }: Pick<Quoting, 'image' | 'lastChangedTime'>,
  { offer, odds }: Pick<PriceMove, 'offer' | 'odds'>,
): void {
  offer.odds = odds;
  image.update('BettingOffer', offer.id, { odds, lastChangedTime });
}

export function suspendLine(quoting: Quoting, line: Line): void {
  for (const { offers } of line.outcomes) {
    for (const offer of offers.values()) {
      if (offer.statusId === standard) setStatus(quoting, offer, { statusId: suspended });
    }
  }
}

export function resolveOffers(image: Image, { offers }: LineOutcome): void {
  for (const offer of offers.values()) {
    if (offer.statusId === resolved) continue;
    offer.statusId = resolved;
    image.update('BettingOffer', offer.id, { statusId: resolved });
  }
}

export function withdrawOffers(image: Image, { offers }: LineOutcome): void {
  for (const { id } of offers.values()) image.remove('BettingOffer', id);
  offers.clear();
}
