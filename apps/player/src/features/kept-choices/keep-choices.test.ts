import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenBack } from './keep-choices.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const browser = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function turn(visibilityState: 'visible' | 'hidden'): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
}

test.each([
  { awayMs: 29_999, heard: 0 },
  { awayMs: 30_000, heard: 1 },
])('[KEEP-21] away for $awayMs ms the page is heard $heard times', ({ awayMs, heard }) => {
  const hear = vi.fn();
  whenBack(hear);
  turn('hidden');
  vi.advanceTimersByTime(awayMs);
  turn('visible');
  expect(hear).toHaveBeenCalledTimes(heard);
});

test('[KEEP-24] when the network is back the choices are synchronised at once', () => {
  const hear = vi.fn();
  whenBack(hear);
  browser.dispatchEvent(new Event('online'));
  expect(hear).toHaveBeenCalledOnce();
});
