import {
  bettingOfferStatuses,
  outcomeStatuses,
} from '@kipute/provider-protocols/odds-feed/catalogues';
import { idOf } from '../../chance.ts';
import type { EntityStore } from '../../entity-store.ts';
import type { Line, LineOutcome, Match, Offer } from '../match.ts';
import { type Bookmaker, bookOf, onLadder, sellersOf } from './bookmakers.ts';

const { standard, suspended, resolved } = bettingOfferStatuses;

export type Quoting = {
  readonly store: EntityStore;
  readonly match: Match;
  readonly now: number;
  /** `now` in the time of the clock on the wall. */
  readonly lastChangedTime: string;
  readonly isLive: boolean;
  /** Of whatever is sold in the match now. */
  readonly oddsMax: number;
};

/** Prices a line whole, seller by seller: opens, closes, reopens and moves its offers. */
export function quoteLine(quoting: Quoting, line: Line, isClosed: boolean): void {
  const { isCore, market } = line;
  const { now, isLive, oddsMax } = quoting;
  const coreSellersMax = coreSellersOf(quoting.match);
  for (const bookmaker of sellersOf(line.marketId, { isCore, coreSellersMax })) {
    const offerIds = line.outcomes.map((outcome) => offerIdOf(outcome, bookmaker, isLive));
    const book = mispriced(
      bookOf({ market, bookmaker, offerIds, now, isLive, oddsMax }),
      quoting.match,
    );
    line.outcomes.forEach((outcome, index) => {
      if (market.selections[index]?.key !== outcome.key)
        throw new Error(`${market.key} changed its selections`);
      const wanted = { line, outcome, bookmaker, isClosed };
      quoteOffer(quoting, wanted, { id: offerIds[index] ?? '', odds: book[index] });
    });
  }
}

const mispriced = (book: readonly (number | undefined)[], { mispricing }: Match) =>
  mispricing === 1
    ? book
    : book.map((odds, at) => (odds && at === 0 ? onLadder(odds * mispricing) : odds));

/** Days ahead a great match has two sellers and any other one. */
function coreSellersOf({ depth, fixture }: Match): number {
  if (depth !== 'thin') return 4;
  return fixture.competition.rank === 'top' ? 2 : 1;
}

type Wanted = {
  readonly line: Line;
  readonly outcome: LineOutcome;
  readonly bookmaker: Bookmaker;
  readonly isClosed: boolean;
};

type Price = { readonly id: string; readonly odds: number | undefined };

function quoteOffer(quoting: Quoting, wanted: Wanted, { id, odds }: Price): void {
  const { outcome, bookmaker, isClosed } = wanted;
  const offer = outcome.offers.get(bookmaker.id);
  if (!offer) {
    if (odds !== undefined) createOffer(quoting, wanted, { id, odds });
    return;
  }
  if (outcome.statusId !== outcomeStatuses.canHappen) return;
  if (isClosed || odds === undefined) {
    setStatus(quoting, offer, { statusId: suspended });
    return;
  }
  if (offer.statusId !== standard) setStatus(quoting, offer, { statusId: standard, odds });
  if (offer.odds !== odds) moveOdds(quoting, { offer, odds });
}

const offerIdOf = (outcome: LineOutcome, bookmaker: Bookmaker, isLive: boolean) =>
  idOf('offer', `${outcome.id}/${bookmaker.id}/${isLive}`);

function createOffer(
  { store, isLive, lastChangedTime }: Quoting,
  { line, outcome, bookmaker, isClosed }: Wanted,
  { id, odds }: { readonly id: string; readonly odds: number },
): void {
  const statusId = isClosed ? suspended : standard;
  outcome.offers.set(bookmaker.id, { id, odds, statusId });
  store.create('BettingOffer', {
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

type Publishing = Pick<Quoting, 'store' | 'lastChangedTime'>;

function setStatus(
  { store, lastChangedTime }: Publishing,
  offer: Offer,
  change: { readonly statusId: number; readonly odds?: number },
): void {
  if (offer.statusId === change.statusId) return;
  offer.statusId = change.statusId;
  if (change.odds !== undefined) offer.odds = change.odds;
  store.update('BettingOffer', offer.id, { ...change, lastChangedTime });
}

export function moveOdds(
  { store, lastChangedTime }: Publishing,
  { offer, odds }: { readonly offer: Offer; readonly odds: number },
): void {
  offer.odds = odds;
  store.update('BettingOffer', offer.id, { odds, lastChangedTime });
}

export function suspendLine(quoting: Publishing, line: Line): void {
  for (const { offers } of line.outcomes) {
    for (const offer of offers.values()) {
      if (offer.statusId === standard) setStatus(quoting, offer, { statusId: suspended });
    }
  }
}

export function resolveOffers(store: EntityStore, { offers }: LineOutcome): void {
  for (const offer of offers.values()) {
    if (offer.statusId === resolved) continue;
    offer.statusId = resolved;
    store.update('BettingOffer', offer.id, { statusId: resolved });
  }
}

export function withdrawOffers(store: EntityStore, { offers }: LineOutcome): void {
  for (const { id } of offers.values()) store.remove('BettingOffer', id);
  offers.clear();
}
