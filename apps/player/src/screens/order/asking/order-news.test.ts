import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followOrderNews } from './order-news.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const tab = Object.assign(new EventTarget(), {
  setInterval: (work: () => void, ms: number) => setInterval(work, ms),
  clearInterval: (timer: number) => clearInterval(timer),
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', tab);
  page.visibilityState = 'visible';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function followed(isAwaited: boolean) {
  let asked = 0;
  const leave = followOrderNews({
    isAwaited,
    askAgain: () => {
      asked += 1;
    },
  });
  return { leave, asked: () => asked };
}

test('[ORD-07] what is awaited is asked for every thirty seconds while the page is seen', () => {
  const { leave, asked } = followed(true);
  vi.advanceTimersByTime(29_999);
  expect(asked()).toBe(0);
  vi.advanceTimersByTime(30_001);
  expect(asked()).toBe(2);
  page.visibilityState = 'hidden';
  vi.advanceTimersByTime(90_000);
  expect(asked()).toBe(2);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toBe(3);
  leave();
  vi.advanceTimersByTime(60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toBe(3);
});

test.each([true, false])('[ORD-07] news from the server is asked about at once (%s)', (awaited) => {
  const { leave, asked } = followed(awaited);
  tab.dispatchEvent(new Event('payment-changed'));
  expect(asked()).toBe(1);
  leave();
  tab.dispatchEvent(new Event('payment-changed'));
  expect(asked()).toBe(1);
});

test('[ORD-07] where nothing is awaited nothing is asked by itself', () => {
  const { leave, asked } = followed(false);
  vi.advanceTimersByTime(120_000);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(asked()).toBe(0);
  leave();
});
