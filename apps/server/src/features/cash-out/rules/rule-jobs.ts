import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { senti } from '@kipute/domain/money/senti';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/database.ts';
import type { AnyJob, Job } from '../../../platform/jobs/jobs.ts';
import type { OrderInPlay } from '../../betting/index.ts';
import type { CashOut, WantedCashOut } from '../cashing/cash-out.ts';
import type { CashOutDeps } from '../ports.ts';
import { type AutoCashOut, findRule, removeRules, ruleChanged, rulesAfter } from '../rule-store.ts';

const firePayload = z.object({ orderId: z.string().regex(/^\d+$/) });
type FirePayload = z.infer<typeof firePayload>;

export const fireRuleJob: Pick<Job<FirePayload>, 'name' | 'payload' | 'attemptsMax'> = {
  name: 'cash-out-by-rule',
  payload: firePayload,
  // What fails is queued again by the next change of the odds.
  attemptsMax: 3,
};

/** No page can send it: a key of a page has no blank. A rule sells all of its order, so once. */
const requestKeyOf = (orderId: bigint): string => `rule ${orderId}`;

/**
 * Pays what the order is worth now, if that still reaches the threshold (CSH-51). Where it does
 * not, or is over, the watching processes price it again.
 */
export function ruleFirer(
  cashOut: CashOut,
  { database, bus }: CashOutDeps,
): (payload: FirePayload) => Promise<void> {
  return async (payload) => {
    const orderId = BigInt(payload.orderId);
    const rule = await findRule(database.read, orderId);
    const cashed = rule && (await cashOut(wholeOrder(rule)));
    const isSold = cashed?.ok && cashed.value.state === 'accepted';
    if (!isSold) await bus.publish(ruleChanged, payload);
  };
}

const wholeOrder = ({ playerId, orderId, threshold }: AutoCashOut): WantedCashOut => ({
  ...{ playerId, orderId, requestKey: requestKeyOf(orderId), by: 'rule' },
  ...{ sharePercent: 100, acceptedAmount: threshold },
});

type OrderWithRule = { readonly rule: AutoCashOut; readonly order: OrderInPlay };

const ORDERS_PER_READ = 1_000;

const { open, abnormal } = orderStatuses;

/** Doubt about a leg may pass, and then the rule waits on (CSH-52). */
export const mayStillFire = ({ status }: Pick<OrderInPlay, 'status'>): boolean =>
  status === open.id || status === abnormal.id;

/** All rules with their orders; those of orders that are over end here (CSH-52). */
export async function* openRules({
  database,
  betting,
}: Pick<CashOutDeps, 'database' | 'betting'>): AsyncGenerator<readonly OrderWithRule[]> {
  for (let after = 0n; ; ) {
    const rules = await rulesAfter(database.read, after, ORDERS_PER_READ);
    const last = rules.at(-1);
    if (!last) return;
    const standing = await standingOrdersOf(database.read, rules, betting);
    const ended = rules.filter(({ orderId }) => !standing.has(orderId));
    await database.transact((tx) =>
      removeRules(
        tx,
        ended.map(({ orderId }) => orderId),
        senti(0n),
      ),
    );
    yield rules.flatMap((rule) => {
      const order = standing.get(rule.orderId);
      return order ? [{ rule, order }] : [];
    });
    after = last.orderId;
  }
}

async function standingOrdersOf(
  reader: Reader,
  rules: readonly AutoCashOut[],
  { ordersInPlay }: Pick<CashOutDeps['betting'], 'ordersInPlay'>,
): Promise<ReadonlyMap<bigint, OrderInPlay>> {
  const orders = await ordersInPlay(
    reader,
    rules.map(({ orderId }) => orderId),
  );
  return new Map(orders.filter(mayStillFire).map((order) => [order.id, order]));
}

const EVERY_NIGHT = '17 1 * * *';

/** Garbage collection of rules whose end no process heard of. */
export function endRulesJob(deps: CashOutDeps): AnyJob {
  return {
    name: 'end-cash-out-rules',
    payload: z.object({}),
    attemptsMax: 2,
    schedule: EVERY_NIGHT,
    isLong: true,
    run: async () => {
      for await (const _rules of openRules(deps));
    },
  };
}
