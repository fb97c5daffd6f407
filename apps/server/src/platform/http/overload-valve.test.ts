import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createOverloadValve, type ValveLimits } from './overload-valve.ts';

function openValve(limits: ValveLimits) {
  const valve = createOverloadValve(limits);
  onTestFinished(valve.close);
  return valve;
}

function keepTheProcessBusy(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('[WIRE-18] a process that is late for its own timers admits nobody until it has caught up', async () => {
  const valve = openValve({ inFlightMax: 10, latenessMaxMs: 100 });
  keepTheProcessBusy(1000);
  await sleep(1);
  expect(valve.admits()).toBe(false);
  await expect.poll(valve.admits, { timeout: 20_000 }).toBe(true);
});

test('[WIRE-18] as many calls as the limit, and again after one has left', () => {
  const valve = openValve({ inFlightMax: 2, latenessMaxMs: 60_000 });
  valve.enter();
  expect(valve.admits()).toBe(true);
  valve.enter();
  expect([valve.admits(), valve.inFlight()]).toEqual([false, 2]);
  valve.leave();
  expect([valve.admits(), valve.inFlight()]).toEqual([true, 1]);
});
