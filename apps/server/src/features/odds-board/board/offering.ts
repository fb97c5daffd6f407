import type { Phase } from '@kipute/domain/odds/sold-offer';
import { isOnOffer, withoutTwins } from '../facts/market-facts.ts';
import type { NamedMatch } from '../facts/match-facts.ts';
import {
  allSellables,
  type QuickMarkets,
  quickMarketsOf,
  type Sellable,
  sellablesThatList,
  tileMarketsOf,
} from '../facts/quick-markets.ts';
import type { Catalogue, HouseChoices } from '../ports.ts';

/** The markets on offer of a match. A score, a minute or a price leaves it as it is. */
export type Offering = {
  /** A copy from when this was built: the catalogue changes its records in place. */
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

type OfferingDeps = {
  readonly catalogue: Catalogue;
  readonly choices: Pick<HouseChoices, 'choiceOfMarketType'>;
};

export function buildOffering(deps: OfferingDeps, match: NamedMatch, phase: Phase): Offering {
  const { catalogue } = deps;
  const markets = catalogue.marketsOf(match.id).filter((market) => isOnOffer(deps, market, phase));
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
    marketsBeyondTile: withoutTwins(markets).filter(({ id }) => !marketsOnTile.has(id)).length,
  };
}

/** Whether an offering built earlier is still right for its match. */
export function stillFits({ match, phase }: Offering, now: NamedMatch, phaseNow: Phase): boolean {
  return (
    phase === phaseNow &&
    match.status === now.status &&
    match.startsAt === now.startsAt &&
    match.homeId === now.homeId &&
    match.awayId === now.awayId
  );
}
