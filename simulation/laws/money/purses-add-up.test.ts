import { expect, test } from 'vitest';
import { strayMoney } from './purses-add-up.ts';

const count = {
  ...{ player: '255712', cash: '70', held: '30', credit: '5' },
  ...{ expectedCash: '70', expectedHeld: '30', expectedCredit: '5' },
};
const should = 'by payments and bets it is 70, 30 held and 5 of credit';

test.each([
  [{}, undefined],
  [{ cash: '71' }, `255712 has 71, 30 held and 5 of credit; ${should}`],
  [{ held: '0' }, `255712 has 70, 0 held and 5 of credit; ${should}`],
  [{ credit: '4' }, `255712 has 70, 30 held and 4 of credit; ${should}`],
])('[SIM-23] a player with %j', (given, expected) => {
  expect(strayMoney([count, { ...count, ...given }])).toBe(expected);
});
