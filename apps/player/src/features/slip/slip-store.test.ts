import { shillings } from '@kipute/domain/money/senti';
import { beforeEach, expect, test, vi } from 'vitest';
import { ladderOfHouse } from './fixtures/a-slip.ts';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, text: string) => storage.set(key, text),
  removeItem: (key: string) => storage.delete(key),
});

beforeEach(() => {
  storage.clear();
  vi.resetModules();
});

const { limits } = ladderOfHouse;
const purse = { balance: shillings(24_500), credit: shillings(7_000) };

const purses = [
  // to, amount before, amount after
  ['credit', '2,000', '7,000'],
  ['balance', '', '100'],
  ['balance', '50,000', '24,500'],
  ['balance', '2,000', '2,000'],
] as const;

test.each(purses)('[SLIP-13] to %s with "%s": %s', async (paidWith, before, after) => {
  const { currentChoices, payWith } = await import('./slip-store.ts');
  payWith(paidWith, before, { limits, purse });
  expect(currentChoices()).toMatchObject({ paidWith, stakeText: after });
});

test('[SLIP-31] the same picks in any order are the same bet, until another was placed', async () => {
  const { isSameAgain, rememberPlaced } = await import('./same-again.ts');
  expect(isSameAgain(['2', '1'])).toBe(false);
  rememberPlaced(['1', '2']);
  expect(isSameAgain(['2', '1'])).toBe(true);
  expect(isSameAgain(['2'])).toBe(false);
  rememberPlaced(['3']);
  expect(isSameAgain(['2', '1'])).toBe(false);
});

test('[SLIP-33] a page opened again knows of a bet without an answer, and whose it was', async () => {
  const { keepUnanswered, unansweredOf } = await import('./placing/unanswered.ts');
  const body = {
    request_key: 'k1',
    pay_type: 1,
    bet_amount: 100,
    bet_list: [],
    system_size: 0,
  } as const;
  keepUnanswered('7', [{ ...body, bet_list: [] }]);
  expect(unansweredOf('7')).toHaveLength(1);
  expect(unansweredOf('8')).toEqual([]);
  keepUnanswered('7', []);
  expect(unansweredOf('7')).toEqual([]);
});
