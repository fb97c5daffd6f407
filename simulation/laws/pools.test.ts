import { expect, test } from 'vitest';
import { brokenPools, type PoolSums } from './pools.ts';

const sound: PoolSums = {
  ...{ pools: '900', opening: '500', waiting: '300', underWay: '100' },
  ...{ stakes: '850', staked: '850', strayPrizes: 0, strayTickets: 0 },
};

test.each<[string, Partial<PoolSums>, string | undefined]>([
  ['as promised', {}, undefined],
  ['a correction that takes back more than it pays', { pools: '700', underWay: '-100' }, undefined],
  [
    'a senti too much',
    { pools: '901' },
    'pools hold 901; issues began with 500, 300 waits, 100 is being paid',
  ],
  [
    'a stake that no ticket has',
    { stakes: '950' },
    'stakes of pools are 950, by their tickets 850',
  ],
  ['a prize paid twice', { strayPrizes: 1 }, '1 tickets were not paid what they say'],
  ['a ticket left open', { strayTickets: 2 }, '2 tickets are not where their issue is'],
])('[POL-119] %s', (_, changes, breach) => {
  expect(brokenPools({ ...sound, ...changes })).toBe(breach);
});
