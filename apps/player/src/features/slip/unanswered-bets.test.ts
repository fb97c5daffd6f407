import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageIn } from '../../platform/fixtures/storage-in.ts';
import type { UserInfo } from '../session/session-record.ts';
import { beginSession } from '../session/session-store.ts';
import type { BetBody } from './bet-body.ts';
import {
  forgetAnswered,
  forgetUnanswered,
  keepUnanswered,
  unansweredOf,
} from './unanswered-bets.ts';

beforeEach(() => vi.stubGlobal('localStorage', storageIn(new Map())));
afterEach(() => vi.unstubAllGlobals());

const bet = (request_key: string): BetBody => ({
  ...{ request_key, bet_amount: 500, system_size: 0, bet_list: [] },
  pay_type: 1,
});

test('[SLIP-33] bets are kept by their keys, and forgotten one by one', () => {
  keepUnanswered('asha', [bet('1'), bet('2')]);
  keepUnanswered('asha', [bet('1')]);
  expect(unansweredOf('asha')).toEqual([bet('2'), bet('1')]);
  forgetAnswered('asha', [bet('2')]);
  expect(unansweredOf('asha')).toEqual([bet('1')]);
  expect(unansweredOf(undefined)).toEqual([]);
});

test('[SLIP-33] dropping the unanswered bets of one player leaves those of others', () => {
  keepUnanswered('asha', [bet('1')]);
  keepUnanswered('juma', [bet('2'), bet('3')]);
  beginSession({ token: 'opaque', userInfo: { id: 'juma' } as UserInfo });
  forgetUnanswered();
  expect(unansweredOf('juma')).toEqual([]);
  expect(unansweredOf('asha')).toEqual([bet('1')]);
});
