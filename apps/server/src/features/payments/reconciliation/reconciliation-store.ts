import { senti } from '@kipute/domain/money/senti';
import type { DayLine, Finding } from '@kipute/domain/payments/reconciliation';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import { lockName } from '../payment-identifiers.ts';
import type { OperatorLine, ReceiptOnRecord } from '../ports.ts';

export type ChannelDay = { readonly channel: string /** `YYYY-MM-DD` */; readonly day: string };

type Statement = ChannelDay & {
  readonly lines: readonly OperatorLine[];
  readonly receivedAt: Date;
  /** Of an uploaded file. */
  readonly file?: { readonly hash: string; readonly uploadedBy: bigint };
};

/** As it came, before it is compared. */
export async function insertStatement(tx: Transaction, statement: Statement): Promise<bigint> {
  const { channel, day, lines, receivedAt, file } = statement;
  const { id } = await tx
    .insertInto('operatorStatement')
    .values({
      channel,
      day: new Date(day),
      source: file ? 'upload' : 'api',
      fileHash: file?.hash ?? null,
      uploadedBy: file?.uploadedBy ?? null,
      receivedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const columns = (pick: (line: OperatorLine) => string) => sql.val(lines.map(pick));
  await sql`
    insert into operator_statement_line (statement_id, number, way, receipt, reference, amount)
    select ${id}, number, way, receipt, reference, amount
    from unnest(
      ${columns(({ way }) => way)}::text[], ${columns(({ receipt }) => receipt)}::text[],
      ${columns(({ reference }) => reference)}::text[],
      ${columns(({ amount }) => amount.toString())}::int8[]
    ) with ordinality as line (way, receipt, reference, amount, number)`.execute(tx);
  return id;
}

/** Two who upload the same file at once are one after the other. */
export async function lockFile(tx: Transaction, hash: string): Promise<void> {
  await lockName(tx, `statement ${hash}`);
}

type KnownFile = ChannelDay & { readonly id: bigint };

export async function findStatementFile(
  reader: Reader,
  hash: string,
): Promise<KnownFile | undefined> {
  const { rows } = await sql<KnownFile>`
    select id, channel, to_char(day, 'YYYY-MM-DD') as day
    from operator_statement where file_hash = ${hash}`.execute(reader);
  return rows[0];
}

/**
 * What our own books say a channel paid on a day of East Africa, and whatever else of its list they
 * know: what was paid before midnight there may have been recorded after midnight here, and a clerk
 * credits on another day. Of our day, what the channel listed on another day is not missing there.
 */
export async function paidOnDay(
  reader: Reader,
  { channel, day, lines }: ChannelDay & { readonly lines: readonly OperatorLine[] },
): Promise<readonly DayLine[]> {
  const start = sql`(${day}::date::timestamp at time zone 'Africa/Dar_es_Salaam')`;
  const isOfDay = (at: RawBuilder<unknown>) =>
    sql`${at} >= ${start} and ${at} < ${start} + interval '1 day'`;
  const receipts = sql.val(lines.map(({ receipt }) => receipt.toUpperCase()));
  const references = sql.val(
    lines.flatMap(({ reference }) => (reference === '' ? [] : [reference])),
  );
  const isListed = sql`(upper(receipt) = any(${receipts}::text[])
    or reference = any(${references}::text[]))`;
  const { rows } = await sql<DayLine & { readonly amount: bigint }>`
    with paid as (
      select 'in' as way, receipt, reference, amount, ${isListed} as listed
      from deposit where channel = ${channel} and state = 'paid'
        and (${isListed} or (way <> 'by-hand' and ${isOfDay(sql`paid_at`)}))
      union all
      select 'out', receipt, reference, amount, ${isListed}
      from withdrawal where channel = ${channel} and state = 'paid'
        and (${isListed} or ${isOfDay(sql`ended_at`)})
    )
    select way, receipt, reference, amount from paid
    where listed or not exists (
      select from operator_statement_line as line
      join operator_statement as statement on statement.id = line.statement_id
      where statement.channel = ${channel} and statement.day <> ${day}::date
        and (upper(line.receipt) = upper(paid.receipt)
          or (line.reference <> '' and line.reference = paid.reference)))
    order by receipt`.execute(reader);
  return rows.map((row) => ({ ...row, amount: senti(row.amount) }));
}

type OpenPayment = {
  readonly way: OperatorLine['way'];
  readonly id: bigint;
  readonly reference: string;
};

/** Payments of this channel that are not paid here and stand in a list of theirs. */
export async function unpaidAmong(
  reader: Reader,
  channel: string,
  lines: readonly OperatorLine[],
): Promise<readonly OpenPayment[]> {
  const references = sql.val(lines.map(({ reference }) => reference));
  const { rows } = await sql<OpenPayment>`
    select 'in' as way, id, reference from deposit
    where reference = any(${references}::text[]) and channel = ${channel} and state <> 'paid'
    union all
    select 'out', id, reference from withdrawal
    where reference = any(${references}::text[]) and channel = ${channel} and state <> 'paid'
  `.execute(reader);
  return rows;
}

type Comparison = ChannelDay & {
  readonly outcome: 'compared' | 'unknown' | 'not-offered';
  readonly statementId: bigint | null;
  readonly lines: number;
  readonly findings: readonly Finding[];
  readonly comparedAt: Date;
};

export async function insertComparison(tx: Transaction, comparison: Comparison): Promise<void> {
  const findings = JSON.stringify(comparison.findings, (_, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  await tx
    .insertInto('reconciliation')
    .values({ ...comparison, day: new Date(comparison.day), findings })
    .execute();
}

/** A day of a channel as the newest comparison found it; null while there is none. */
export type ReconciledDay = ChannelDay & {
  readonly comparedAt: Date | null;
  readonly source: 'api' | 'upload' | null;
  readonly lines: number | null;
  readonly findings: readonly Finding[];
  readonly misdirected: readonly ReceiptOnRecord[];
};

type Wanted = {
  /** Those that serve an operator now; the others appear on the days they were compared. */
  readonly channels: { readonly inUse: readonly string[]; readonly known: readonly string[] };
  /** The last day that is over. */
  readonly yesterday: string;
  readonly fromDay: string | undefined;
  readonly toDay: string | undefined;
  /** Days with a difference that nobody closed, and those not compared. */
  readonly onlyOpen: boolean;
  readonly page: number;
  readonly pageSize: number;
};

type DayRow = Omit<ReconciledDay, 'findings' | 'misdirected'> & {
  readonly findings: unknown;
  readonly misdirected: unknown;
  readonly count: string;
};

/** From the day of the first payment on, and always yesterday, newest first: a day that nobody compared is there too. */
export async function listDays(
  reader: Reader,
  { channels, yesterday, fromDay, toDay, onlyOpen, page, pageSize }: Wanted,
): Promise<{ readonly days: readonly ReconciledDay[]; readonly count: number }> {
  const { rows } = await sql<DayRow>`
    with first as (
      select least((least(
        (select created_at from deposit order by id limit 1),
        (select created_at from withdrawal order by id limit 1)
      ) at time zone 'Africa/Dar_es_Salaam')::date, ${yesterday}::date) as day
    ), asked as (
      select series.day::date as day, channel
      from first, generate_series(first.day, ${yesterday}::date, interval '1 day') as series (day),
        unnest(${sql.val(channels.inUse)}::text[]) as channel
      union
      select reconciliation.day, channel from reconciliation
      where outcome = 'compared' and channel = any(${sql.val(channels.known)}::text[])
    ), found as (
      select asked.day, asked.channel, compared.*, misdirected.payments
      from asked
      left join lateral (
        select compared_at, findings, lines, statement_id from reconciliation
        where channel = asked.channel and day = asked.day and outcome = 'compared'
        order by id desc limit 1
      ) as compared on true
      left join lateral (
        select jsonb_agg(reading -> 'payment' order by id) as payments from operator_callback
        where channel = asked.channel and reading ->> 'kind' = 'misdirected'
          and received_at >= asked.day::timestamp at time zone 'Africa/Dar_es_Salaam'
          and received_at < (asked.day + 1)::timestamp at time zone 'Africa/Dar_es_Salaam'
      ) as misdirected on true
    )
    select to_char(found.day, 'YYYY-MM-DD') as day, found.channel, compared_at, lines,
      (select source from operator_statement where id = statement_id) as source,
      coalesce(findings, '[]') as findings, coalesce(payments, '[]') as misdirected,
      count(*) over () as count
    from found
    where found.day between coalesce(${fromDay ?? null}::date, found.day)
        and coalesce(${toDay ?? null}::date, found.day)
      and (not ${onlyOpen} or compared_at is null
        or jsonb_array_length(coalesce(findings, '[]')) + jsonb_array_length(coalesce(payments, '[]'))
          > (select count(*) from reconciliation_closing as closing
            where closing.channel = found.channel and closing.day = found.day))
    order by found.day desc, found.channel
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(reader);
  const days = rows.map(({ count: _, findings, misdirected, ...day }) => ({
    ...day,
    findings: withAmounts<readonly Finding[]>(findings),
    misdirected: withAmounts<readonly ReceiptOnRecord[]>(misdirected),
  }));
  return { days, count: Number(rows[0]?.count ?? 0) };
}

/** Sound: only `insertComparison` and the callbacks' own store write there. */
function withAmounts<Kept>(written: unknown): Kept {
  return JSON.parse(JSON.stringify(written), (field, value) =>
    field === 'amount' && typeof value === 'string' ? senti(BigInt(value)) : value,
  );
}

export async function latestFindings(
  reader: Reader,
  { channel, day }: ChannelDay,
): Promise<readonly Finding[]> {
  const row = await reader
    .selectFrom('reconciliation')
    .select('findings')
    .where('channel', '=', channel)
    .where('day', '=', new Date(day))
    .where('outcome', '=', 'compared')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return withAmounts(row?.findings ?? []);
}
