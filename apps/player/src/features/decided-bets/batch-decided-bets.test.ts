import { senti, shillings } from '@kipute/domain/money/senti';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DecidedBet } from './decided-bet.ts';
import { batchDecidedBets } from './decided-bets-notifier.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lost = (id: string): DecidedBet => ({
  ...{ id, serialNumber: `B${id}`, end: 'lost', paid: senti(0n) },
});
const won = (id: string, paid = 1_900): DecidedBet => ({
  ...lost(id),
  ...{ end: 'won', paid: shillings(paid) },
});

function gathering() {
  const notified: (readonly DecidedBet[])[] = [];
  return { add: batchDecidedBets({ notify: (bet) => notified.push(bet) }), notified };
}

test('[ORD-53] what comes within three seconds of the first is one notice', () => {
  const { add, notified } = gathering();
  add(won('1'));
  vi.advanceTimersByTime(2_999);
  add(lost('2'));
  expect(notified).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(notified).toEqual([[won('1'), lost('2')]]);
});

test('[ORD-53] what comes later is a notice of its own', () => {
  const { add, notified } = gathering();
  add(won('1'));
  vi.advanceTimersByTime(3_000);
  add(lost('2'));
  vi.advanceTimersByTime(3_000);
  expect(notified).toEqual([[won('1')], [lost('2')]]);
});

test('[ORD-53] the same end is noticed once, another end again', () => {
  const { add, notified } = gathering();
  for (const bet of [won('1'), won('1'), lost('1'), won('1', 2_000)]) {
    add(bet);
    vi.advanceTimersByTime(3_000);
  }
  expect(notified).toEqual([[won('1')], [lost('1')], [won('1', 2_000)]]);
});

test('[ORD-53] of a bet that is corrected meanwhile only the last end is noticed', () => {
  const { add, notified } = gathering();
  add(won('1'));
  add(lost('1'));
  vi.advanceTimersByTime(3_000);
  expect(notified).toEqual([[lost('1')]]);
});
