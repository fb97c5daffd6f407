import { idOfWire } from '../../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { IssuesOnSale } from '../issues/issues-on-sale.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { ticketView } from '../tickets/ticket-view.ts';
import type { SellTicket } from './sell-ticket.ts';

export type SellingRoutes = HandlersFor<'guessing_bet/add'>;

export function sellingRoutes(
  { board, catalogue, clock }: Pick<PoolsDeps, 'board' | 'catalogue' | 'clock'>,
  { sell, issuesOnSale }: { readonly sell: SellTicket; readonly issuesOnSale: IssuesOnSale },
): SellingRoutes {
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
      const ticket = sold.value;
      const issue = await issuesOnSale.find(ticket.issueId);
      if (!issue) return refuseWith('pool-issue-unknown');
      const pool = await issuesOnSale.poolOf(issue);
      const viewing = { board, catalogue, locale, now: clock.now() };
      return answer(ticketView({ ticket, issue, pool }, viewing));
    },
  };
}
