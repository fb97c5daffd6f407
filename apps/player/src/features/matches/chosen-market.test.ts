import { afterEach, expect, test, vi } from 'vitest';
import { storageIn } from '../../platform/fixtures/storage-in.ts';
import { chosenMarket, keepChosenMarket, marketsBeside } from './chosen-market.ts';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', storageIn(storage));
afterEach(() => storage.clear());

test('[BRW-27] 1X2 until another market was chosen', () => {
  expect(chosenMarket()).toBe('winner');
  keepChosenMarket('bothScore');
  expect(chosenMarket()).toBe('bothScore');
});

test('[BRW-27] a market we no longer have counts as none', () => {
  storage.set('market', 'handicap');
  expect(chosenMarket()).toBe('winner');
});

const widths = [
  // window  markets
  [960, ['winner', 'overUnder', 'bothScore']],
  [1599, ['winner', 'overUnder', 'bothScore']],
  [1600, ['winner', 'overUnder', 'bothScore', 'doubleChance']],
] as const;

test.each(widths)('[SCR-22] a window of %d px has room for %j', (windowPx, markets) => {
  expect(marketsBeside(windowPx)).toEqual(markets);
});
