import type { ApiClient } from '@kipute/api-client/api-client';
import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import type { DumpedEntity } from '@kipute/provider-protocols/odds-feed/entities';
import { legOf } from '../stage/encrypted-bets.ts';
import { makeWorld, type ProviderWorld } from '../stage/provider-world.ts';
import type { Leg } from '../stage/purchase.ts';

const MATCHES = 60;
const MARKETS_PER_MATCH = 5;
export const WIDE_MARKET = 1_000;
const BEGINS_IN_MS = 86_400_000;

export type UpcomingWorld = ProviderWorld & {
  /** Of matches that begin tomorrow: a bet on one in play would wait before it is placed. */
  readonly upcomingIds: readonly string[];
  /** In play, with the wide market. */
  readonly wideMatchId: string;
  readonly wideOfferIds: readonly string[];
};

export function makeUpcomingWorld(): UpcomingWorld {
  const size = { matches: MATCHES + 1, marketsPerMatch: MARKETS_PER_MATCH };
  const { entities, matchIds, offerIds } = makeWorld({ ...size, wideMarket: WIDE_MARKET });
  const upcomingIds = matchIds.slice(0, MATCHES);
  const upcoming = new Set([...upcomingIds, ...offerIds.slice(0, MATCHES).flat()]);
  return {
    ...{ matchIds, offerIds, upcomingIds },
    entities: entities.map((entity) =>
      upcoming.has(String(entity.id)) ? notBegun(entity) : entity,
    ),
    wideMatchId: matchIds.at(-1) ?? '',
    wideOfferIds: offerIds.at(-1)?.slice(-WIDE_MARKET) ?? [],
  };
}

function notBegun(entity: DumpedEntity): DumpedEntity {
  if (entity.entityClass === 'BettingOffer') return { ...entity, isLive: false };
  if (entity.entityClass !== 'Event') return entity;
  const startTime = new Date(Date.now() + BEGINS_IN_MS).toISOString();
  const { currentPartId, ...match } = entity;
  return { ...match, startTime, statusId: eventStatuses.pending };
}

/** One selection of each match that has not begun. */
export async function upcomingLegs(
  { call }: ApiClient,
  { upcomingIds }: UpcomingWorld,
): Promise<readonly Leg[]> {
  const matches = await Promise.all(upcomingIds.map((id) => call('atlassian/markets', { id })));
  return matches.flatMap(({ bet_list }) => {
    const outcome = bet_list[0]?.market_list[0]?.outcome_list[0];
    return outcome ? [legOf(outcome)] : [];
  });
}
