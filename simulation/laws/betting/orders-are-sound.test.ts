import { expect, test } from 'vitest';
import { aDecidedOrder, aStoredOrder } from '../../fixtures/a-bet.ts';
import { unsoundOrder } from './orders-are-sound.ts';

const { legs } = aStoredOrder();

test.each([
  ['as it was placed', {}, undefined],
  ['without a leg', { legs: legs.slice(1) }, 'B1 has 2 of 3 legs'],
  ['with no legs at all', { legs: [], legCount: 0 }, 'B1 has 0 of 0 legs'],
  [
    'with two legs of one match',
    { legs: legs.map((leg) => ({ ...leg, matchId: '1' })) },
    'B1 has two legs of one match',
  ],
  ['with half a shilling', { stake: '100050' }, 'B1 has a stake of 100050 senti'],
  ['as three of three', { systemSize: 3 }, 'B1 is 3 of 3'],
])('[SIM-33] an order %s', (_, given, expected) => {
  expect(unsoundOrder([aStoredOrder(given)])).toBe(expected);
});

test.each([
  ['totalOdds', '481', 'B1 has totalOdds 481, counted it is 480'],
  ['profit', '380001', 'B1 has profit 380001, counted it is 380000'],
  ['winBonus', '0', 'B1 has winBonus 0, counted it is 11400'],
  ['tax', '39140', 'B1 has tax 39140, counted it is 39100'],
  ['payout', '452301', 'B1 has payout 452301, counted it is 452300'],
])('[SIM-32] an order with a %s of %s', (name, value, expected) => {
  expect(unsoundOrder([aStoredOrder(), aStoredOrder({ [name]: value })])).toBe(expected);
});

const asDecided = { profit: '140000', winBonus: '0', tax: '14000', payout: '226000' };

test.each([
  ['as its legs made it', asDecided, undefined],
  ['as it was promised', {}, 'B1 has profit 380000, counted it is 140000'],
  [
    'with a tax on nothing',
    { ...asDecided, tax: '14100' },
    'B1 has tax 14100, counted it is 14000',
  ],
])('[SIM-32] a decided order that is paid %s', (_, given, expected) => {
  expect(unsoundOrder([aDecidedOrder(['win', 'win', 'refund'], given)])).toBe(expected);
});
