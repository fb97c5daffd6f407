import { expect, test } from 'vitest';
import { isAlive, newSession, sessionIn, type UserInfo } from './session-record.ts';

const userInfo: UserInfo = {
  id: '7',
  name: 'Juma',
  phone: '255712345678',
  balance: 24_500,
  credit_money: 0,
  virtual_currency: 0,
  invitation_code: 'KPT7Q2',
  not_viewed: 0,
  max_bet_desktop: 0,
  max_bet_phone: 0,
  default_bet_amount: 0,
  disabled_status: 0,
  no_bet: 0,
  no_withdraw: 0,
  return_scale: 0,
};
const nowMs = Date.parse('2026-07-01T12:00:00Z');
const session = newSession({ token: 'opaque', userInfo, nowMs });

test('[SHELL-40] a session lives 86,400 seconds and not one longer', () => {
  expect(isAlive(session, nowMs + 86_400_000 - 1)).toBe(true);
  expect(isAlive(session, nowMs + 86_400_000)).toBe(false);
});

test('[SHELL-40] a living session is found again after a reload', () => {
  const kept: unknown = JSON.parse(JSON.stringify(session));
  expect(sessionIn(kept, nowMs + 1)).toEqual(session);
});

const unusable = [
  ['one that has ended', { ...session, expiresAtMs: nowMs }],
  ['one without a token', { ...session, token: '' }],
  ['one without its player', { ...session, userInfo: null }],
  ['one of an older shape', { token: 'opaque' }],
  ['nothing', null],
  ['a stray text', 'opaque'],
] as const;

test.each(unusable)('[SHELL-40] %s is not taken', (_what, kept) => {
  expect(sessionIn(kept, nowMs)).toBeUndefined();
});
