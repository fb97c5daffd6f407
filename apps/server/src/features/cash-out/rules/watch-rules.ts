import type { CashOutDeps } from '../ports.ts';
import { endRule } from './end-rule.ts';
import { lookAtOrders } from './look-at-orders.ts';
import { ruleChanged } from './rule-events.ts';
import { mayStillFire, openRules } from './rule-jobs.ts';
import { findRule } from './rule-store.ts';
import { type WatchedOrder, WatchedOrders } from './watched-orders.ts';

/**
 * Watches the orders with a rule and asks for those to be cashed out that reach their threshold.
 * Every process that works through jobs does so for itself; equal questions are one job. The job
 * waits as a player waits, and looks again before it sells (CSH-51). Answers how to stop.
 */
export function watchRules(deps: CashOutDeps): () => void {
  const { bus, betting, catalogue, settings, log } = deps;
  const watched = new WatchedOrders();
  const look = lookAtOrders(watched, deps);
  const lookAtAll = () => look.at(watched.ids());

  async function load(): Promise<void> {
    watched.clear();
    for await (const rules of openRules(deps)) {
      for (const { rule, order } of rules) watched.put({ order, threshold: rule.threshold });
    }
    lookAtAll();
  }
  /** Which look at an order is its last: a slow one must not bring back what a later saw ended. */
  const lastLooks = new Map<bigint, symbol>();
  async function refresh(orderId: bigint): Promise<void> {
    const thisLook = Symbol();
    lastLooks.set(orderId, thisLook);
    const found = await ruleInForce(orderId, deps);
    if (lastLooks.get(orderId) !== thisLook) return;
    lastLooks.delete(orderId);
    if (found) watched.put(found);
    else watched.drop(orderId);
    look.anew(orderId);
  }
  function inBackground(work: Promise<void>): void {
    work.catch((err) => log.error({ err }, 'rules of cash-out were not read'));
  }

  bus.subscribe(ruleChanged, ({ orderId }) => inBackground(refresh(BigInt(orderId))));
  betting.onOrderChanged(({ orderId }) => {
    if (watched.get(orderId)) inBackground(refresh(orderId));
  });
  bus.onRejoin(() => inBackground(load()));
  catalogue.onTouched((touched) =>
    look.at(watched.touchedBy(touched, (id) => catalogue.marketOfSelection(id)?.id)),
  );
  catalogue.onFreshness(lookAtAll);
  settings.onChanged((section) => {
    if (section === 'settlement') lookAtAll();
  });
  inBackground(load());
  return look.stop;
}

/** Undefined where there is none, or none any more: a rule ends with its order (CSH-52). */
async function ruleInForce(
  orderId: bigint,
  { database, betting, bus }: CashOutDeps,
): Promise<WatchedOrder | undefined> {
  const rule = await findRule(database.read, orderId);
  if (!rule) return undefined;
  const [order] = await betting.ordersInPlay(database.read, [orderId]);
  if (order && mayStillFire(order)) return { order, threshold: rule.threshold };
  await database.transact((tx) => endRule(tx, orderId, bus));
  return undefined;
}
