import { COUNT_MAX } from '@kipute/contract/constants/operations/lists';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { numberList } from '../../platform/database/number-lists.ts';

/** How many have read each of these mailings; nothing of one that nobody has read. */
export async function readOfMailings(
  reader: Reader,
  mailingIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  if (mailingIds.length === 0) return new Map();
  const { rows } = await sql<{ id: bigint; read: number }>`
    select mailing_id as id, count(*)::int as read from inbox_message
    where mailing_id = any (${numberList(mailingIds)}::text::bigint[]) and mailing_id is not null
      and read_at is not null
    group by mailing_id`.execute(reader);
  return new Map(rows.map(({ id, read }) => [id, read]));
}

export type MailingReader = { readonly playerId: bigint; readonly readAt: Date | null };

type WhichReaders = {
  readonly mailingId: bigint;
  readonly isRead: boolean | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** To whom a mailing was written, by their numbers, and whether they have read it. */
export async function readersOfMailing(
  reader: Reader,
  { mailingId, isRead, limit, offset }: WhichReaders,
): Promise<{ readonly readers: readonly MailingReader[]; readonly count: number }> {
  const read = isRead ? sql`and read_at is not null` : sql`and read_at is null`;
  const asked = sql`mailing_id = ${mailingId} ${isRead === undefined ? sql`` : read}`;
  const { rows: readers } = await sql<MailingReader>`
    select player_id, read_at from inbox_message where ${asked}
    order by player_id limit ${limit} offset ${Math.min(offset, COUNT_MAX)}`.execute(reader);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from inbox_message where ${asked} limit ${COUNT_MAX + 1}) as found`.execute(reader);
  return { readers, count: counted[0]?.count ?? 0 };
}
