import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/database.ts';

export type EntryRow = {
  readonly id: bigint;
  readonly key: string;
  readonly cause: number;
  readonly serialNumber: string;
  readonly remark: string;
  readonly recordedAt: Date;
};

export async function findEntry(reader: Reader, id: bigint): Promise<EntryRow | undefined> {
  const query = reader.selectFrom('journalEntry').selectAll().where('id', '=', id);
  return query.executeTakeFirst();
}

export type PostingRow = {
  readonly line: number;
  readonly account: string;
  readonly playerId: bigint | null;
  readonly name: string | null;
  readonly amount: Senti;
  readonly balanceBefore: bigint | null;
  readonly balanceAfter: bigint | null;
};

/** All of them: what went in stands beside where it came from. */
export async function postingsOf(
  reader: Reader,
  { id, recordedAt }: Pick<EntryRow, 'id' | 'recordedAt'>,
): Promise<readonly PostingRow[]> {
  const rows = await reader
    .selectFrom('posting')
    .leftJoin('player', 'player.id', 'posting.playerId')
    .select(['line', 'account', 'playerId', 'name', 'amount', 'balanceBefore', 'balanceAfter'])
    .where('entryId', '=', id)
    .where('recordedAt', '=', recordedAt)
    .orderBy('line')
    .execute();
  return rows.map((row) => ({ ...row, amount: senti(row.amount) }));
}

const OTHERS_MAX = 200;

export type OtherEntry = EntryRow & { readonly amount: Senti };

/**
 * What else the books say about the same order or payment, found by its player: entries have no
 * index on what people quote, because every bet would have to write it.
 */
export async function entriesAbout(
  reader: Reader,
  { serialNumber, playerIds }: { serialNumber: string; playerIds: readonly bigint[] },
): Promise<readonly OtherEntry[]> {
  if (serialNumber === '' || playerIds.length === 0) return [];
  const { rows } = await sql<EntryRow & { readonly amount: bigint }>`
    select journal_entry.id, key, cause::int as cause, serial_number, remark,
      journal_entry.recorded_at, sum(abs(amount))::bigint / 2 as amount
    from journal_entry
    join posting on posting.entry_id = journal_entry.id
      and posting.recorded_at = journal_entry.recorded_at
    where journal_entry.id in (
      select entry_id from posting
      join journal_entry as named on named.id = entry_id
      where player_id = any (${sql.val(playerIds.map(String))}::int8[])
        and named.serial_number = ${serialNumber}
      limit ${OTHERS_MAX})
    group by journal_entry.id order by journal_entry.id`.execute(reader);
  return rows.map((row) => ({ ...row, amount: senti(row.amount) }));
}

type AccountDay = {
  readonly account: string;
  readonly isHouse: boolean;
  readonly day: string;
  readonly page: number;
  readonly pageSize: number;
};

type AccountLine = EntryRow & {
  readonly line: number;
  readonly playerId: bigint | null;
  readonly name: string | null;
  readonly amount: bigint;
};

/** As elsewhere, lines are counted no further than this. */
const COUNTED_MAX = 100_000;

export async function accountLines(
  reader: Reader,
  { account, isHouse, day, page, pageSize }: AccountDay,
): Promise<{ readonly lines: readonly AccountLine[]; readonly count: number }> {
  const found = sql`
    select recorded_at, entry_id, line, player_id, amount from posting
    where recorded_at >= (${day}::date::timestamp at time zone 'Africa/Dar_es_Salaam')
      and recorded_at < ((${day}::date + 1)::timestamp at time zone 'Africa/Dar_es_Salaam')
      and account = ${account} and (player_id is null) = ${isHouse}
    order by recorded_at desc, entry_id desc, line desc limit ${COUNTED_MAX + 1}`;
  const { rows } = await sql<AccountLine>`
    select journal_entry.id, key, cause::int as cause, serial_number, remark,
      page.recorded_at, page.line, page.player_id, page.amount, player.name
    from (${found}) as page
    join journal_entry on journal_entry.id = page.entry_id
    left join player on player.id = page.player_id
    order by page.recorded_at desc, page.entry_id desc, page.line desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(reader);
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from (${found}) as one`.execute(reader);
  return { lines: rows, count: counted.rows[0]?.count ?? 0 };
}
