import type { Locale } from '@kipute/contract/locale';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import type { IssuesOnSale } from '../issues/issues-on-sale.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { gameOfWire } from '../types/type-view.ts';
import { findOwnTicket, findTicketOfCode, issuesOfTickets, ownTicketsPage } from './own-tickets.ts';
import type { PoolTicket } from './ticket-store.ts';
import { foundTicketView, ticketView } from './ticket-view.ts';

export type TicketRoutes = HandlersFor<
  'guessing_bet/user_inquire' | 'guessing_bet/detailed' | 'guessing_bet/inquire_by_code'
>;

export function ticketRoutes(deps: PoolsDeps, issuesOnSale: IssuesOnSale): TicketRoutes {
  const { database, clock } = deps;
  const viewsOf = ticketViewer(deps, issuesOnSale);
  return {
    'guessing_bet/user_inquire': async (asked, { caller, locale }) => {
      const { page, page_size: pageSize, settled, archived } = asked;
      const ofLastDays = settled === undefined ? 'recent' : settled === 1 ? 'decided' : 'open';
      const { tickets, count } = await ownTicketsPage(
        database.read,
        {
          ...{ playerId: caller.playerId, page, pageSize },
          game: asked.game === undefined ? undefined : gameOfWire(asked.game),
          which: archived === 1 ? 'archived' : ofLastDays,
        },
        clock.now(),
      );
      return answerPage(await viewsOf(tickets, locale), count);
    },
    'guessing_bet/detailed': async ({ id, code }, { caller, locale }) => {
      const ticket = await findOwnTicket(database.read, {
        ...{ playerId: caller.playerId, code },
        id: id === undefined ? undefined : idOfWire(id),
      });
      const [view] = ticket ? await viewsOf([ticket], locale) : [];
      return view ? answer(view) : refuseWith('pool-ticket-unknown');
    },
    'guessing_bet/inquire_by_code': async ({ code }, { locale }) => {
      const ticket = await findTicketOfCode(database.read, code);
      const issue = ticket && (await issuesOfTickets(database.read, [ticket])).get(ticket.issueId);
      if (!ticket || !issue) return refuseWith('pool-ticket-unknown');
      return answer(foundTicketView({ ticket, issue }, { ...deps, locale, now: clock.now() }));
    },
  };
}

/** Tickets as their owners see them now. */
function ticketViewer(deps: PoolsDeps, issuesOnSale: IssuesOnSale) {
  const { database, clock } = deps;
  return async (tickets: readonly PoolTicket[], locale: Locale) => {
    const issues = await issuesOfTickets(database.read, tickets);
    const viewing = { ...deps, locale, now: clock.now() };
    const views = [];
    for (const ticket of tickets) {
      const issue = issues.get(ticket.issueId);
      if (!issue) continue;
      const pool = await issuesOnSale.poolOf(issue);
      views.push(ticketView({ ticket, issue, pool }, viewing));
    }
    return views;
  };
}
