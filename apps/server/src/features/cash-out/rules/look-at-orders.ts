import { setImmediate as nextTurn } from 'node:timers/promises';
import { autoCashOutFires } from '@kipute/domain/betting/cash-out/auto-cash-out';
import type { CashOutDeps } from '../ports.ts';
import { type LegWorth, legWorth } from '../pricing/leg-worth.ts';
import { orderPricer } from '../pricing/price-order.ts';
import { gatherIds } from './gather-ids.ts';
import { fireRuleJob } from './rule-jobs.ts';
import type { WatchedOrders } from './watched-orders.ts';

/** An order is priced at most once in this time, whatever the feed does. */
const GATHER_MS = 200;
/** Some hundredths of a second, then others get their turn: a goal may concern fifty thousand. */
const ORDERS_PER_TURN = 100;
/** Asked again while its job waits, an order would wait anew: only a job that is lost is repeated. */
const ASK_AGAIN_MS = 60_000;

type LookingAtOrders = {
  readonly at: (ids: Iterable<bigint>) => void;
  /** It is another order now, or its job has said no: whatever was asked is forgotten. */
  readonly anew: (id: bigint) => void;
  readonly stop: () => void;
};

/** Prices orders soon, each once, and asks for those to be sold that reach their threshold. */
export function lookAtOrders(watched: WatchedOrders, deps: CashOutDeps): LookingAtOrders {
  const { settings, clock, log } = deps;
  const price = orderPricer(deps);
  const askedUntil = new Map<bigint, number>();

  const fires = (id: bigint, worth: LegWorth): boolean => {
    const one = watched.get(id);
    if (!one) return false;
    const { offer } = price(one.order, worth);
    return offer.state === 'offered' && autoCashOutFires(offer, one.threshold);
  };

  async function lookAtSome(ids: readonly bigint[]): Promise<void> {
    const now = clock.now().getTime();
    const isAsked = (id: bigint) => (askedUntil.get(id) ?? now) > now;
    const worth = legWorth(deps);
    const firing = ids.filter((id) => !isAsked(id) && fires(id, worth));
    const runAt = now + 1000 * settings.current('bet').earlySettlementDelaySeconds;
    for (const id of firing) askedUntil.set(id, runAt + ASK_AGAIN_MS);
    gathered.add(ids.filter(isAsked));
    await askToFire(firing, new Date(runAt), deps);
  }

  const gathered = gatherIds({
    everyMs: GATHER_MS,
    work: async (ids) => {
      const standing = ids.filter((id) => watched.get(id));
      for (let begin = 0; begin < standing.length; begin += ORDERS_PER_TURN) {
        await lookAtSome(standing.slice(begin, begin + ORDERS_PER_TURN)).catch((err) =>
          log.error({ err }, 'orders with a rule were not looked at'),
        );
        await nextTurn();
      }
    },
  });
  return {
    at: gathered.add,
    anew: (id) => {
      askedUntil.delete(id);
      gathered.add([id]);
    },
    stop: gathered.stop,
  };
}

const bySize = (one: bigint, other: bigint) => (one < other ? -1 : 1);

async function askToFire(
  orderIds: readonly bigint[],
  runAt: Date,
  { database, outbox }: CashOutDeps,
): Promise<void> {
  if (orderIds.length === 0) return;
  await database.transact(async (tx) => {
    // In one order: two who ask at once would otherwise wait for each other.
    for (const orderId of orderIds.toSorted(bySize)) {
      const key = `cash-out ${orderId}`;
      await outbox.enqueue(tx, fireRuleJob, { orderId: String(orderId) }, { key, runAt });
    }
  });
}
