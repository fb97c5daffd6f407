import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announceSocketBack } from '../platform/reconnection.ts';
import { loadWithRetry } from './load-with-retry.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function missingUntil(attempt: number) {
  let attempts = 0;
  const load = async () => {
    attempts += 1;
    if (attempts < attempt) throw new Error('no network');
    return 'part';
  };
  return { load, attempts: () => attempts };
}

test('[SHELL-53] a part that did not come is fetched again once the connection is back', async () => {
  const { load, attempts } = missingUntil(3);
  const loaded = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(attempts()).toBe(2);
  announceSocketBack();
  await expect(loaded).resolves.toBe('part');
});

test('[SHELL-53] without a word of the browser it is fetched again after 15 s', async () => {
  const { load, attempts } = missingUntil(2);
  const loaded = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(attempts()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe('part');
});
