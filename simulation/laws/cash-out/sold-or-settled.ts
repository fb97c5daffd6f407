import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import type { Scene } from '../../actors/scene.ts';
import { isSold, readOrders, type StoredOrder, type StoredSale } from '../betting/bet-records.ts';
import type { Law } from '../law.ts';

/** Every senti of a stake was sold once or is in play, and what is sold is settled no more. */
export function doubleStake(orders: readonly StoredOrder[]): string | undefined {
  for (const order of orders) {
    const wrong = wrongSales(order) ?? wrongRest(order);
    if (wrong) return `${order.serial} ${wrong}`;
  }
  return undefined;
}

function wrongSales(order: StoredOrder): string | undefined {
  if (order.sales.length > 0 && order.paidWith !== 'cash') return 'was sold, and staked by credit';
  let left = BigInt(order.stake);
  for (const [at, sale] of order.sales.entries()) {
    if (sale.number !== at + 1) return `has no sale ${at + 1}`;
    if (sale.phone !== order.phone) return `is of ${order.phone} and was sold by ${sale.phone}`;
    const wrong = wrongCut(sale, left);
    if (wrong) return wrong;
    left = BigInt(sale.stakeLeft);
  }
  return undefined;
}

/** A share is cut down to the senti; all of it is all of it. */
function wrongCut(sale: StoredSale, inPlay: bigint): string | undefined {
  const { number, sharePercent, stakeSold, stakeLeft } = sale;
  const cut = (inPlay * BigInt(sharePercent)) / 100n;
  if (BigInt(stakeSold) !== cut) return `sold ${stakeSold} of ${inPlay} as ${sharePercent} %`;
  if (BigInt(stakeLeft) === inPlay - cut) return undefined;
  return `had ${inPlay} in play, sold ${stakeSold} in sale ${number} and has ${stakeLeft} left`;
}

const closedBy = {
  player: orderStatuses['cashed-out'].id,
  rule: orderStatuses['auto-cashed-out'].id,
} as const;

function wrongRest(order: StoredOrder): string | undefined {
  const { status, settlements, reopenings, stake, stakeInPlay, sales } = order;
  const last = sales.at(-1);
  if (last?.stakeLeft !== '0') {
    if (isSold(order)) return `is in state ${status}, and not all of it was sold`;
    const left = last?.stakeLeft ?? stake;
    return stakeInPlay === left ? undefined : `has ${stakeInPlay} in play, left is ${left}`;
  }
  // For a loss that was taken back, and for nothing since.
  if (settlements > 2 * reopenings) return `was sold whole and settled ${settlements} times`;
  return status === closedBy[last.soldBy]
    ? undefined
    : `was sold whole by a ${last.soldBy} and is in state ${status}`;
}

export const soldOrSettled: Law<Scene> = {
  name: 'a stake is sold once, settled once or in play, never two of these',
  holds: 'always',
  breach: async ({ world }) => doubleStake(await readOrders(world.database.ask)),
};
