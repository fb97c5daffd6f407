import { senti, shillings } from '@kipute/domain/money/senti';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BetNews } from './bet-news.ts';
import { gatherNews } from './gather-news.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lost = (id: string): BetNews => ({
  ...{ id, serialNumber: `B${id}`, end: 'lost', paid: senti(0n) },
});
const won = (id: string, paid = 1_900): BetNews => ({
  ...lost(id),
  ...{ end: 'won', paid: shillings(paid) },
});

function gathering() {
  const told: (readonly BetNews[])[] = [];
  return { hear: gatherNews({ tell: (news) => told.push(news) }), told };
}

test('[ORD-53] what comes within three seconds of the first is told at once', () => {
  const { hear, told } = gathering();
  hear(won('1'));
  vi.advanceTimersByTime(2_999);
  hear(lost('2'));
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([[won('1'), lost('2')]]);
});

test('[ORD-53] what comes later is told for itself', () => {
  const { hear, told } = gathering();
  hear(won('1'));
  vi.advanceTimersByTime(3_000);
  hear(lost('2'));
  vi.advanceTimersByTime(3_000);
  expect(told).toEqual([[won('1')], [lost('2')]]);
});

test('[ORD-53] the same end is told once, another end again', () => {
  const { hear, told } = gathering();
  for (const news of [won('1'), won('1'), lost('1'), won('1', 2_000)]) {
    hear(news);
    vi.advanceTimersByTime(3_000);
  }
  expect(told).toEqual([[won('1')], [lost('1')], [won('1', 2_000)]]);
});

test('[ORD-53] of a bet that is corrected meanwhile only the last end is told', () => {
  const { hear, told } = gathering();
  hear(won('1'));
  hear(lost('1'));
  vi.advanceTimersByTime(3_000);
  expect(told).toEqual([[lost('1')]]);
});
