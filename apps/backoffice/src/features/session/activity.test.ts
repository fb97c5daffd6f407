import { beforeAll, expect, test, vi } from 'vitest';
import { idleState } from './activity.ts';

const MINUTE = 60_000;

test.each([
  [0, { kind: 'active' }],
  [29 * MINUTE - 1_000, { kind: 'active' }],
  [29 * MINUTE, { kind: 'warned', secondsLeft: 60 }],
  [29.5 * MINUTE, { kind: 'warned', secondsLeft: 30 }],
  [30 * MINUTE - 1, { kind: 'warned', secondsLeft: 1 }],
  [30 * MINUTE, { kind: 'over' }],
  // A laptop that slept the whole night.
  [600 * MINUTE, { kind: 'over' }],
])('[BO-46] after %d ms without an act a desk of thirty minutes is %j', (nowMs, state) => {
  expect(idleState({ nowMs, actedAtMs: 0, idleMinutes: 30 })).toEqual(state);
});

const kept = new Map<string, string>();
beforeAll(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
const freshActivity = async () => {
  vi.resetModules();
  kept.clear();
  return import('./activity.ts');
};

test('[BO-46] of the calls after an act the first one counts, what the page asks later does not', async () => {
  const { isBackgroundCall, noteAct } = await freshActivity();
  const start = Date.now();
  expect(isBackgroundCall(start + 1)).toBe(false);
  expect([isBackgroundCall(start + 2), isBackgroundCall(start + MINUTE)]).toEqual([true, true]);
  noteAct(start + 2 * MINUTE);
  expect(isBackgroundCall(start + 2 * MINUTE)).toBe(false);
  expect(isBackgroundCall(start + 3 * MINUTE)).toBe(true);
});

test('[BO-46] who types for long without a call has one made, once a minute', async () => {
  const { isBackgroundCall, isCallDue, noteAct } = await freshActivity();
  const start = Date.now();
  isBackgroundCall(start);
  expect(isCallDue(start + 2 * MINUTE)).toBe(false);
  noteAct(start + 30_000);
  expect([isCallDue(start + 59_000), isCallDue(start + MINUTE)]).toEqual([false, true]);
  isBackgroundCall(start + MINUTE);
  expect(isCallDue(start + 5 * MINUTE)).toBe(false);
});

test('[BO-46] an act in another tab counts here, one from the future counts as now', async () => {
  const { lastActMs } = await freshActivity();
  const now = Date.now() + 10 * MINUTE;
  kept.set('kipute.backoffice.acted-at', String(now - MINUTE));
  expect(lastActMs(now)).toBe(now - MINUTE);
  kept.set('kipute.backoffice.acted-at', String(now + 500 * MINUTE));
  expect(lastActMs(now)).toBe(now);
});
