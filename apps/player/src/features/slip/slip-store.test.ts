import { shillings } from '@kipute/domain/money/senti';
import { beforeEach, expect, test, vi } from 'vitest';
import { storageIn } from '../../platform/fixtures/storage-in.ts';
import type { UserInfo } from '../session/session-record.ts';
import type { BetBody } from './bet-body.ts';
import { ladderOfHouse } from './fixtures/a-slip.ts';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', storageIn(storage));

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

test('[SLIP-36] what happens when odds change stays on the device; untouched it is any', async () => {
  const { currentChoices, choose } = await import('./slip-store.ts');
  expect(currentChoices().oddsChanges).toBe('any');
  choose({ oddsChanges: 'ask' });
  vi.resetModules();
  const later = await import('./slip-store.ts');
  expect(later.currentChoices().oddsChanges).toBe('ask');
});

test('[SLIP-31] the same picks in any order are the same bet, until another was placed', async () => {
  const { isDuplicateBet, rememberPlaced } = await import('./duplicate-bet.ts');
  expect(isDuplicateBet(['2', '1'])).toBe(false);
  rememberPlaced(['1', '2']);
  expect(isDuplicateBet(['2', '1'])).toBe(true);
  expect(isDuplicateBet(['2'])).toBe(false);
  rememberPlaced(['3']);
  expect(isDuplicateBet(['2', '1'])).toBe(false);
});

const body: BetBody = {
  ...{ request_key: 'k1', bet_amount: 5_000, system_size: 0, bet_list: [] },
  pay_type: 2,
};
const unsure = { activity: 'unsure', stakeText: '5,000', paidWith: 'credit' };

const signedIn = (id: string) => ({
  token: `token-of-${id}`,
  userInfo: { id } as UserInfo,
});

test('[SLIP-33] a page opened again shows the amount and the purse of a bet without an answer', async () => {
  const kept = { ...signedIn('7'), expiresAtMs: Date.now() + 60_000 };
  storage.set('session', JSON.stringify(kept));
  const { keepUnanswered } = await import('./unanswered-bets.ts');
  keepUnanswered('7', [body]);
  const { currentChoices } = await import('./slip-store.ts');
  expect(currentChoices()).toMatchObject(unsure);
});

test('[SLIP-33] a page opened signed out shows it after signing in, to its own player only', async () => {
  const { keepUnanswered } = await import('./unanswered-bets.ts');
  const { beginSession, endSession, updateUserInfo } = await import('../session/session-store.ts');
  keepUnanswered('7', [body]);
  const { currentChoices, report } = await import('./slip-store.ts');
  expect(currentChoices().activity).toBe('idle');
  beginSession(signedIn('7'));
  expect(currentChoices()).toMatchObject(unsure);
  endSession();
  beginSession(signedIn('8'));
  expect(currentChoices().activity).toBe('idle');
  report({ activity: 'sending' });
  updateUserInfo(signedIn('8').userInfo);
  expect(currentChoices().activity).toBe('sending');
  beginSession(signedIn('7'));
  expect(currentChoices()).toMatchObject(unsure);
});
