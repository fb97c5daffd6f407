import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createFreshnessState, freshnessAfter, lessFresh } from './freshness.ts';

test.each([
  [0, 'fresh'],
  [2_999, 'fresh'],
  [3_000, 'in-play-suspended'],
  [9_999, 'in-play-suspended'],
  [10_000, 'suspended'],
])('[CAT-23] after %i ms without news: %s', (silenceMs, freshness) => {
  expect(freshnessAfter(silenceMs)).toBe(freshness);
});

test.each([
  ['fresh', 'fresh', 'fresh'],
  ['fresh', 'in-play-suspended', 'in-play-suspended'],
  ['suspended', 'in-play-suspended', 'suspended'],
] as const)('[CAT-22] of %s and %s counts %s', (one, other, less) => {
  expect([lessFresh(one, other), lessFresh(other, one)]).toEqual([less, less]);
});

test('[CAT-23] who stood still sells nothing on what it knew before, until it has looked', () => {
  let nowMs = 0;
  const state = createFreshnessState(pino({ level: 'silent' }), () => nowMs);
  state.set('fresh');
  state.tick();
  nowMs = 2_999;
  expect(state.current()).toBe('fresh');
  nowMs = 3_000;
  expect(state.current()).toBe('in-play-suspended');
  nowMs = 60_000;
  expect(state.current()).toBe('suspended');
  state.tick();
  expect(state.current()).toBe('fresh');
});
