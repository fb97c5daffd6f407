import { expect, test } from 'vitest';
import { brokenBooks } from './books-balance.ts';

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
