import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scatter, throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function counted() {
  const work = vi.fn();
  return { work, ask: throttle(1_000, work) };
}

test('[ORD-56] the first news is answered at once, all others of that second once', () => {
  const { work, ask } = counted();
  for (let at = 0; at < 30; at += 1) ask();
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('[ORD-56] news that keeps coming is answered every second, and after a rest at once', () => {
  const { work, ask } = counted();
  for (let at = 0; at < 30; at += 1) {
    ask();
    vi.advanceTimersByTime(100);
  }
  expect(work).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(2_000);
  ask();
  expect(work).toHaveBeenCalledTimes(5);
});

test('[POL-120] what every page hears is asked for by each at its own moment, once', () => {
  const asked: string[] = [];
  const page = (name: string, chance: number) =>
    scatter({ withinMs: 3_000, chance: () => chance }, () => asked.push(name));
  const pages = [page('early', 0.1), page('late', 0.9)];
  for (const hears of pages) for (let goals = 0; goals < 5; goals += 1) hears();
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(asked).toEqual(['early']);
  vi.advanceTimersByTime(2_700);
  expect(asked).toEqual(['early', 'late']);
  pages[0]?.();
  vi.advanceTimersByTime(3_000);
  expect(asked).toEqual(['early', 'late', 'early']);
});
