import { ARCHIVE_AFTER_DAYS } from '@kipute/contract/constants/betting/limits';
import { serialLetters } from '@kipute/contract/constants/betting/serial-numbers';
import type { Locale } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { typedSerials } from '@kipute/domain/payments/serial-number';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { issuesById, noSales, type PoolIssue, salesOf } from '../issues/issue-store.ts';
import { poolOf } from '../issues/issue-view.ts';
import { findTicket, type PoolTicket, ticketsWhere } from './ticket-store.ts';
import { ticketView } from './ticket-view.ts';

export type OwnTickets = {
  readonly playerId: bigint;
  readonly game: PoolGame | undefined;
  readonly which: 'open' | 'decided' | 'recent' | 'archived';
  readonly page: number;
  readonly pageSize: number;
};

const DAY_MS = 86_400_000;

/** Newest first: open, decided or both of the last thirty days, or all older ones (POL-71). */
export async function ownTicketsPage(
  reader: Reader,
  { playerId, game, which, page, pageSize }: OwnTickets,
  now: Date,
): Promise<{ readonly tickets: readonly PoolTicket[]; readonly count: number }> {
  const conditions = [
    sql`player_id = ${playerId}`,
    ofKind(which, new Date(now.getTime() - ARCHIVE_AFTER_DAYS * DAY_MS)),
    ...(game === undefined ? [] : [sql`pool_issue.game = ${game}`]),
  ];
  const mine = sql.join(conditions, sql` and `);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from pool_ticket join pool_issue on pool_issue.id = issue_id where ${mine}`.execute(reader);
  const tickets = await ticketsWhere(
    reader,
    sql`where ${mine} order by pool_ticket.id desc
      limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return { tickets, count: rows[0]?.count ?? 0 };
}

function ofKind(which: OwnTickets['which'], since: Date): RawBuilder<unknown> {
  switch (which) {
    case 'open':
      return sql`placed_at >= ${since} and pool_ticket.state = 'open'`;
    case 'decided':
      return sql`placed_at >= ${since} and pool_ticket.state <> 'open'`;
    case 'recent':
      return sql`placed_at >= ${since}`;
    case 'archived':
      return sql`placed_at < ${since}`;
  }
}

const letters = [serialLetters.jackpot.letter, serialLetters['lucky-six'].letter];

/** Undefined for what is no number of a ticket. */
function ofCode(typed: string): RawBuilder<unknown> | undefined {
  const serials = typedSerials(typed, letters);
  return serials.length === 0 ? undefined : sql`serial_number = any (${serials}::text[])`;
}

export async function findTicketOfCode(
  reader: Reader,
  typed: string,
): Promise<PoolTicket | undefined> {
  const named = ofCode(typed);
  return named && findTicket(reader, named);
}

type OwnTicket = {
  readonly playerId: bigint;
  readonly id: bigint | undefined;
  readonly code: string;
};

/** By what a page knows of it: the id, or the number that statement and messages name (POL-71). */
export async function findOwnTicket(
  reader: Reader,
  { playerId, id, code }: OwnTicket,
): Promise<PoolTicket | undefined> {
  const named = id === undefined ? ofCode(code) : sql`pool_ticket.id = ${id}`;
  return named && findTicket(reader, sql`${named} and player_id = ${playerId}`);
}

/** By number of their issue. */
export async function issuesOfTickets(
  reader: Reader,
  tickets: readonly PoolTicket[],
): Promise<ReadonlyMap<bigint, PoolIssue>> {
  const issues = await issuesById(reader, [...new Set(tickets.map(({ issueId }) => issueId))]);
  return new Map(issues.map((issue) => [issue.id, issue]));
}

type Kept = { readonly playerId: bigint; readonly locale: Locale; readonly tickets: number };

/** How a match stands right now is no part of what is kept about a ticket. */
const withoutBoard = {
  board: { winnerOdds: () => [] },
  catalogue: { matches: () => new Map<string, never>() },
};

/** For the document of everything the house holds about a player, newest first. */
export async function ownTicketsOf(
  reader: Reader,
  { playerId, locale, tickets: limit }: Kept,
): Promise<CallContent<'guessing_bet/user_inquire'>> {
  const tickets = await ticketsWhere(
    reader,
    sql`where player_id = ${playerId} order by pool_ticket.id desc limit ${limit}`,
  );
  const issues = await issuesOfTickets(reader, tickets);
  const sold = await salesOf(reader, [...issues.keys()]);
  return tickets.flatMap((ticket) => {
    const issue = issues.get(ticket.issueId);
    if (!issue) return [];
    const pool = poolOf(issue, { sales: sold.get(issue.id) ?? noSales });
    const viewing = { ...withoutBoard, locale, now: ticket.placedAt };
    return [ticketView({ ticket, issue, pool }, viewing)];
  });
}

/** What it wins would come to somebody who is gone. */
export async function hasOpenTicket(reader: Reader, playerId: bigint): Promise<boolean> {
  const mine = sql`player_id = ${playerId} and pool_ticket.state = 'open'`;
  return (await findTicket(reader, mine)) !== undefined;
}
