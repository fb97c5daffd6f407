import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { UserInfo } from '../../session/session-record.ts';
import { beginSession } from '../../session/session-store.ts';
import type { BetBody } from './bet-body.ts';
import { forgetAnswered, forgetUnanswered, keepUnanswered, unansweredOf } from './unanswered.ts';

let storage: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const bet = (request_key: string): BetBody => ({
  ...{ request_key, bet_amount: 500, system_size: 0, bet_list: [] },
  pay_type: 1,
});

test('[SLIP-33] bets are kept by their keys, and forgotten one by one', () => {
  keepUnanswered('asha', [bet('1'), bet('2')]);
  keepUnanswered('asha', [bet('3')]);
  keepUnanswered('asha', [bet('1')]);
  expect(unansweredOf('asha')).toEqual([bet('2'), bet('3'), bet('1')]);
  forgetAnswered('asha', [bet('2'), bet('1')]);
  expect(unansweredOf('asha')).toEqual([bet('3')]);
  forgetAnswered('asha', [bet('3')]);
  expect(storage.size).toBe(0);
});

test('[SLIP-33] those of somebody else are nobody else’s to repeat or to forget', () => {
  keepUnanswered('asha', [bet('1')]);
  keepUnanswered('juma', [bet('2')]);
  expect(unansweredOf('asha')).toEqual([bet('1')]);
  expect(unansweredOf('juma')).toEqual([bet('2')]);
  expect(unansweredOf(undefined)).toEqual([]);
  forgetAnswered('juma', [bet('1'), bet('2')]);
  expect(unansweredOf('asha')).toEqual([bet('1')]);
});

test('[SLIP-33] who drops theirs drops nobody else’s', () => {
  keepUnanswered('asha', [bet('1')]);
  keepUnanswered('juma', [bet('2'), bet('3')]);
  beginSession({ token: 'opaque', userInfo: { id: 'juma' } as UserInfo });
  forgetUnanswered();
  expect(unansweredOf('juma')).toEqual([]);
  expect(unansweredOf('asha')).toEqual([bet('1')]);
});

const HOUR_MS = 3_600_000;

test('[SLIP-33] each is kept for two days', () => {
  keepUnanswered('asha', [bet('1')]);
  vi.advanceTimersByTime(47 * HOUR_MS);
  keepUnanswered('juma', [bet('2')]);
  expect(unansweredOf('asha')).toEqual([bet('1')]);
  vi.advanceTimersByTime(HOUR_MS);
  expect(unansweredOf('asha')).toEqual([]);
  expect(unansweredOf('juma')).toEqual([bet('2')]);
});

const unreadable = ['{', '[]', 'null', '7', '{"asha":7}', '{"asha":[null,7,{}]}'];

test.each(unreadable)('[SLIP-33] %s is nothing', (text) => {
  storage.set('bet.unanswered', text);
  expect(unansweredOf('asha')).toEqual([]);
});
