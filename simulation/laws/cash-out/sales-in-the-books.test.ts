import { expect, test } from 'vitest';
import type { BookedSales } from './cash-out-records.ts';
import { unbookedSale } from './sales-in-the-books.ts';

const bought = (number: number, player = '7') => ({
  key: `cash-out B1 ${number}`,
  postings: ['stakes -95000', `${player} cash 95000`],
});
const taxed = (number: number, tax = '4500') => ({
  key: `cash-out-tax B1 ${number}`,
  postings: [`7 cash -${tax}`, `winnings-tax ${tax}`],
});
const sale = (number: number) => ({ number, playerId: '7', value: '95000', tax: '4500' });

const booked: BookedSales = { serial: 'B1', sales: [sale(1)], entries: [bought(1), taxed(1)] };

test.each<[string, Partial<BookedSales>, string | undefined]>([
  ['once', {}, undefined],
  ['without tax', { sales: [{ ...sale(1), tax: '0' }], entries: [bought(1)] }, undefined],
  [
    'in two parts',
    { sales: [sale(1), sale(2)], entries: [bought(1), taxed(1), bought(2), taxed(2)] },
    undefined,
  ],
  [
    'and never paid',
    { entries: [taxed(1)] },
    'B1 lacks (cash-out B1 1: stakes -95000, 7 cash 95000)',
  ],
  [
    'and not taxed',
    { entries: [bought(1)] },
    'B1 lacks (cash-out-tax B1 1: 7 cash -4500, winnings-tax 4500)',
  ],
  [
    'and taxed otherwise',
    { entries: [bought(1), taxed(1, '4400')] },
    'B1 lacks (cash-out-tax B1 1: 7 cash -4500, winnings-tax 4500)',
  ],
  [
    'and paid to somebody else',
    { entries: [bought(1, '8'), taxed(1)] },
    'B1 lacks (cash-out B1 1: stakes -95000, 7 cash 95000)',
  ],
  [
    'once and paid twice',
    { entries: [bought(1), taxed(1), bought(1)] },
    'B1 has (cash-out B1 1: stakes -95000, 7 cash 95000), which no cash-out made',
  ],
  [
    'once and paid under two numbers',
    { entries: [bought(1), taxed(1), bought(2)] },
    'B1 has (cash-out B1 2: stakes -95000, 7 cash 95000), which no cash-out made',
  ],
  [
    'never, and paid',
    { sales: [], entries: [bought(1)] },
    'B1 has (cash-out B1 1: stakes -95000, 7 cash 95000), which no cash-out made',
  ],
])('[SIM-43] an order that was sold %s', (_, given, expected) => {
  expect(unbookedSale([booked, { ...booked, ...given }])).toBe(expected);
});
