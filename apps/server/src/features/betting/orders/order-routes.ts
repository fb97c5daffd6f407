import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { eatDayBegan } from '@kipute/domain/odds/eat-days';
import type { Reader } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import type { BettingDeps } from '../betting-deps.ts';
import {
  betSummary,
  findOrderById,
  findOrderOfSerial,
  listOrders,
  newestOrdersOf,
  typedSerial,
} from './order-store.ts';
import { foundOrderView, orderView } from './order-view.ts';

export type OrderRoutes = HandlersFor<
  | 'order_list/user_inquire'
  | 'order_list/user_summary'
  | 'order_list/user_order'
  | 'order_list/inquire_by_code'
>;

const DAY_MS = 86_400_000;

export function orderRoutes({ database, clock, board }: BettingDeps): OrderRoutes {
  return {
    'order_list/user_inquire': async (asked, { caller, locale }) => {
      const { page, page_size, settled, archived, ended } = asked;
      const ofLastDays = settled === 1 ? 'decided' : 'open';
      const which = archived === 1 ? 'archived' : ofLastDays;
      const { orders, count } = await listOrders(
        database.read,
        { playerId: caller.playerId, which, ended, page, pageSize: page_size },
        clock.now(),
      );
      return answerPage(
        orders.map((order) => orderView(order, { board, locale })),
        count,
      );
    },
    'order_list/user_summary': async ({ days }, { caller: { playerId } }) => {
      const since = new Date(eatDayBegan(clock.now().getTime()) - (days - 1) * DAY_MS);
      const { bets, stakes, returns } = await betSummary(database.read, { playerId, since });
      return answer({
        bets,
        stakes: toWireShillings(stakes),
        returns: toWireShillings(returns),
        net: toWireShillings(senti(returns - stakes)),
      });
    },
    'order_list/user_order': async ({ page, page_size, id }, { caller, locale }) => {
      const { playerId } = caller;
      const { orders, count } = await (id === undefined
        ? listOrders(
            database.read,
            { playerId, which: 'all', page, pageSize: page_size },
            clock.now(),
          )
        : onlyOrder(database.read, { playerId, id: idOfWire(id) }));
      if (id !== undefined && count === 0) return refuseWith('order-unknown');
      return answerPage(
        orders.map((order) => orderView(order, { board, locale })),
        count,
      );
    },
    'order_list/inquire_by_code': async ({ code }, { locale }) => {
      const serialNumber = typedSerial(code);
      const order = serialNumber && (await findOrderOfSerial(database.read, serialNumber));
      return order ? answer(foundOrderView(order, { board, locale })) : refuseWith('order-unknown');
    },
  };
}

async function onlyOrder(reader: Reader, asked: Parameters<typeof findOrderById>[1]) {
  const order = await findOrderById(reader, asked);
  return { orders: order ? [order] : [], count: order ? 1 : 0 };
}

type OwnOrdersQuery = {
  readonly playerId: bigint;
  readonly locale: Locale;
  /** The newest so many. */
  readonly orders: number;
};

/** How a pick stands right now is no part of what is kept about it. */
const withoutPicks = { scorePickOf: () => undefined };

/** For the document of everything the house holds about a player (PDP-01). */
export async function ownOrdersOf(
  reader: Reader,
  { playerId, locale, orders: limit }: OwnOrdersQuery,
): Promise<CallContent<'personal_data/export'>['orders']> {
  const orders = await newestOrdersOf(reader, playerId, limit);
  return orders.map((order) => orderView(order, { board: withoutPicks, locale }));
}
