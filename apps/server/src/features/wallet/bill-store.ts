import type { Purse } from '@kipute/domain/ledger/account';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { lineColumns, type StatementLine, statementLine } from './statement-store.ts';

type BillQuery = {
  readonly playerId: bigint;
  readonly purse: Purse;
  /** Bill types; all of them when empty. */
  readonly causes: readonly number[];
  /** Only lines from then on, or only lines before it: partitions of other months stay shut. */
  readonly since: Date;
  readonly age: 'since' | 'before';
  readonly page: number;
  readonly pageSize: number;
};

type BillPage = { readonly lines: readonly StatementLine[]; readonly count: number };

/** Newest first. */
export async function billsOf(reader: Reader, query: BillQuery): Promise<BillPage> {
  const wanted = reader
    .selectFrom('posting')
    .innerJoin('journalEntry', 'journalEntry.id', 'posting.entryId')
    .where('posting.playerId', '=', query.playerId)
    .where('posting.account', '=', query.purse)
    .where('posting.recordedAt', query.age === 'since' ? '>=' : '<', query.since)
    .$if(query.causes.length > 0, (lines) => lines.where('journalEntry.cause', 'in', query.causes));
  const rows = await wanted
    .select(lineColumns)
    .orderBy('posting.purseLine', 'desc')
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
    .execute();
  const counted = await wanted
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { lines: rows.map(statementLine), count: Number(counted.count) };
}

type DayBalance = { readonly day: string; readonly balance: Senti };

type CurveQuery = {
  readonly playerId: bigint;
  readonly purse: Purse;
  readonly now: Date;
  readonly days: number;
};

/** The balance at the end of each day of East Africa, today last; a day without a line keeps it. */
export async function balanceCurve(
  reader: Reader,
  { playerId, purse, now, days }: CurveQuery,
): Promise<readonly DayBalance[]> {
  const { rows } = await sql<{ day: string; balance: bigint }>`
    with today as (
      select (${now}::timestamptz at time zone 'Africa/Dar_es_Salaam')::date as day
    ), days as (
      select (today.day - back)::date as day,
        ((today.day - back + 1)::timestamp at time zone 'Africa/Dar_es_Salaam') as ends
      from today, generate_series(0, ${days - 1}::integer) as back
    )
    select days.day::text as day, coalesce(last.balance_after, 0) as balance
    from days left join lateral (
      select balance_after from posting
      where player_id = ${playerId} and account = ${purse} and recorded_at < days.ends
      order by purse_line desc limit 1
    ) as last on true
    order by days.day`.execute(reader);
  return rows.map(({ day, balance }) => ({ day, balance: senti(balance) }));
}
