import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { ticketViewer } from '../tickets/ticket-routes.ts';
import type { PoolTicket } from '../tickets/ticket-store.ts';
import type { SellTicket } from './sell-ticket.ts';

export type SellingRoutes = HandlersFor<'guessing_bet/add'>;

type SellingParts = {
  readonly sell: SellTicket;
  readonly viewsOf: ReturnType<typeof ticketViewer>;
};

export function sellingRoutes({ sell, viewsOf }: SellingParts): SellingRoutes {
  return {
    'guessing_bet/add': async (request, { caller, locale, device }) => {
      const sold = await sell({
        playerId: caller.playerId,
        requestKey: request.request_key,
        issueId: idOfWire(request.issue_id),
        paidWith: request.pay_type === 2 ? 'credit' : 'balance',
        picks: request.picks,
        reservePicks: request.reserve_picks,
        multiplier: request.multiplier,
        lines: request.lines,
        device,
      });
      if (!sold.ok) return refuseWith(sold.refusal);
      const [view] = await viewsOf([sold.value] satisfies readonly PoolTicket[], locale);
      return view ? answer(view) : refuseWith('pool-ticket-unknown');
    },
  };
}
