import { senti } from '@kipute/domain/money/senti';
import type { DayLine, Finding } from '@kipute/domain/payments/reconciliation';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

/** What our own tables say was paid by a channel on a day of East Africa. */
export async function paidOnDay(
  reader: Reader,
  channel: string,
  day: string,
): Promise<readonly DayLine[]> {
  const { rows } = await sql<{ way: 'in' | 'out'; receipt: string; amount: bigint }>`
    select 'in' as way, receipt, amount from deposit
    where channel = ${channel} and state = 'paid' and way <> 'by-hand'
      and (paid_at at time zone 'Africa/Dar_es_Salaam')::date = ${day}::date
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
