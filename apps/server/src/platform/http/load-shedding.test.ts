import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  createAdmissionQueue,
  createFloodLimit,
  createLoadShedder,
  type LoadLimits,
} from './load-shedding.ts';

/** A queue with a clock of the test: 8 always, a burst of 20, half a second long. */
function openQueue() {
  let at = 0;
  const queue = createAdmissionQueue({ burstMax: 20, queueMax: 8, burstMs: 500, now: () => at });
  const arrive = (wanted: number) => {
    let admitted = 0;
    while (admitted < wanted && queue.admits()) {
      queue.enter();
      admitted += 1;
    }
    return admitted;
  };
  const serve = (served: number) => {
    for (let each = 0; each < served; each += 1) queue.leave();
  };
  const wait = (milliseconds: number) => {
    at += milliseconds;
  };
  return { queue, arrive, serve, wait };
}

test('[BET-49] a burst after a quiet time is admitted up to its limit', () => {
  const { queue, arrive, wait } = openQueue();
  wait(60_000);
  expect([arrive(100), queue.size()]).toEqual([20, 20]);
});

test('[BET-49] a queue that is full for longer than a burst is kept short, even when it empties', () => {
  const { queue, arrive, serve, wait } = openQueue();
  for (let tenths = 0; tenths < 5; tenths += 1) {
    arrive(100);
    expect(queue.size()).toBe(20);
    wait(100);
    serve(4);
  }
  for (let tenths = 0; tenths < 50; tenths += 1) {
    serve(queue.size());
    expect(arrive(100)).toBe(8);
    wait(100);
  }
});

test('[BET-49] once the queue has not been full for the time of a burst, the next burst is admitted', () => {
  const { arrive, serve, wait } = openQueue();
  arrive(100);
  serve(20);
  wait(500);
  expect(arrive(100)).toBe(8);
  serve(8);
  wait(501);
  expect(arrive(100)).toBe(20);
});

test('[BET-49] a call that yields its place counts only before and after', async () => {
  const { queue, arrive } = openQueue();
  arrive(3);
  const over = Promise.withResolvers<string>();
  const waiting = queue.yieldPlace(() => over.promise);
  expect(queue.size()).toBe(2);
  over.resolve('over');
  expect([await waiting, queue.size()]).toEqual(['over', 3]);
  const failing = () => Promise.reject(new Error('broken'));
  await expect(queue.yieldPlace(failing)).rejects.toThrow('broken');
  expect(queue.size()).toBe(3);
});

function openShedder(limits: LoadLimits) {
  const shedder = createLoadShedder(limits);
  onTestFinished(shedder.close);
  return shedder;
}

function blockEventLoop(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('[WIRE-18] a process whose event loop lags admits nothing until it has caught up', async () => {
  const shedder = openShedder({ inFlightMax: 10, eventLoopLagMaxMs: 100 });
  // Past the first sample, before which a process only starts.
  await sleep(600);
  blockEventLoop(1000);
  await sleep(1);
  expect(shedder.admits()).toBe(false);
  await expect.poll(shedder.admits, { timeout: 20_000 }).toBe(true);
});

test('[WIRE-18] as many calls in flight as the limit, and again after one has left', () => {
  const shedder = openShedder({ inFlightMax: 2, eventLoopLagMaxMs: 60_000 });
  shedder.enter();
  expect(shedder.admits()).toBe(true);
  shedder.enter();
  expect([shedder.admits(), shedder.inFlight()]).toEqual([false, 2]);
  shedder.leave();
  expect([shedder.admits(), shedder.inFlight()]).toEqual([true, 1]);
});

function floodLimitAt(clock: { ms: number }, factor = 1) {
  return createFloodLimit(factor, () => clock.ms);
}

test('[WIRE-12] 12,000 calls a minute from one address, and not one more', () => {
  const clock = { ms: 0 };
  const { refuse } = floodLimitAt(clock);
  const refused = Array.from({ length: 12_001 }, () => refuse('41.59.3.7'));
  expect(refused.findIndex((seconds) => seconds !== undefined)).toBe(12_000);
  expect(refused.at(-1)).toBe(60);
  expect(refuse('41.59.3.8')).toBeUndefined();
  clock.ms = 59_500;
  expect(refuse('41.59.3.7')).toBe(1);
  clock.ms = 60_000;
  expect(refuse('41.59.3.7')).toBeUndefined();
});

test('[WIRE-12] where load is made on purpose the flood limit is as much wider', () => {
  const { refuse } = floodLimitAt({ ms: 0 }, 2);
  const refused = Array.from({ length: 24_001 }, () => refuse('::1'));
  expect(refused.filter((seconds) => seconds !== undefined)).toEqual([60]);
});

test('[WIRE-12] calls from very many addresses do not make the flood limit grow without end', () => {
  const { refuse } = floodLimitAt({ ms: 0 });
  for (let n = 0; n < 12_000; n += 1) refuse('41.59.3.7');
  expect(refuse('41.59.3.7')).toBe(60);
  for (let n = 0; n < 100_000; n += 1) refuse(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`);
  expect(refuse('41.59.3.7')).toBeUndefined();
});
