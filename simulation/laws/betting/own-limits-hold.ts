import type { Scene } from '../../actors/scene.ts';
import type { Law } from '../law.ts';
import { readOrders, type StoredOrder } from './bet-records.ts';

/** In senti a day; set before anybody bet. */
type OwnLimit = { readonly phone: string; readonly amount: string };

type Staked = Pick<StoredOrder, 'phone' | 'paidWith' | 'stake' | 'day'>;

/** Credit is no money of the player's: a limit on stakes counts the other. */
export function passedLimit(
  limits: readonly OwnLimit[],
  orders: readonly Staked[],
): string | undefined {
  for (const { phone, amount } of limits) {
    const own = orders.filter((order) => order.phone === phone && order.paidWith === 'cash');
    for (const [day, staked] of Map.groupBy(own, (order) => order.day)) {
      const sum = staked.reduce((all, { stake }) => all + BigInt(stake), 0n);
      if (sum > BigInt(amount))
        return `${phone} staked ${sum} on ${day}, the own limit is ${amount}`;
    }
  }
  return undefined;
}

const LIMITS = `
  select phone, amount::text from play_limit_change join player on player.id = player_id
  where kind = 'stake' and period = 'day'`;

export const ownLimitsHold: Law<Scene> = {
  name: 'nobody stakes more in a day than the limit they set',
  holds: 'always',
  breach: async ({ world: { database } }) =>
    passedLimit(await database.ask<OwnLimit>(LIMITS), await readOrders(database.ask)),
};
