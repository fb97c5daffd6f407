import type { BookedSelection } from '@kipute/contract/calls/betting/booked-selection';
import type { Reader } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import type { BettingDeps } from '../betting-deps.ts';
import { bookedSelectionView } from '../booking/booked-selection-view.ts';
import { findOrderById, findOrderOfSerial, listOrders } from './order-store.ts';
import { foundOrderView, orderView } from './order-view.ts';
import { selectionsOf } from './repeat-bet.ts';
import { typedSerial } from './typed-serial.ts';

export type OrderRoutes = HandlersFor<
  | 'order_list/user_inquire'
  | 'order_list/user_order'
  | 'order_list/repeat_betting'
  | 'order_list/inquire_by_code'
>;

export function orderRoutes({ database, clock, board }: BettingDeps): OrderRoutes {
  return {
    'order_list/user_inquire': async (asked, { caller, locale }) => {
      const { page, page_size, settled, archived } = asked;
      const ofLastDays = settled === 1 ? 'decided' : 'open';
      const which = archived === 1 ? 'archived' : ofLastDays;
      const { orders, count } = await listOrders(
        database.read,
        { playerId: caller.playerId, which, page, pageSize: page_size },
        clock.now(),
      );
      return answerPage(
        orders.map((order) => orderView(order, { board, locale })),
        count,
      );
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
    'order_list/repeat_betting': async ({ id }, { caller, locale }) => {
      const { playerId } = caller;
      const order = await findOrderById(database.read, { playerId, id: idOfWire(id) });
      if (!order) return refuseWith('order-unknown');
      const now = selectionsOf(order).map((kept) => bookedSelectionView(kept, board, locale));
      const [success_list, fail_list] = [now.filter(isOpen), now.filter((one) => !isOpen(one))];
      return answer({ success_list, fail_list });
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

const isOpen = ({ state }: BookedSelection): boolean => state === 'open';
