import { expect, test } from 'vitest';
import type { RacingHappening } from '../../history.ts';
import { type StoredConversion, strayConversion } from './racing-coin.ts';

const stored: StoredConversion = {
  ...{ phone: '255712', playerId: '5', key: 'one', direction: 'to-balance' },
  ...{ moved: 'cash 12300, racing-coin -12300', taxed: 'cash -1200, winnings-tax 1200' },
};

type Asked = Extract<RacingHappening, { kind: 'coin-asked' }>;
const asked: Asked = {
  ...{ kind: 'coin-asked', phone: '255712', key: 'one', asks: 'fit', direction: 'to-balance' },
  ...{ amount: 123, answer: 'done', told: { converted: 123, tax: 12 } },
};
const owed = 'to-balance: cash 12300, racing-coin -12300; cash -1200, winnings-tax 1200';

test.each<[string, Partial<Asked>, StoredConversion[], string | undefined]>([
  ['as it was asked for', {}, [stored], undefined],
  ['nowhere', {}, [], '255712 one was acknowledged and is nowhere'],
  ['nowhere, without an answer', { answer: 'lost', told: null }, [], undefined],
  ['there without an answer', { answer: 'lost', told: null }, [stored], undefined],
  [
    'there though refused',
    { answer: 'refused', told: null },
    [stored],
    '255712 one must not be and is',
  ],
  ['there twice', {}, [stored, stored], '255712 one changed 2 times'],
  [
    'not taxed',
    {},
    [{ ...stored, taxed: '' }],
    `255712 one is to-balance: ${stored.moved}; , owed is ${owed}`,
  ],
  [
    'told with another tax',
    { told: { converted: 123, tax: 0 } },
    [stored],
    '255712 one was told of 0 of tax',
  ],
])('[SIM-78] a conversion that is %s', (_, changes, conversions, fact) => {
  expect(strayConversion([{ ...asked, ...changes }], conversions)).toBe(fact);
});

test('[SIM-78] a conversion that nobody asked for', () => {
  expect(strayConversion([], [stored])).toBe('nobody asked for 255712 one');
});
