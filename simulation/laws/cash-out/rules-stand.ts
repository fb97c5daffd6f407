import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import type { Scene } from '../../actors/scene.ts';
import type { Happening } from '../../history.ts';
import type { Law } from '../law.ts';
import { mayBeInForce, rulesAsked } from './rules-in-force.ts';

/** An order and the threshold of its rule in senti, null where it has none. */
export type OrderWithRule = {
  readonly orderId: string;
  readonly serial: string;
  readonly status: number;
  readonly threshold: string | null;
  /** A part that was sold may have left less to win than the rule asks for. */
  readonly isSoldInPart: boolean;
};

const waiting: readonly number[] = [orderStatuses.open.id, orderStatuses.abnormal.id];

export function lostRule(
  happenings: readonly Happening[],
  orders: readonly OrderWithRule[],
): string | undefined {
  const asked = rulesAsked(happenings);
  for (const order of orders) {
    const { orderId, serial, status, threshold } = order;
    const has = threshold === null ? 'none' : `one at ${Number(threshold) / 100}`;
    if (threshold !== null && !waiting.includes(status)) {
      return `${serial} is in state ${status} and still has a rule`;
    }
    const inForce = mayBeInForce(asked.get(orderId) ?? [], Number.POSITIVE_INFINITY);
    const may = inForce.map((rule) =>
      rule.threshold === null ? 'none' : `one at ${rule.threshold}`,
    );
    const isAskedForSure = asked.get(orderId)?.some(({ answer }) => answer === 'done');
    const mayHaveNone = !isAskedForSure || order.isSoldInPart || status !== orderStatuses.open.id;
    const isExpected = may.includes(has) || (has === 'none' && mayHaveNone);
    if (!isExpected) return `${serial} has ${has} for a rule, asked for was ${may.join(' or ')}`;
  }
  return undefined;
}

const ORDERS = `
  select bet_order.id::text as "orderId", serial_number as serial, status, threshold::text,
    stake_in_play is not null as "isSoldInPart"
  from bet_order left join auto_cash_out on order_id = bet_order.id
  where threshold is not null or status = ${orderStatuses.open.id}
  order by bet_order.id`;

/** Nobody here waits for the night: rules whose end nobody heard of end now. */
const END_RULES = `
  select graphile_worker.add_job('end-cash-out-rules', '{}'::json,
    job_key => 'simulated end of rules', max_attempts => 1)`;

export const rulesStand: Law<Scene> = {
  name: 'in the end an open order has the rule its player asked for last, and no other order has one',
  holds: 'in the end',
  breach: async ({ world, history }) => {
    const orders = await world.database.ask<OrderWithRule>(ORDERS);
    const lost = lostRule(history.all(), orders);
    if (lost) await world.database.ask(END_RULES);
    return lost;
  },
};
