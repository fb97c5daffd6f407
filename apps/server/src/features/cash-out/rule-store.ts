import { type Senti, senti } from '@kipute/domain/money/senti';
import { z } from 'zod';
import { defineTopic } from '../../platform/bus/bus.ts';
import { afterCommit } from '../../platform/database/after-commit.ts';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { CashOutDeps } from './ports.ts';

/** Cash the order out as soon as that pays so much. */
export type AutoCashOut = {
  readonly orderId: bigint;
  readonly playerId: bigint;
  /** After tax. */
  readonly threshold: Senti;
};

const rules = (reader: Reader) =>
  reader.selectFrom('autoCashOut').select(['orderId', 'playerId', 'threshold']);

const ruleOf = (row: Omit<AutoCashOut, 'threshold'> & { threshold: bigint }): AutoCashOut => ({
  ...row,
  threshold: senti(row.threshold),
});

export async function findRule(reader: Reader, orderId: bigint): Promise<AutoCashOut | undefined> {
  const row = await rules(reader).where('orderId', '=', orderId).executeTakeFirst();
  return row && ruleOf(row);
}

/** What each of these orders waits for; those without a rule are left out. */
export async function thresholdsOf(
  reader: Reader,
  orderIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Senti>> {
  if (orderIds.length === 0) return new Map();
  const rows = await rules(reader).where('orderId', 'in', orderIds).execute();
  return new Map(rows.map(ruleOf).map(({ orderId, threshold }) => [orderId, threshold]));
}

/** In the order of their orders. */
export async function rulesAfter(
  reader: Reader,
  orderId: bigint,
  rulesMax: number,
): Promise<readonly AutoCashOut[]> {
  const rows = await rules(reader)
    .where('orderId', '>', orderId)
    .orderBy('orderId')
    .limit(rulesMax)
    .execute();
  return rows.map(ruleOf);
}

export async function keepRule(tx: Transaction, rule: AutoCashOut, setAt: Date): Promise<void> {
  const { threshold } = rule;
  await tx
    .insertInto('autoCashOut')
    .values({ ...rule, setAt })
    .onConflict((conflict) => conflict.column('orderId').doUpdateSet({ threshold, setAt }))
    .execute();
}

/** Those of these orders that ask for more than so much; returns whether there were any. */
export async function removeRules(
  tx: Transaction,
  orderIds: readonly bigint[],
  above: Senti,
): Promise<boolean> {
  if (orderIds.length === 0) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('autoCashOut')
    .where('orderId', 'in', orderIds)
    .where('threshold', '>', above)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Set, changed or gone: every process that watches it reads it again. */
export const ruleChanged = defineTopic('cash-out-rule-changed', z.object({ orderId: z.string() }));

/** A rule above what its order can pay would never fire (CSH-30, CSH-52). */
export async function endRuleOutOfReach(
  tx: Transaction,
  { orderId, payout }: { readonly orderId: bigint; readonly payout: Senti },
  bus: CashOutDeps['bus'],
): Promise<void> {
  const isRemoved = await removeRules(tx, [orderId], payout);
  if (isRemoved) afterCommit(tx, () => bus.publish(ruleChanged, { orderId: String(orderId) }));
}

export const endRule = (tx: Transaction, orderId: bigint, bus: CashOutDeps['bus']): Promise<void> =>
  endRuleOutOfReach(tx, { orderId, payout: senti(0n) }, bus);
