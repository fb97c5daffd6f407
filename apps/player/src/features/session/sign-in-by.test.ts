import { CallRejected } from '@kipute/api-client/call-rejected';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from './session-record.ts';
import { currentPlayerId } from './session-store.ts';
import { signInBy } from './sign-in-by.ts';

const userInfo: UserInfo = {
  id: '7',
  name: 'Juma',
  phone: '255712345678',
  balance: 24_500,
  credit_money: 0,
  virtual_currency: 0,
  invitation_code: 'KPT7Q2',
  not_viewed: 0,
  max_bet_desktop: 3_000_000,
  max_bet_phone: 3_000_000,
  default_bet_amount: 0,
  disabled_status: 0,
  no_bet: 0,
  no_withdraw: 0,
  return_scale: 0,
};

const visited: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  visited.length = 0;
  const visit = (_state: unknown, _title: string, path: unknown) => void visited.push(path);
  vi.stubGlobal('history', { pushState: visit, replaceState: visit });
  vi.stubGlobal('location', { pathname: '/register', search: '' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[AS-08] a reply without a token is a failure that leads to the login', async () => {
  const entered = await signInBy(async () => ({ token: '', user_info: userInfo }));
  expect(entered).toEqual({ ok: false, refusal: 'token-missing' });
  expect([currentPlayerId(), ...visited]).toEqual([undefined, '/login']);
});

test('[AS-08] a refusal is handed on and leads nowhere', async () => {
  const refusal = new CallRejected({ code: 'code-wrong', httpStatus: 200, message: 'no' });
  const entered = await signInBy(() => Promise.reject(refusal));
  expect(entered).toEqual({ ok: false, refusal });
  expect([currentPlayerId(), ...visited]).toEqual([undefined]);
});
