import { shillings } from '@kipute/domain/money/senti';
import { beforeEach, expect, test, vi } from 'vitest';
import { ladderOfHouse } from './fixtures/a-slip.ts';
import type { BetBody } from './placing/bet-body.ts';

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

const body: BetBody = {
  ...{ request_key: 'k1', bet_amount: 5_000, system_size: 0, bet_list: [] },
  pay_type: 2,
};

test('[SLIP-33] a page opened again shows the amount and the purse of a bet without an answer', async () => {
  const { keepUnanswered } = await import('./placing/unanswered.ts');
  keepUnanswered('7', [body]);
  const kept = { token: 'opaque', userInfo: { id: '7' }, expiresAtMs: Date.now() + 60_000 };
  storage.set('session', JSON.stringify(kept));
  const { currentChoices } = await import('./slip-store.ts');
  const shown = { activity: 'unsure', stakeText: '5,000', paidWith: 'credit' };
  expect(currentChoices()).toMatchObject(shown);
});

test('[SLIP-33] a page opened again knows of a bet without an answer, and whose it was', async () => {
  const { keepUnanswered, unansweredOf } = await import('./placing/unanswered.ts');
  keepUnanswered('7', [body]);
  expect(unansweredOf('7')).toHaveLength(1);
  expect(unansweredOf('8')).toEqual([]);
  keepUnanswered('7', []);
  expect(unansweredOf('7')).toEqual([]);
});
