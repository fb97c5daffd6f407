import type { Scene } from '../../actors/scene.ts';
import type { Law } from '../law.ts';
import { readOrders, readStakes, type StakeEntry, type StoredOrder } from './bet-records.ts';

/** Orders and the entries that took their stakes, one to one. */
export function wrongStake(
  orders: readonly Pick<StoredOrder, 'playerId' | 'serial' | 'key' | 'stake' | 'paidWith'>[],
  entries: readonly StakeEntry[],
): string | undefined {
  const taken = Map.groupBy(entries, ({ serial }) => serial);
  for (const order of orders) {
    const expected = wordsOf(stakeOf(order));
    const found = (taken.get(order.serial) ?? []).map(wordsOf);
    if (found.length !== 1 || found[0] !== expected) {
      return `${order.serial} took ${found.join(' and ') || 'nothing'}, owed is ${expected}`;
    }
    taken.delete(order.serial);
  }
  const [stranger] = taken.keys();
  return stranger === undefined
    ? undefined
    : `a stake was taken for ${stranger}, which is no order`;
}

function stakeOf({
  playerId,
  serial,
  key,
  stake,
  paidWith,
}: Parameters<typeof wrongStake>[0][number]) {
  const postings = [`${playerId} ${paidWith} -${stake}`, `stakes ${stake}`];
  return { key: `bet ${playerId} ${key}`, serial, postings };
}

const wordsOf = ({ key, postings }: StakeEntry): string => `(${key}: ${postings.join(', ')})`;

export const stakesTakenOnce: Law<Scene> = {
  name: 'the stake of every order was taken once, and none for anything else',
  holds: 'always',
  breach: async ({ world: { database } }) =>
    wrongStake(await readOrders(database.ask), await readStakes(database.ask)),
};
