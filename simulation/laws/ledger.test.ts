import { describe, expect, test } from 'vitest';
import { brokenBooks, strayFigures, strayHours, strayMoney } from './ledger.ts';

describe('books', () => {
  const inOrder = { entries: 0, purses: 0, overdrawn: 0, worldSum: '0', unsoundAudits: 0 };

  test.each([
    [{}, undefined],
    [{ entries: 2 }, '2 entries do not sum to zero'],
    [{ purses: 1 }, '1 purses are not the sum of their postings'],
    [{ overdrawn: 3 }, '3 purses were below zero'],
    [{ worldSum: '-100' }, 'all money together is -100 senti'],
    [{ unsoundAudits: 1 }, '1 audits of the house found a fault'],
  ])('[SIM-22] books with %j', (given, expected) => {
    expect(brokenBooks({ ...inOrder, ...given })).toBe(expected);
  });
});

describe('purses', () => {
  const count = {
    ...{ player: '255712', cash: '70', held: '30', credit: '5' },
    ...{ expectedCash: '70', expectedHeld: '30', expectedCredit: '5' },
    ...{ coin: '9', expectedCoin: '9' },
  };
  const should = 'by payments and bets it is 70, 30 held, 5 of credit and 9 of coin';

  test.each([
    [{}, undefined],
    [{ cash: '71' }, `255712 has 71, 30 held, 5 of credit and 9 of coin; ${should}`],
    [{ held: '0' }, `255712 has 70, 0 held, 5 of credit and 9 of coin; ${should}`],
    [{ credit: '4' }, `255712 has 70, 30 held, 4 of credit and 9 of coin; ${should}`],
    [{ coin: '8' }, `255712 has 70, 30 held, 5 of credit and 8 of coin; ${should}`],
  ])('[SIM-23] a player with %j', (given, expected) => {
    expect(strayMoney([count, { ...count, ...given }])).toBe(expected);
  });
});

test.each([
  [0, undefined],
  [2, 'the figures of 2 players are not what their counted postings say'],
])('[USR-52] figures of which %i are wrong', (players, expected) => {
  expect(strayFigures(players)).toBe(expected);
});

test.each([
  [0, undefined],
  [3, 'statistics of 3 hours are not what the books say'],
])('[FIG-13] a roll-up of which %i hours are wrong', (hours, expected) => {
  expect(strayHours(hours)).toBe(expected);
});
