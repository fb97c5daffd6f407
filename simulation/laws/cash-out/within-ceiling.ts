import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import type { Scene } from '../../actors/scene.ts';
import { readOrders, type StoredOrder, type StoredSale } from '../betting/bet-records.ts';
import { ceilingFor, worthOf } from '../betting/worth-of-bet.ts';
import type { Law } from '../law.ts';

/** What each part was sold for, beside what the whole bet may ever pay. */
export function overpaidOrder(orders: readonly StoredOrder[]): string | undefined {
  for (const order of orders) {
    if (order.sales.length === 0) continue;
    const wrong = order.sales.map((sale) => overpaidSale(order, sale)).find(Boolean);
    const found = wrong ?? overpaidWhole(order);
    if (found) return `${order.serial} ${found}`;
  }
  return undefined;
}

function overpaidSale(order: StoredOrder, sale: StoredSale): string | undefined {
  const { number, stakeSold } = sale;
  const paid = BigInt(sale.paid);
  const tax = taxOf(order, sale);
  if (sale.tax !== String(tax))
    return `was taxed ${sale.tax} in sale ${number}, counted it is ${tax}`;
  const ceiling = ceilingFor(order, BigInt(stakeSold));
  if (paid > ceiling)
    return `paid ${paid} in sale ${number}, its part of the ceiling is ${ceiling}`;
  const best = bestOf(order, stakeSold);
  return paid > best
    ? `paid ${paid} in sale ${number}, which could win ${best} at most`
    : undefined;
}

/** At the rate of the placing, of what it brought beyond its own stake, in whole shillings. */
function taxOf({ terms }: StoredOrder, { value, stakeSold }: StoredSale): bigint {
  const gain = BigInt(value) - BigInt(stakeSold);
  const hundredths = BigInt(Math.round(terms.taxRatePercent * 100));
  return gain > 0n ? ((gain * hundredths) / 1_000_000n) * 100n : 0n;
}

/** Cut out of a larger one a part was taxed and rounded with it: that is a shilling or two. */
const ROUNDED = 200n;

/** If it had been a bet by itself and every leg had won. */
function bestOf(order: StoredOrder, stakeSold: string): bigint {
  const asBet = { ...order, status: orderStatuses.open.id, stakeInPlay: stakeSold };
  return worthOf(asBet).payout + ROUNDED;
}

const isRefunded = ({ legs }: StoredOrder): boolean =>
  legs.every(({ outcome }) => outcome === legOutcomes.refund.id);

/** A refund gives the rest of the stake back, whatever the ceiling says. */
function overpaidWhole(order: StoredOrder): string | undefined {
  const isSettled = order.status === orderStatuses.settled.id;
  const rest = isSettled && !isRefunded(order) ? BigInt(order.payout) : 0n;
  const paid = order.sales.reduce((sum, sale) => sum + BigInt(sale.paid), rest);
  const ceiling = ceilingFor(order, BigInt(order.stake));
  return paid > ceiling
    ? `paid ${paid} by parts and rest together, its ceiling is ${ceiling}`
    : undefined;
}

export const withinCeiling: Law<Scene> = {
  name: 'a part is taxed by itself, and parts and rest together never pay more than the bet could',
  holds: 'always',
  breach: async ({ world }) => overpaidOrder(await readOrders(world.database.ask)),
};
