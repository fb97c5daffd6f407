import { setTimeout as delay, setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { autoCashOutFires } from '@kipute/domain/betting/cash-out/auto-cash-out';
import type { CashOutDeps } from '../ports.ts';
import { type LegWorth, legWorth } from '../pricing/leg-worth.ts';
import { orderPricer } from '../pricing/price-order.ts';
import { fireRuleJob } from './rule-jobs.ts';
import type { WatchedOrders } from './watched-orders.ts';

/** An order is priced at most once in this time, whatever the feed does. */
const BATCH_MS = 200;
/** A few hundredths of a second, then the event loop runs: a goal may concern fifty thousand. */
const ORDERS_PER_TURN = 100;
/** Queued again while its job waits, an order would wait anew: only a lost job is repeated. */
const REQUEUE_MS = 60_000;

type RuleFiring = {
  readonly price: (ids: Iterable<bigint>) => void;
  /** The order has changed, or its job has refused: what was queued is forgotten. */
  readonly priceAnew: (id: bigint) => void;
  readonly stop: () => void;
};

/** Prices orders in batches and queues the cash-out of those that reach their threshold. */
export function ruleFiring(watched: WatchedOrders, deps: CashOutDeps): RuleFiring {
  const { settings, clock, log } = deps;
  const priceOrder = orderPricer(deps);
  const queuedUntil = new Map<bigint, number>();

  const fires = (id: bigint, worth: LegWorth): boolean => {
    const one = watched.get(id);
    if (!one) return false;
    const { offer } = priceOrder(one.order, worth);
    return offer.state === 'offered' && autoCashOutFires(offer, one.threshold);
  };

  async function priceSome(ids: readonly bigint[]): Promise<void> {
    const now = clock.now().getTime();
    const isQueued = (id: bigint) => (queuedUntil.get(id) ?? now) > now;
    const worth = legWorth(deps);
    const firing = ids.filter((id) => !isQueued(id) && fires(id, worth));
    const runAt = now + 1000 * settings.current('bet').earlySettlementDelaySeconds;
    for (const id of firing) queuedUntil.set(id, runAt + REQUEUE_MS);
    batch.add(ids.filter(isQueued));
    await queueFiring(firing, new Date(runAt), deps);
  }

  const batch = createBatch({
    everyMs: BATCH_MS,
    work: async (ids) => {
      const standing = ids.filter((id) => watched.get(id));
      for (let begin = 0; begin < standing.length; begin += ORDERS_PER_TURN) {
        await priceSome(standing.slice(begin, begin + ORDERS_PER_TURN)).catch((err) =>
          log.error({ err }, 'cash-out: pricing orders with a rule failed'),
        );
        await yieldToEventLoop();
      }
    },
  });
  return {
    price: batch.add,
    priceAnew: (id) => {
      queuedUntil.delete(id);
      batch.add([id]);
    },
    stop: batch.stop,
  };
}

const bySize = (one: bigint, other: bigint) => (one < other ? -1 : 1);

async function queueFiring(
  orderIds: readonly bigint[],
  runAt: Date,
  { database, outbox }: CashOutDeps,
): Promise<void> {
  if (orderIds.length === 0) return;
  await database.transact(async (tx) => {
    // In one order: two transactions at once would deadlock otherwise.
    for (const orderId of orderIds.toSorted(bySize)) {
      const key = `cash-out ${orderId}`;
      await outbox.enqueue(tx, fireRuleJob, { orderId: String(orderId) }, { key, runAt });
    }
  });
}

type IdBatch = {
  readonly add: (ids: Iterable<bigint>) => void;
  readonly stop: () => void;
};

type BatchOptions = {
  readonly everyMs: number;
  /** Gets each id once, however often it was added meanwhile. It does not fail. */
  readonly work: (ids: readonly bigint[]) => Promise<void>;
};

/** Collects ids for a moment and works on all of them at once; idle while there are none. */
function createBatch({ everyMs, work }: BatchOptions): IdBatch {
  let waiting = new Set<bigint>();
  let isRunning = false;
  let isStopped = false;

  async function runUntilEmpty(): Promise<void> {
    while (waiting.size > 0 && !isStopped) {
      await delay(everyMs, undefined, { ref: false });
      const ids = [...waiting];
      waiting = new Set();
      await work(ids);
    }
    isRunning = false;
  }
  return {
    add: (ids) => {
      for (const id of ids) waiting.add(id);
      if (isRunning || waiting.size === 0) return;
      isRunning = true;
      void runUntilEmpty();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
