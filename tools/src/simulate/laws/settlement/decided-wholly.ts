import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Scene } from '../../actors/scene.ts';
import { isDecided, readOrders, type StoredOrder } from '../betting/bet-records.ts';
import type { Law } from '../law.ts';

type Standing = Pick<StoredOrder, 'serial' | 'status'> & {
  readonly legs: readonly Pick<StoredOrder['legs'][number], 'place' | 'outcome'>[];
};

const undecided: readonly number[] = [legOutcomes.pending.id, legOutcomes.abnormal.id];
const waiting: readonly number[] = [orderStatuses.open.id, orderStatuses.abnormal.id];

/** Legs and order are written together: an order is never ahead of its legs, nor behind them. */
export function halfDecided(orders: readonly Standing[]): string | undefined {
  for (const order of orders) {
    const { serial, status, legs } = order;
    const left = legs.find(({ outcome }) => undecided.includes(outcome));
    if (left && isDecided(order)) return `${serial} is decided, and its leg ${left.place} is not`;
    if (!left && waiting.includes(status)) return `${serial} waits, and all its legs are decided`;
  }
  return undefined;
}

export const decidedWholly: Law<Scene> = {
  name: 'a bet is decided when all its legs are, and not before',
  holds: 'always',
  breach: async ({ world }) => halfDecided(await readOrders(world.database.ask)),
};
