import { expect, test } from 'vitest';
import { senti } from '../money/senti.ts';
import { roundTax } from './round-tax.ts';

const cases = [
  // staked, won, percent, tax; all in senti
  [10_000n, 0n, 15, 0n],
  [10_000n, 10_000n, 15, 0n],
  [10_000n, 9_999n, 15, 0n],
  [10_000n, 20_000n, 0, 0n],
  [10_000n, 20_000n, 15, 1_500n],
  [10_000n, 10_666n, 15, 0n],
  [10_000n, 10_667n, 15, 100n],
  [10_000n, 20_000n, 12.5, 1_200n],
  [0n, 9_000_000_000_000_000n, 100, 9_000_000_000_000_000n],
] as const;

test.each(cases)('[CAS-14] staked %d, won %d at %d %%: %d', (staked, won, percent, tax) => {
  expect(roundTax({ staked: senti(staked), won: senti(won) }, percent)).toBe(tax);
});
