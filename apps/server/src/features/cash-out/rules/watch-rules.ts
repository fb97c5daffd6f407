import type { CashOutDeps } from '../ports.ts';
import { endRule, findRule, ruleChanged } from '../rule-store.ts';
import { ruleFiring } from './firing-rules.ts';
import { mayStillFire, openRules } from './rule-jobs.ts';
import { type WatchedOrder, WatchedOrders } from './watched-orders.ts';

/**
 * Watches the orders with a rule and queues the cash-out of those that reach their threshold. Every
 * worker process does so for itself; equal jobs are one. The job is delayed as a player's request is,
 * and prices again before it sells (CSH-51). Returns how to stop.
 */
export function watchRules(deps: CashOutDeps): () => void {
  const { bus, betting, catalogue, settings, log } = deps;
  const watched = new WatchedOrders();
  const firing = ruleFiring(watched, deps);
  const priceAll = () => firing.price(watched.ids());

  async function load(): Promise<void> {
    watched.clear();
    for await (const rules of openRules(deps)) {
      for (const { rule, order } of rules) watched.put({ order, threshold: rule.threshold });
    }
    priceAll();
  }
  /** The latest refresh of an order: a slow one must not bring back what a later saw ended. */
  const latestRefresh = new Map<bigint, symbol>();
  async function refresh(orderId: bigint): Promise<void> {
    const thisRefresh = Symbol();
    latestRefresh.set(orderId, thisRefresh);
    const found = await ruleInForce(orderId, deps);
    if (latestRefresh.get(orderId) !== thisRefresh) return;
    latestRefresh.delete(orderId);
    if (found) watched.put(found);
    else watched.drop(orderId);
    firing.priceAnew(orderId);
  }
  function inBackground(work: Promise<void>): void {
    work.catch((err) => log.error({ err }, 'cash-out: reading rules failed'));
  }

  bus.subscribe(ruleChanged, ({ orderId }) => inBackground(refresh(BigInt(orderId))));
  betting.onOrderChanged(({ orderId }) => {
    if (watched.get(orderId)) inBackground(refresh(orderId));
  });
  bus.onRejoin(() => inBackground(load()));
  catalogue.onTouched((touched) =>
    firing.price(watched.touchedBy(touched, (id) => catalogue.marketOfSelection(id)?.id)),
  );
  catalogue.onFreshness(priceAll);
  settings.onChanged((section) => {
    if (section === 'settlement') priceAll();
  });
  inBackground(load());
  return firing.stop;
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
