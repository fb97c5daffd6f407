import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseDataSaver } from '../data-saver/data-saver.ts';
import { markInView } from './in-view.ts';
import {
  markOddsFresh,
  markOddsStale,
  oddsStatus,
  setBoardSuspended,
  setSocketStatus,
} from './staleness.ts';

let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: 5_000_000 });
  markOddsFresh();
  leave = markInView({ matchId: '1', scope: 'tile' });
});
afterEach(() => {
  leave();
  setSocketStatus('away');
  setBoardSuspended(false);
  chooseDataSaver('off');
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTime(ms);

test('[BRW-10] odds are believed for 10 seconds without a word', () => {
  pass(9_999);
  expect(oddsStatus.get()).toBe('fresh');
  pass(1);
  expect(oddsStatus.get()).toBe('stale');
});

test('[BRW-10] each answer makes them fresh again', () => {
  pass(8_000);
  markOddsFresh();
  pass(8_000);
  expect(oddsStatus.get()).toBe('fresh');
  pass(60_000);
  markOddsFresh();
  expect(oddsStatus.get()).toBe('fresh');
});

test('[BRW-10] with a socket they are fresh however long nothing changes', () => {
  setSocketStatus('live');
  pass(600_000);
  expect(oddsStatus.get()).toBe('fresh');
});

test('[BRW-10] 10 seconds after the socket was lost they are old', () => {
  setSocketStatus('live');
  pass(600_000);
  setSocketStatus('away');
  pass(9_999);
  expect(oddsStatus.get()).toBe('fresh');
  pass(1);
  expect(oddsStatus.get()).toBe('stale');
});

test('[BRW-10] a new socket alone does not make old odds fresh: the answer after it does', () => {
  pass(20_000);
  setSocketStatus('live');
  expect(oddsStatus.get()).toBe('stale');
  markOddsFresh();
  expect(oddsStatus.get()).toBe('fresh');
});

test('[BRW-10] a page that shows no odds has none that could be old', () => {
  leave();
  pass(600_000);
  expect(oddsStatus.get()).toBe('fresh');
});

test('[BRW-10] odds found again after a while elsewhere are old, socket or not', () => {
  setSocketStatus('live');
  leave();
  pass(60_000);
  leave = markInView({ matchId: '1', scope: 'tile' });
  expect(oddsStatus.get()).toBe('stale');
});

test('[BRW-23] odds kept from an earlier visit are old', () => {
  markOddsStale();
  expect(oddsStatus.get()).toBe('stale');
});

test('[BRW-09] a suspended board locks what is otherwise fresh', () => {
  setBoardSuspended(true);
  expect(oddsStatus.get()).toBe('suspended');
  setBoardSuspended(false);
  expect(oddsStatus.get()).toBe('fresh');
});

test('[BRW-40] who saves data hears every 15 seconds, so odds are believed for 25', () => {
  chooseDataSaver('on');
  markOddsFresh();
  pass(24_999);
  expect(oddsStatus.get()).toBe('fresh');
  pass(1);
  expect(oddsStatus.get()).toBe('stale');
});

test('[BRW-10] where only scores are in view no odds can get old', () => {
  leave();
  leave = markInView({ matchId: '1', scope: 'tile', shows: 'course' });
  pass(60_000);
  expect(oddsStatus.get()).toBe('fresh');
  const leavePrices = markInView({ matchId: '1', scope: 'tile' });
  expect(oddsStatus.get()).toBe('stale');
  leavePrices();
  expect(oddsStatus.get()).toBe('fresh');
});
