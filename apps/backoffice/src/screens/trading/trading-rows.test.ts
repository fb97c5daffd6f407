import { expect, test } from 'vitest';
import { houseIfWins } from './trading-rows.ts';

test.each([
  [1_944, 2_259.92, -315.92],
  [211_000, 1_179_490, -968_490],
  [0.3, 0.1, 0.2],
])('[TRD-50] of %d staked and %d to pay, %d stays', (stake, liability, stays) => {
  expect(houseIfWins({ stake }, { liability })).toBe(stays);
});
