import type { BookDifference, BookLine } from '@kipute/domain/casino/compare-books';
import type { CasinoMove } from '@kipute/domain/casino/wallet-law';
import { senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

export type OurLine = BookLine & { readonly round: string; readonly playerId: bigint };

type Span = {
  readonly provider: string;
  readonly from: Date;
  readonly until: Date;
  /** What the provider's report names, whenever it came to us. */
  readonly named: readonly string[];
};

/** What our books have of a day, what the report names, and what takes back any of it. */
export async function ourLines(
  reader: Reader,
  { provider, from, until, named }: Span,
): Promise<readonly (OurLine & { readonly isOfDay: boolean })[]> {
  type Row = Omit<OurLine, 'kind' | 'amount'> & { kind: string; amount: bigint; isOfDay: boolean };
  const { rows } = await sql<Row>`
    select transaction, kind, amount, target, is_void, round, player_id,
      recorded_at >= ${from} and recorded_at < ${until} as is_of_day
    from casino_transaction
    where provider = ${provider} and (
      recorded_at >= ${from} and recorded_at < ${until}
      or transaction = any (${named}::text[])
      or kind = 'rollback' and target = any (${named}::text[]))
    order by id`.execute(reader);
  return rows.map((row) => ({
    ...row,
    kind: row.kind as CasinoMove,
    amount: senti(row.amount),
    target: row.kind === 'rollback' ? row.target : '',
  }));
}

type Compared = {
  readonly provider: string;
  readonly day: string;
  readonly at: Date;
  readonly here: number;
  readonly there: number;
  readonly differences: readonly BookDifference[];
};

/** A difference that was found before is not found again, whatever became of it. */
export async function writeComparison(tx: Transaction, compared: Compared): Promise<void> {
  const { provider, day, at, here, there, differences } = compared;
  await sql`
    insert into casino_comparison (provider, day, compared_at, transactions_here,
      transactions_there)
    values (${provider}, ${day}::date, ${at}, ${here}, ${there})
    on conflict (provider, day) do update set compared_at = ${at}, transactions_here = ${here},
      transactions_there = ${there}`.execute(tx);
  for (const { transaction, kind, ours, theirs } of differences) {
    await sql`
      insert into casino_difference (provider, day, transaction, kind, our_amount, their_amount,
        found_at)
      values (${provider}, ${day}::date, ${transaction}, ${kind}, ${ours ?? null},
        ${theirs ?? null}, ${at})
      on conflict do nothing`.execute(tx);
  }
}

/** Of these days, those that were compared. */
export async function comparedDays(
  reader: Reader,
  provider: string,
  days: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ day: string }>`
    select to_char(day, 'YYYY-MM-DD') as day from casino_comparison
    where provider = ${provider} and day = any (${days}::date[])`.execute(reader);
  return new Set(rows.map(({ day }) => day));
}

export type CasinoDifference = {
  readonly id: bigint;
  readonly provider: string;
  readonly day: string;
  readonly transaction: string;
  readonly kind: BookDifference['kind'];
  readonly ourAmount: bigint | null;
  readonly theirAmount: bigint | null;
  readonly foundAt: Date;
  readonly closedAt: Date | null;
  readonly closedBy: bigint | null;
  readonly note: string;
};

const columns = sql.raw(`id, provider, to_char(day, 'YYYY-MM-DD') as day, transaction, kind,
  our_amount, their_amount, found_at, closed_at, closed_by, note`);

type Page = {
  readonly state: 'open' | 'closed' | 'all';
  readonly page: number;
  readonly pageSize: number;
};

/** Newest first. */
export async function differencesPage(
  reader: Reader,
  { state, page, pageSize }: Page,
): Promise<{ readonly differences: readonly CasinoDifference[]; readonly count: number }> {
  const condition = {
    open: sql`closed_at is null`,
    closed: sql`closed_at is not null`,
    all: sql`true`,
  }[state];
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::integer as count from casino_difference where ${condition}`.execute(reader);
  const { rows: differences } = await sql<CasinoDifference>`
    select ${columns} from casino_difference where ${condition}
    order by id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(reader);
  return { differences, count: counted[0]?.count ?? 0 };
}

type Closing = {
  readonly id: bigint;
  readonly by: bigint;
  readonly note: string;
  readonly at: Date;
};

/** Undefined when there is none, or somebody was faster. */
export async function closeDifference(
  tx: Transaction,
  { id, by, note, at }: Closing,
): Promise<CasinoDifference | undefined> {
  const { rows } = await sql<CasinoDifference>`
    update casino_difference set closed_at = ${at}, closed_by = ${by}, note = ${note}
    where id = ${id} and closed_at is null returning ${columns}`.execute(tx);
  return rows[0];
}
