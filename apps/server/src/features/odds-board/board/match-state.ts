import type { Phase } from '@kipute/domain/odds/sale/phase';
import type { Catalogue, Match } from '../ports.ts';
import type { Listing } from './listing.ts';
import { isOnOffer } from './market-offer.ts';
import {
  allSellables,
  type QuickMarkets,
  quickMarketsOf,
  type Sellable,
  sellablesThatList,
  tileMarketsOf,
} from './quick-markets.ts';

/** A match with both sides named; others are not shown. */
export type NamedMatch = Match & { readonly homeId: string; readonly awayId: string };

export function isNamed(match: Match): match is NamedMatch {
  return match.homeId !== undefined && match.awayId !== undefined;
}

/** The markets of a match. A score, a minute or a price leaves the shelf as it is. */
export type Shelf = {
  /** As it was when the shelf was filled: the records of the catalogue move on. */
  readonly match: NamedMatch;
  readonly phase: Phase;
  /** Ids of the markets on offer. */
  readonly onOffer: ReadonlySet<string>;
  readonly quick: QuickMarkets;
  /** The same with one line of each. */
  readonly tile: QuickMarkets;
  /** What may bring the match into lists. */
  readonly listers: readonly Sellable[];
  /** Selections on the tile. */
  readonly quickIds: ReadonlySet<string>;
  /** Markets on offer that the tile does not show. */
  readonly marketsBeyondTile: number;
};

/** What the board has made of a match; another header or shelf makes it another object. */
export type MatchState = {
  readonly match: NamedMatch;
  readonly shelf: Shelf;
  /** Grows with every price, so that what was written before is known to be old. */
  priceRevision: number;
  listing: Listing;
};

export function fillShelf(catalogue: Catalogue, match: NamedMatch, phase: Phase): Shelf {
  const markets = catalogue
    .marketsOf(match.id)
    .filter((market) => isOnOffer(catalogue, market, phase));
  const quick = quickMarketsOf(match, markets, catalogue.selectionsOf);
  const tile = tileMarketsOf(quick);
  const onTile = allSellables(tile);
  const marketsOnTile = new Set(onTile.map(({ market }) => market.id));
  return {
    match,
    phase,
    onOffer: new Set(markets.map((market) => market.id)),
    quick,
    tile,
    listers: sellablesThatList(quick),
    quickIds: new Set(onTile.map(({ selection }) => selection.id)),
    marketsBeyondTile: markets.length - marketsOnTile.size,
  };
}

/** Whether what stands on the shelf still says the right things about its match. */
export function stillFits({ match, phase }: Shelf, now: NamedMatch, phaseNow: Phase): boolean {
  return (
    phase === phaseNow &&
    match.status === now.status &&
    match.startsAt === now.startsAt &&
    match.homeId === now.homeId &&
    match.awayId === now.awayId
  );
}
