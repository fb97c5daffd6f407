import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseDataSaver } from '../data-saver/data-saver.ts';
import { follow } from './followed.ts';
import { boardIsSuspended, oddsAreOld, oddsHeard, oddsTrust, socketIs } from './trust.ts';

let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000_000 });
  oddsHeard();
  leave = follow({ matchId: '1', scope: 'tile' });
});
afterEach(() => {
  leave();
  socketIs('away');
  boardIsSuspended(false);
  chooseDataSaver('off');
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);

test('[BRW-10] odds are believed for 10 seconds without a word', () => {
  pass(9_999);
  expect(oddsTrust()).toBe('fresh');
  pass(1);
  expect(oddsTrust()).toBe('stale');
});

test('[BRW-10] each answer makes them fresh again', () => {
  pass(8_000);
  oddsHeard();
  pass(8_000);
  expect(oddsTrust()).toBe('fresh');
  pass(60_000);
  oddsHeard();
  expect(oddsTrust()).toBe('fresh');
});

test('[BRW-10] with a socket they are fresh however long nothing changes', () => {
  socketIs('live');
  pass(600_000);
  expect(oddsTrust()).toBe('fresh');
});

test('[BRW-10] 10 seconds after the socket was lost they are old', () => {
  socketIs('live');
  pass(600_000);
  socketIs('away');
  pass(9_999);
  expect(oddsTrust()).toBe('fresh');
  pass(1);
  expect(oddsTrust()).toBe('stale');
});

test('[BRW-10] a new socket alone does not make old odds fresh: the answer after it does', () => {
  pass(20_000);
  socketIs('live');
  expect(oddsTrust()).toBe('stale');
  oddsHeard();
  expect(oddsTrust()).toBe('fresh');
});

test('[BRW-10] a page that shows no odds has none that could be old', () => {
  leave();
  pass(600_000);
  expect(oddsTrust()).toBe('fresh');
});

test('[BRW-10] odds found again after a while elsewhere are old, socket or not', () => {
  socketIs('live');
  leave();
  pass(60_000);
  leave = follow({ matchId: '1', scope: 'tile' });
  expect(oddsTrust()).toBe('stale');
});

test('[BRW-23] odds kept from an earlier visit are old', () => {
  oddsAreOld();
  expect(oddsTrust()).toBe('stale');
});

test('[BRW-09] a suspended board locks what is otherwise fresh', () => {
  boardIsSuspended(true);
  expect(oddsTrust()).toBe('suspended');
  boardIsSuspended(false);
  expect(oddsTrust()).toBe('fresh');
});

test('[BRW-40] who saves data hears every 15 seconds, so odds are believed for 25', () => {
  chooseDataSaver('on');
  oddsHeard();
  pass(24_999);
  expect(oddsTrust()).toBe('fresh');
  pass(1);
  expect(oddsTrust()).toBe('stale');
});
