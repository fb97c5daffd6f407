import { autoCashOutStates } from '@kipute/contract/constants/betting/cash-outs';
import type { ErrorCode } from '@kipute/contract/errors';
import { fromWireShillings, senti } from '@kipute/domain/money/senti';
import { idOfWire } from '../../platform/database/wire-id.ts';
import { answer, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { cashOutsOf, ownOrder } from './cash-out-store.ts';
import { cashOutView, offerView, preparationView } from './cash-out-view.ts';
import type { Cashing, CashOutRefusal } from './cashing/cash-out.ts';
import type { CashOutDeps } from './ports.ts';
import { orderPricer, ownOffers } from './pricing/price-order.ts';
import { findRule } from './rule-store.ts';
import { ruleCanceller, ruleSetter, type SetRuleRefusal } from './rules/set-rule.ts';

export type CashOutRoutes = HandlersFor<
  | 'order_list/early_settlement_preparation'
  | 'order_list/early_settlement_offers'
  | 'order_list/early_settlements'
  | 'order_list/set_rule'
  | 'order_list/cancel_rules'
>;

const onTheWire = {
  'site-maintenance': 'site-maintenance',
  'order-unknown': 'order-unknown',
  'request-key-used': 'request-key-used',
  'cash-out-locked': 'cash-out-locked',
  'threshold-not-positive': 'threshold-not-positive',
  'threshold-above-payout': 'threshold-above-payout',
} as const satisfies Record<CashOutRefusal | SetRuleRefusal, ErrorCode>;

/** The schema lets no other number through. */
const amountOf = (wire: number) => fromWireShillings(wire) ?? senti(0n);

export function cashOutRoutes(deps: CashOutDeps, cashing: Cashing): CashOutRoutes {
  const { database, betting } = deps;
  const price = orderPricer(deps);
  const [setRule, cancelRule] = [ruleSetter(deps), ruleCanceller(deps)];
  return {
    'order_list/early_settlement_preparation': async ({ id }, { caller: { playerId } }) => {
      const orderId = idOfWire(id);
      const order = await ownOrder(database.read, { playerId, orderId }, betting);
      if (!order) return refuseWith('order-unknown');
      const [rule, cashed] = await Promise.all([
        findRule(database.read, orderId),
        cashOutsOf(database.read, orderId),
      ]);
      const priced = { ...price(order), order, threshold: rule?.threshold };
      return answer(preparationView(priced, cashed));
    },
    'order_list/early_settlement_offers': async ({ id_list }, { caller: { playerId } }) => {
      const asked = { playerId, orderIds: id_list.map(idOfWire) };
      const offers = await ownOffers(asked, price, deps);
      return answer(
        offers.map((priced) => ({ id: String(priced.order.id), ...offerView(priced) })),
      );
    },
    'order_list/early_settlements': async (asked, { caller: { playerId } }) => {
      const { id, request_key: requestKey, share_percent: sharePercent } = asked;
      const cashed = await cashing.afterDelay({
        ...{ playerId, orderId: idOfWire(id), requestKey, sharePercent, by: 'player' },
        acceptedAmount: amountOf(asked.accepted_amount),
      });
      if (!cashed.ok) return refuseWith(onTheWire[cashed.refusal]);
      return answer(cashOutView(cashed.value));
    },
    'order_list/set_rule': async ({ id, threshold }, { caller: { playerId } }) => {
      const rule = { playerId, orderId: idOfWire(id), threshold: amountOf(threshold) };
      const set = await setRule(rule);
      if (!set.ok) return refuseWith(onTheWire[set.refusal]);
      return answer({ state: autoCashOutStates.set.id, threshold });
    },
    'order_list/cancel_rules': async ({ id }, { caller: { playerId } }) => {
      const cancelled = await cancelRule({ playerId, orderId: idOfWire(id) });
      if (!cancelled.ok) return refuseWith(onTheWire[cancelled.refusal]);
      return answer({ state: autoCashOutStates.cancelled.id });
    },
  };
}
