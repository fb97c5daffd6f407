import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { type Query, query } from '../../query/query.ts';
import { queryCache } from '../../query/query-cache.ts';
import { useQueryData } from '../../query/use-query-data.ts';
import { usePlayer } from '../../session/session-store.ts';
import { api } from '../../wire/api.ts';
import { poolRefetchMs } from '../issue/issues-query.ts';
import { type PoolTicket, poolPages } from '../issue/pool.ts';
import { onTicketNews } from '../issue/pool-news.ts';

export type OpenTickets = { readonly count: number; readonly newest: PoolTicket | undefined };

const OWNERS_MAX = 4;
const queries = queryCache<Query<OpenTickets>>(OWNERS_MAX);
const NOBODY: OpenTickets = { count: 0, newest: undefined };

function openTicketsOf(game: PoolGame): Query<OpenTickets> {
  const tickets: Query<OpenTickets> = query({
    queryFn: async () => {
      const request = { page: 1, page_size: 1, settled: 0, game: poolPages[game].id } as const;
      const { content, count } = await api.guessing_bet.user_inquire(request, { silent: true });
      return { count, newest: content[0] };
    },
    refetchInterval: poolRefetchMs,
    onMount: () => onTicketNews(() => tickets.refetch()),
  });
  return tickets;
}

const ofNobody = query<OpenTickets>({ queryFn: () => Promise.resolve(NOBODY) });

/** How many tickets of a game a player has in progress, and the newest of them. */
export function useOpenTickets(game: PoolGame): OpenTickets {
  const playerId = usePlayer()?.id;
  const tickets =
    playerId === undefined ? ofNobody : queries(`${playerId} ${game}`, () => openTicketsOf(game));
  return useQueryData(tickets) ?? NOBODY;
}
