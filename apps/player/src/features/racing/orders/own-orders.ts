import { serverNowMs } from '../../clock/server-clock.ts';
import { scatter } from '../../live-feed/throttle.ts';
import { type Query, query } from '../../query/query.ts';
import { queryCache } from '../../query/query-cache.ts';
import { useQueryData } from '../../query/use-query-data.ts';
import { usePlayer } from '../../session/session-store.ts';
import { refreshPlayer } from '../../session/use-player-refresh.ts';
import { api } from '../../wire/api.ts';
import type { RacingOrder } from '../round/racing.ts';
import { ROUND_OVER } from '../round/round-query.ts';

const OWNERS_MAX = 4;
const NEWEST = 20;
/** While a round is over and its bets are still awaited. */
const AWAITED_MS = 2_000;
const ASK_MS = 60_000;
/** Settling has a moment, and not every page asks in the same one. */
const ASK_WITHIN_MS = 1_200;

type OwnOrders = readonly RacingOrder[];
const NONE: OwnOrders = [];

const queries = queryCache<Query<OwnOrders>>(OWNERS_MAX);
const ofNobody = query<OwnOrders>({ queryFn: () => Promise.resolve(NONE) });

export const isOverdue = ({ status, round }: RacingOrder, nowMs: number): boolean =>
  status === 1 && nowMs > Date.parse(round.end_time);

function ordersOf(playerId: string): Query<OwnOrders> {
  return queries(playerId, () => {
    const orders: Query<OwnOrders> = query<OwnOrders>({
      queryFn: async () => {
        const request = { page: 1, page_size: NEWEST };
        return (await api.racing_order.user_inquire(request, { silent: true })).content;
      },
      refetchInterval: () => {
        const nowMs = serverNowMs();
        const isAwaited = orders.data()?.some((order) => isOverdue(order, nowMs)) ?? false;
        return isAwaited ? AWAITED_MS : ASK_MS;
      },
      onMount: () => {
        const askSoon = scatter({ withinMs: ASK_WITHIN_MS, chance: Math.random }, () => {
          // Of a round without a bet of this player there is nothing to ask.
          if (!orders.data()?.some(({ status }) => status === 1)) return;
          orders.refetch();
          refreshPlayer().catch(() => undefined);
        });
        window.addEventListener(ROUND_OVER, askSoon);
        return () => window.removeEventListener(ROUND_OVER, askSoon);
      },
    });
    return orders;
  });
}

/** The newest racing bets of the player, asked for again when a round of theirs is over (RCP-40). */
export function useOwnOrders(): OwnOrders {
  const playerId = usePlayer()?.id;
  return useQueryData(playerId === undefined ? ofNobody : ordersOf(playerId)) ?? NONE;
}

/** One that the server has just accepted is there at once. */
export function addOwnOrder(playerId: string, order: RacingOrder): void {
  const orders = ordersOf(playerId);
  const others = (orders.data() ?? NONE).filter(({ id }) => id !== order.id);
  orders.setData([order, ...others]);
}
