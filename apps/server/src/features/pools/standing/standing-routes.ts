import type { Locale } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { maskedPhone } from '@kipute/domain/accounts/masked-phone';
import { toWireShillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import {
  answer,
  answerPage,
  type HandlersFor,
  refuseWith,
} from '../../../platform/http/handler.ts';
import { createPacer } from '../../settlement/index.ts';
import { findIssue, issuesWhere, noSales } from '../issues/issue-store.ts';
import { issueResultView } from '../issues/issue-view.ts';
import type { IssuesOnSale } from '../issues/issues-on-sale.ts';
import type { PoolsDeps } from '../pools-deps.ts';
import { issuesOfTickets } from '../tickets/own-tickets.ts';
import { ticketView } from '../tickets/ticket-view.ts';
import { gameOfWire } from '../types/type-view.ts';
import { type IssueStanding, issueStanding } from './standing.ts';
import { officeTickets, ownersOf } from './ticket-list.ts';

export type PoolStandingRoutes = HandlersFor<
  'pool_issue/standing' | 'pool_issue/tickets' | 'guessing_bet/results'
>;

export function poolStandingRoutes(
  deps: PoolsDeps,
  issuesOnSale: IssuesOnSale,
): PoolStandingRoutes {
  const { office } = deps.database;
  const pacer = createPacer(deps);
  return {
    'pool_issue/standing': async ({ id }) => {
      const issue = await findIssue(office, idOfWire(id));
      if (!issue) return refuseWith('pool-issue-unknown');
      if (!issue.terms) return refuseWith('pool-issue-fixed');
      return answer(standingView(await issueStanding(office, issue, pacer())));
    },
    'pool_issue/tickets': (asked, { locale }) => ticketsPage(deps, issuesOnSale, { asked, locale }),
    'guessing_bet/results': (asked, { locale }) => resultsPage(deps, asked, locale),
  };
}

function standingView(standing: IssueStanding): CallContent<'pool_issue/standing'> {
  const { pool, decided, right, reachable, liability, tree } = standing;
  return {
    ...{ pool: toWireShillings(pool), decided, liability: toWireShillings(liability) },
    right: byRight(right).map(([count, lines]) => ({ right: count, lines })),
    reachable: byRight(reachable).map(([count, reached]) => ({ right: count, ...reached })),
    tree: tree.map(({ matchId, picks }) => ({
      match_id: matchId.toString(),
      outcomes: [...picks].map(([pick, lines]) => ({ pick, lines })),
    })),
  };
}

/** The best first. */
const byRight = <Value>(
  counts: ReadonlyMap<number, Value>,
): readonly (readonly [number, Value])[] => [...counts].toSorted(([one], [other]) => other - one);

type AskedTickets = {
  readonly asked: CallRequest<'pool_issue/tickets'>;
  readonly locale: Locale;
};

async function ticketsPage(
  { database: { office }, board, catalogue, clock }: PoolsDeps,
  issuesOnSale: IssuesOnSale,
  { asked, locale }: AskedTickets,
) {
  const { tickets, count } = await officeTickets(office, asked);
  const issues = await issuesOfTickets(office, tickets);
  const owners = await ownersOf(office, tickets);
  const viewing = { board, catalogue, locale, now: clock.now() };
  const views: CallContent<'pool_issue/tickets'> = [];
  for (const ticket of tickets) {
    const issue = issues.get(ticket.issueId);
    if (!issue) continue;
    const owner = owners.get(ticket.playerId);
    views.push({
      ...ticketView({ ticket, issue, pool: await issuesOnSale.poolOf(issue) }, viewing),
      user_id: ticket.playerId.toString(),
      user_name: owner?.name ?? '',
      phone: maskedPhone(owner?.phone ?? ''),
      device: ticket.device,
    });
  }
  return answerPage(views, count);
}

/** Issues whose every ticket is paid, the newest first (POL-105). */
async function resultsPage(
  { database: { read }, board, catalogue, clock }: PoolsDeps,
  { game, page, page_size: size }: CallRequest<'guessing_bet/results'>,
  locale: Locale,
) {
  const settled = sql`state = 'settled' and game = ${gameOfWire(game)}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pool_issue where ${settled}`.execute(read);
  const issues = await issuesWhere(
    read,
    sql`where ${settled} order by id desc limit ${size} offset ${(page - 1) * size}`,
  );
  const viewing = { board, catalogue, locale, now: clock.now() };
  const views = issues.flatMap(
    (issue) => issueResultView(issue, { sales: noSales }, viewing) ?? [],
  );
  return answerPage(views, rows[0]?.count ?? 0);
}
