import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageIn } from '../../platform/fixtures/storage-in.ts';
import { unansweredRequests } from './unanswered-requests.ts';

type Request = { readonly name: string; readonly amount: number };

const request = (name: string, amount = 500): Request => ({ name, amount });
const unanswered = unansweredRequests<Request>('unanswered', ({ name }) => name);

let storage: Map<string, string>;
beforeEach(() => {
  vi.useFakeTimers();
  storage = new Map();
  vi.stubGlobal('localStorage', storageIn(storage));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[SLIP-33, ORD-66] requests are kept by their names, and forgotten one by one', () => {
  unanswered.keep('asha', [request('1'), request('2')]);
  unanswered.keep('asha', [request('3')]);
  unanswered.keep('asha', [request('1', 250)]);
  expect(unanswered.of('asha')).toEqual([request('2'), request('3'), request('1', 250)]);
  unanswered.forget('asha', ['2', '1']);
  expect(unanswered.of('asha')).toEqual([request('3')]);
  unanswered.forget('asha', ['3']);
  expect(storage.size).toBe(0);
});

test('[SLIP-33, ORD-66] one player’s requests are not retried or forgotten for another', () => {
  unanswered.keep('asha', [request('1')]);
  unanswered.keep('juma', [request('2')]);
  expect(unanswered.of('asha')).toEqual([request('1')]);
  expect(unanswered.of('juma')).toEqual([request('2')]);
  unanswered.forget('juma', ['1', '2']);
  expect(unanswered.of('asha')).toEqual([request('1')]);
});

const HOUR_MS = 3_600_000;

test('[SLIP-33, ORD-66] each is kept for two days', () => {
  unanswered.keep('asha', [request('1')]);
  vi.advanceTimersByTime(47 * HOUR_MS);
  unanswered.keep('juma', [request('2')]);
  expect(unanswered.of('asha')).toEqual([request('1')]);
  vi.advanceTimersByTime(HOUR_MS);
  expect(unanswered.of('asha')).toEqual([]);
  expect(unanswered.of('juma')).toEqual([request('2')]);
});

const unreadable = ['{', '[]', 'null', '7', '{"asha":7}', '{"asha":[null,7,{}]}'];

test.each(unreadable)('[SLIP-33, ORD-66] %s is nothing', (text) => {
  storage.set('unanswered', text);
  expect(unanswered.of('asha')).toEqual([]);
});
