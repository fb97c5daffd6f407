import { racingBetTypes } from '@kipute/contract/constants/betting/games';
import type { CallRequest } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { shillings } from '@kipute/domain/money/senti';
import { type RacingPick, racingKinds } from '@kipute/domain/racing/racing-bet';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import { orderView } from '../orders/order-view.ts';
import { orderViews } from '../orders/own-orders.ts';
import type { RacingDeps } from '../racing-deps.ts';
import type { RoundBoard } from '../rounds/round-board.ts';
import type { PlaceOrder } from './place-order.ts';

export type PlacingRoutes = HandlersFor<'racing_order/add'>;

export function placingRoutes(
  { database }: Pick<RacingDeps, 'database'>,
  { place, board }: { readonly place: PlaceOrder; readonly board: Pick<RoundBoard, 'find'> },
): PlacingRoutes {
  return {
    'racing_order/add': async (request, { caller, device }) => {
      const placed = await place({
        playerId: caller.playerId,
        requestKey: request.request_key,
        roundId: idOfWire(request.round_id),
        picks: request.picks.map(pickOf),
        ticketStake: shillings(request.single_amount),
        tickets: request.tickets,
        device,
      });
      if (!placed.ok) return refuseWith(placed.refusal);
      const order = placed.value;
      const round = await board.find(order.roundId);
      // What was just placed stands in a round that memory knows.
      if (round?.state === order.roundState) return answer(orderView(order, round));
      const [view] = await orderViews(database.read, [order]);
      return view ? answer(view) : refuseWith('racing-order-unknown');
    },
  };
}

type WirePick = CallRequest<'racing_order/add'>['picks'][number];

function pickOf({ bet_type: type, numbers }: WirePick): RacingPick {
  const kind = racingKinds.find((one) => racingBetTypes[one].id === type);
  invariant(kind, 'the contract lets no other bet type in');
  return { kind, numbers };
}
