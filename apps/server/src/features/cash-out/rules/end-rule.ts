import { type Senti, senti } from '@kipute/domain/money/senti';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CashOutDeps } from '../ports.ts';
import { ruleChanged } from './rule-events.ts';
import { removeRules } from './rule-store.ts';

/** A rule that asks for more than its order can pay would wait for ever (CSH-30, CSH-52). */
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
