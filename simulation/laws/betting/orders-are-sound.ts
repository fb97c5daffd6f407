import type { Scene } from '../../actors/scene.ts';
import type { Law } from '../law.ts';
import { readOrders, type StoredOrder } from './bet-records.ts';
import { type Worth, worthOf } from './worth-of-bet.ts';

/** Looked at by itself: all its legs are there, and its figures are what legs and terms make. */
export function unsoundOrder(orders: readonly StoredOrder[]): string | undefined {
  for (const order of orders) {
    const wrong = brokenShape(order) ?? wrongWorth(order);
    if (wrong) return `${order.serial} ${wrong}`;
  }
  return undefined;
}

function brokenShape({ legs, legCount, stake, systemSize }: StoredOrder): string | undefined {
  const isComplete = legs.length === legCount && legs.every(({ place }, at) => place === at + 1);
  if (!isComplete || legCount === 0) return `has ${legs.length} of ${legCount} legs`;
  const matches = new Set(legs.map(({ matchId }) => matchId));
  if (matches.size < legs.length) return 'has two legs of one match';
  if (BigInt(stake) <= 0n || BigInt(stake) % 100n !== 0n) return `has a stake of ${stake} senti`;
  const isSystem = systemSize >= 2 && systemSize < legs.length;
  return systemSize === 0 || isSystem ? undefined : `is ${systemSize} of ${legs.length}`;
}

function wrongWorth(order: StoredOrder): string | undefined {
  const worth = Object.entries(worthOf(order)) as [keyof Worth, bigint][];
  const wrong = worth.find(([name, amount]) => order[name] !== String(amount));
  return wrong && `has ${wrong[0]} ${order[wrong[0]]}, counted it is ${wrong[1]}`;
}

export const ordersAreSound: Law<Scene> = {
  name: 'every order has all its legs and is worth what they and its terms make',
  holds: 'always',
  breach: async ({ world }) => unsoundOrder(await readOrders(world.database.ask)),
};
