import { expect, test, vi } from 'vitest';
import { stubWatchedPage } from '../../features/payments/fixtures/watched-page.ts';
import { onOrderUpdates } from './order-updates.ts';

const page = stubWatchedPage();

function followed(isAwaited: boolean) {
  let asked = 0;
  const leave = onOrderUpdates({
    isAwaited,
    refetch: () => {
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
  page.hide();
  vi.advanceTimersByTime(90_000);
  expect(asked()).toBe(2);
  page.comeBack();
  expect(asked()).toBe(3);
  leave();
  vi.advanceTimersByTime(60_000);
  page.comeBack();
  expect(asked()).toBe(3);
});

test.each([true, false])('[ORD-07] news from the server is asked about at once (%s)', (awaited) => {
  const { leave, asked } = followed(awaited);
  page.hearNews();
  expect(asked()).toBe(1);
  leave();
  page.hearNews();
  expect(asked()).toBe(1);
});

test('[ORD-07] where nothing is awaited nothing is asked by itself', () => {
  const { leave, asked } = followed(false);
  vi.advanceTimersByTime(120_000);
  page.comeBack();
  expect(asked()).toBe(0);
  leave();
});
