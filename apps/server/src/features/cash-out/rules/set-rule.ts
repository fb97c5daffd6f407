import {
  type AutoCashOutRefusal,
  autoCashOutRefusal,
} from '@kipute/domain/betting/cash-out/auto-cash-out';
import { payoutInPlay } from '@kipute/domain/betting/cash-out/cash-out-value';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { afterCommit } from '../../../platform/database/after-commit.ts';
import { lockCashOutsOf, ownOrder } from '../cash-out-store.ts';
import type { CashOutDeps } from '../ports.ts';
import { type LockReason, orderPricer } from '../pricing/price-order.ts';
import { type AutoCashOut, endRule, keepRule, ruleChanged } from '../rule-store.ts';

/** In the order they are checked. */
export type SetRuleRefusal =
  | 'site-maintenance'
  | 'order-unknown'
  | 'cash-out-locked'
  | AutoCashOutRefusal;

type SetRule = (rule: AutoCashOut) => Promise<Result<null, SetRuleRefusal>>;

/** Of the others an order may come out by itself: a rule is there to wait for that. */
const lockedForGood: readonly LockReason[] = [
  'closed',
  'order-not-open',
  'credit-stake',
  'every-leg-decided',
];

/** A second rule takes the place of the first (CSH-50). */
export function ruleSetter(deps: CashOutDeps): SetRule {
  const { database, betting, clock, bus, settings } = deps;
  const price = orderPricer(deps);
  return (rule) =>
    database.transact(async (tx) => {
      if (settings.current('site').maintenance) return refuse('site-maintenance');
      const { playerId, orderId, threshold } = rule;
      // A sale waits, or was before: no rule is left behind on what was sold.
      await lockCashOutsOf(tx, playerId);
      const order = await ownOrder(tx, rule, betting);
      if (!order) return refuse('order-unknown');
      const { offer, legs } = price(order);
      if (offer.state === 'locked' && lockedForGood.includes(offer.why)) {
        return refuse('cash-out-locked');
      }
      const refusal = autoCashOutRefusal({ threshold, payout: payoutInPlay(order, legs) });
      if (refusal) return refuse(refusal);
      await keepRule(tx, rule, clock.now());
      afterCommit(tx, () => bus.publish(ruleChanged, { orderId: String(orderId) }));
      return ok(null);
    });
}

type CancelRule = (
  rule: Pick<AutoCashOut, 'playerId' | 'orderId'>,
) => Promise<Result<null, 'order-unknown'>>;

export function ruleCanceller({ database, betting, bus }: CashOutDeps): CancelRule {
  return (rule) =>
    database.transact(async (tx) => {
      await lockCashOutsOf(tx, rule.playerId);
      const order = await ownOrder(tx, rule, betting);
      if (!order) return refuse('order-unknown');
      await endRule(tx, order.id, bus);
      return ok(null);
    });
}
