import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchAtRest } from './fetch-at-rest.ts';

const RESTS_AFTER_MS = 3_000;
let page: EventTarget & { setTimeout?: unknown; clearTimeout?: unknown };
let state: unknown;
let fetched = 0;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { setTimeout, clearTimeout });
  state = null;
  fetched = 0;
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', {
    get state() {
      return state;
    },
  });
  fetchAtRest(() => {
    fetched += 1;
    return Promise.resolve();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tap = () => page.dispatchEvent(new Event('pointerdown'));

test('what is ahead is fetched once, when nobody has tapped a while', () => {
  vi.advanceTimersByTime(RESTS_AFTER_MS - 1);
  tap();
  vi.advanceTimersByTime(RESTS_AFTER_MS - 1);
  expect(fetched).toBe(0);
  vi.advanceTimersByTime(1);
  expect(fetched).toBe(1);
  tap();
  vi.advanceTimersByTime(RESTS_AFTER_MS);
  expect(fetched).toBe(1);
});

test('not below an open sheet, but after a tap that follows it', () => {
  state = { sheet: 'slip' };
  vi.advanceTimersByTime(2 * RESTS_AFTER_MS);
  expect(fetched).toBe(0);
  state = null;
  tap();
  vi.advanceTimersByTime(RESTS_AFTER_MS);
  expect(fetched).toBe(1);
});
