import { expect, test } from 'vitest';
import { strayMoney } from './purses-add-up.ts';

const count = { player: '255712', cash: '70', held: '30', expectedCash: '70', expectedHeld: '30' };

test.each([
  [{}, undefined],
  [{ cash: '71' }, '255712 has 71 and 30 held, by the payments 70 and 30'],
  [{ held: '0' }, '255712 has 70 and 0 held, by the payments 70 and 30'],
])('[SIM-23] a player with %j', (given, expected) => {
  expect(strayMoney([count, { ...count, ...given }])).toBe(expected);
});
