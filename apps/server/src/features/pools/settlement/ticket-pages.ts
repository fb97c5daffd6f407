import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

/** A ticket as it is stored: hundreds of thousands are read, and picks are read once for all. */
export type TicketRow = {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly serialNumber: string;
  readonly picks: string;
  readonly reservePicks: string;
  readonly multiplier: number;
  readonly stake: bigint;
  readonly paidWith: 'cash' | 'credit';
  readonly state: 'open' | 'won' | 'lost' | 'refunded';
  readonly bestRight: number | null;
  readonly prize: bigint;
  readonly tax: bigint;
  readonly settlement: number;
};

const ROWS_PER_PAGE = 8_000;

async function pageAfter(
  reader: Reader,
  issueId: bigint,
  after: bigint,
): Promise<readonly TicketRow[]> {
  const { rows } = await sql<TicketRow>`
    select id, player_id, serial_number, picks, reserve_picks, multiplier, stake, paid_with, state,
      best_right, prize, tax, settlement
    from pool_ticket where issue_id = ${issueId} and id > ${after}
    order by id limit ${ROWS_PER_PAGE}`.execute(reader);
  return rows;
}

/** All tickets of an issue in the order of their ids; the next page is read while one is worked on. */
export async function* ticketPages(
  reader: Reader,
  issueId: bigint,
  after = 0n,
): AsyncGenerator<readonly TicketRow[]> {
  let next = pageAfter(reader, issueId, after);
  for (;;) {
    const page = await next;
    const last = page.at(-1);
    if (!last) return;
    const isLast = page.length < ROWS_PER_PAGE;
    next = isLast ? Promise.resolve([]) : pageAfter(reader, issueId, last.id);
    // Looked at when its turn comes; whoever stops before that is not told of it.
    next.catch(() => {});
    yield page;
  }
}
