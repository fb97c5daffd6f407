import type { Purse } from '@kipute/domain/ledger/account';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import { lineColumns, type StatementLine, statementLine } from './statement-store.ts';

type LinesOf = {
  readonly playerId: bigint;
  readonly purse: Purse;
  /** Bill types; all of them when empty. */
  readonly causes: readonly number[];
  /** Only lines from then on, if it is named: partitions of other months stay shut. */
  readonly since?: Date;
  /** Only lines before it. */
  readonly until: Date;
};

type BillQuery = LinesOf & { readonly page: number; readonly pageSize: number };

const linesOf = (reader: Reader, { playerId, purse, causes, since, until }: LinesOf) =>
  reader
    .selectFrom('posting')
    .innerJoin('journalEntry', 'journalEntry.id', 'posting.entryId')
    .where('posting.playerId', '=', playerId)
    .where('posting.account', '=', purse)
    .where('posting.recordedAt', '<', until)
    .$if(since !== undefined, (lines) =>
      lines.where('posting.recordedAt', '>=', since ?? new Date(0)),
    )
    .$if(causes.length > 0, (lines) => lines.where('journalEntry.cause', 'in', causes));

type BillPage = { readonly lines: readonly StatementLine[]; readonly count: number };

/** Newest first. */
export async function billsOf(reader: Reader, query: BillQuery): Promise<BillPage> {
  const wanted = linesOf(reader, query);
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

type BillTotals = { readonly lines: number; readonly moneyIn: Senti; readonly moneyOut: Senti };

export async function billTotals(reader: Reader, query: LinesOf): Promise<BillTotals> {
  const sums = await linesOf(reader, query)
    .select([
      sql<string>`count(*)::text`.as('lines'),
      sql<string>`coalesce(sum(posting.amount) filter (where posting.amount > 0), 0)::text`.as(
        'in',
      ),
      sql<string>`coalesce(-sum(posting.amount) filter (where posting.amount < 0), 0)::text`.as(
        'out',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    lines: Number(sums.lines),
    moneyIn: senti(BigInt(sums.in)),
    moneyOut: senti(BigInt(sums.out)),
  };
}

type DayBalance = { readonly day: string; readonly balance: Senti };

type CurveQuery = {
  readonly playerId: bigint;
  readonly purse: Purse;
  readonly lastDay: string;
  readonly days: number;
};

/** The balance at the end of each day of East Africa; a day without a line keeps it. */
export async function balanceCurve(
  reader: Reader,
  { playerId, purse, lastDay, days }: CurveQuery,
): Promise<readonly DayBalance[]> {
  const { rows } = await sql<{ day: string; balance: bigint }>`
    with days as (
      select (${lastDay}::date - back)::date as day,
        ((${lastDay}::date - back + 1)::timestamp at time zone 'Africa/Dar_es_Salaam') as ends
      from generate_series(0, ${days - 1}::integer) as back
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
