import { senti } from '@kipute/domain/money/senti';
import type { DayLine, Finding } from '@kipute/domain/payments/reconciliation';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

type Day = {
  readonly channel: string;
  readonly day: string;
  /** Of their list. */
  readonly receipts: readonly string[];
};

/**
 * What our own tables say was paid by a channel on a day of East Africa. A clerk credits a payment
 * of some day on another, so what came by hand counts when their list of the day has it.
 */
export async function paidOnDay(
  reader: Reader,
  { channel, day, receipts }: Day,
): Promise<readonly DayLine[]> {
  const { rows } = await sql<{ way: 'in' | 'out'; receipt: string; amount: bigint }>`
    select 'in' as way, receipt, amount from deposit
    where channel = ${channel} and state = 'paid' and way <> 'by-hand'
      and (paid_at at time zone 'Africa/Dar_es_Salaam')::date = ${day}::date
    union all
    select 'in', receipt, amount from deposit
    where channel = ${channel} and state = 'paid' and way = 'by-hand'
      and receipt = any(${receipts}::text[])
    union all
    select 'out', receipt, amount from withdrawal
    where channel = ${channel} and state = 'paid'
      and (ended_at at time zone 'Africa/Dar_es_Salaam')::date = ${day}::date`.execute(reader);
  return rows.map((row) => ({ ...row, amount: senti(row.amount) }));
}

type Comparison = {
  readonly channel: string;
  readonly day: string;
  readonly outcome: 'compared' | 'unknown' | 'not-offered';
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
