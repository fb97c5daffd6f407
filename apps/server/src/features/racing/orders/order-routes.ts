import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import type { RacingDeps } from '../racing-deps.ts';
import { findOwnOrder, orderViews, ownOrdersPage } from './own-orders.ts';

export type OrderRoutes = HandlersFor<'racing_order/user_inquire' | 'racing_order/detailed'>;

export function orderRoutes({
  database: { read },
  clock,
}: Pick<RacingDeps, 'database' | 'clock'>): OrderRoutes {
  return {
    'racing_order/user_inquire': async (asked, { caller }) => {
      const { page, page_size: pageSize, settled, archived, round_id: roundId } = asked;
      const ofLastDays = settled === undefined ? 'recent' : settled === 1 ? 'decided' : 'open';
      const { orders, count } = await ownOrdersPage(
        read,
        {
          ...{ playerId: caller.playerId, page, pageSize },
          roundId: roundId === undefined ? undefined : idOfWire(roundId),
          which: archived === 1 ? 'archived' : ofLastDays,
        },
        clock.now(),
      );
      return answerPage(await orderViews(read, orders), count);
    },
    'racing_order/detailed': async ({ id, code }, { caller }) => {
      const order = await findOwnOrder(read, {
        ...{ playerId: caller.playerId, code },
        id: id === undefined ? undefined : idOfWire(id),
      });
      const [view] = order ? await orderViews(read, [order]) : [];
      return view ? answer(view) : refuseWith('racing-order-unknown');
    },
  };
}
