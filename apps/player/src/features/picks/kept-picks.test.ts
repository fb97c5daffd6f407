import { expect, test } from 'vitest';
import { aPick } from './fixtures/a-pick.ts';
import { keptFor, picksIn, STORAGE_KEY } from './picks-store.ts';

const nowMs = Date.parse('2026-11-14T15:00:00Z');
const DAY_MS = 86_400_000;
const stored = JSON.parse(JSON.stringify(keptFor([aPick()], nowMs))) as unknown;

test('[BRW-32] the key is that of the specification', () => {
  expect(STORAGE_KEY).toBe('bet');
});

test('[BRW-32] a slip is found again for two days', () => {
  expect(picksIn(stored, nowMs + 2 * DAY_MS - 1)).toEqual([aPick()]);
  expect(picksIn(stored, nowMs + 2 * DAY_MS)).toEqual([]);
});

const unreadable = [
  null,
  'bet',
  [],
  {},
  { bet_list: [aPick()] },
  { bet_list: 'x', endsAtMs: nowMs + 1 },
  { bet_list: [null, 7, { id_card: 3 }], endsAtMs: nowMs + 1 },
];

test.each(unreadable)('[BRW-32] %j is no slip', (kept) => {
  expect(picksIn(kept, nowMs)).toEqual([]);
});
