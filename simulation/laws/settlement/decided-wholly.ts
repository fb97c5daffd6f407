import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Scene } from '../../actors/scene.ts';
import { isDecided, readOrders, type StoredOrder } from '../betting/bet-records.ts';
import type { Law } from '../law.ts';

type Standing = Pick<StoredOrder, 'serial' | 'status' | 'systemSize' | 'paidWith'> & {
  readonly terms: Pick<StoredOrder['terms'], 'moneyBack'>;
  readonly legs: readonly Pick<StoredOrder['legs'][number], 'place' | 'outcome'>[];
};

const { pending, abnormal, refund, lose, win } = legOutcomes;
const undecided: readonly number[] = [pending.id, abnormal.id];
const waiting: readonly number[] = [orderStatuses.open.id, orderStatuses.abnormal.id];

/** Legs and order are written together: an order is never ahead of its legs, nor behind them. */
export function halfDecided(orders: readonly Standing[]): string | undefined {
  for (const order of orders) {
    const { serial, status, legs } = order;
    const left = legs.find(({ outcome }) => undecided.includes(outcome));
    const isOver = !left || (isLost(order) && !maySomeComeBack(order));
    if (!isOver && isDecided(order))
      return `${serial} is decided, and its leg ${left.place} is not`;
    if (isOver && waiting.includes(status)) {
      return `${serial} waits, and ${left ? 'it is lost' : 'all its legs are decided'}`;
    }
    if (left && status === orderStatuses['awaiting-approval'].id) {
      return `${serial} is to be approved, and its leg ${left.place} is not decided`;
    }
  }
  return undefined;
}

const count = ({ legs }: Standing, outcomes: readonly number[]): number =>
  legs.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** No line of it can win. */
function isLost(order: Standing): boolean {
  const { systemSize, legs } = order;
  return legs.length - count(order, [lose.id]) < (systemSize || legs.length);
}

/** A part of the stake as credit, if all that is open wins. */
function maySomeComeBack(order: Standing): boolean {
  const { systemSize, paidWith, terms, legs } = order;
  const counted = legs.length - count(order, [refund.id]);
  const mayWin = count(order, [win.id, ...undecided]);
  const isPromised = terms.moneyBack?.ladder.some(
    (step) => step.legs <= counted && step.percent > 0,
  );
  return systemSize === 0 && paidWith === 'cash' && mayWin === counted - 1 && isPromised === true;
}

export const decidedWholly: Law<Scene> = {
  name: 'a bet is decided when all its legs are, or when it is lost, and not before',
  holds: 'always',
  breach: async ({ world }) => halfDecided(await readOrders(world.database.ask)),
};
