import { poolTicketStatuses } from '@kipute/contract/constants/betting/games';
import { rowsOf } from '@kipute/contract/constants/choice';
import type { CallRequest } from '@kipute/contract/registry';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';
import { idOfWire } from '../../../platform/database/wire-id.ts';
import { type PoolTicket, ticketsWhere } from '../tickets/ticket-store.ts';
import { gameOfWire } from '../types/type-view.ts';

type Asked = CallRequest<'pool_issue/tickets'>;

/** Newest first, of all issues or one (POL-104). */
export async function officeTickets(
  reader: Reader,
  asked: Asked,
): Promise<{ readonly tickets: readonly PoolTicket[]; readonly count: number }> {
  const where = conditionOf(asked);
  const { page, page_size: size } = asked;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from pool_ticket join pool_issue on pool_issue.id = issue_id where ${where}`.execute(reader);
  const tickets = await ticketsWhere(
    reader,
    sql`where ${where} order by pool_ticket.id desc limit ${size} offset ${(page - 1) * size}`,
  );
  return { tickets, count: rows[0]?.count ?? 0 };
}

function conditionOf(asked: Asked): RawBuilder<unknown> {
  const state = rowsOf(poolTicketStatuses).find(([, { id }]) => id === asked.status)?.[0];
  const { id, game, user_id: userId, serial_number: serialNumber, pay_type: payType } = asked;
  const conditions = [
    sql`true`,
    ...(id === undefined ? [] : [sql`issue_id = ${idOfWire(id)}`]),
    ...(game === undefined ? [] : [sql`game = ${gameOfWire(game)}`]),
    ...(userId === undefined ? [] : [sql`player_id = ${idOfWire(userId)}`]),
    ...(serialNumber === undefined ? [] : [sql`serial_number = ${serialNumber}`]),
    ...(state === undefined ? [] : [sql`pool_ticket.state = ${state}`]),
    ...(payType === undefined ? [] : [sql`paid_with = ${payType === 2 ? 'credit' : 'cash'}`]),
  ];
  return sql.join(conditions, sql` and `);
}

export type TicketOwner = { readonly name: string; readonly phone: string };

export async function ownersOf(
  reader: Reader,
  tickets: readonly PoolTicket[],
): Promise<ReadonlyMap<bigint, TicketOwner>> {
  const ids = [...new Set(tickets.map(({ playerId }) => playerId))];
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('player')
    .select(['id', 'name', 'phone'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
}
