import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReconnectBackoff } from './reconnect-backoff.ts';

const unreachable = { lastedMs: 5, wasAnswered: false };
const refused = { lastedMs: 5, wasAnswered: true };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function pauseMs(pause: Promise<void>): Promise<number> {
  const start = Date.now();
  let isOver = false;
  pause.then(() => {
    isOver = true;
  });
  while (!isOver) await vi.advanceTimersByTimeAsync(10);
  return Date.now() - start;
}

test.each([
  ['that cannot be reached', unreachable, [1, 2, 4, 5, 5]],
  ['that refuses', refused, [1, 2, 4, 8, 15, 15]],
])(
  '[CAT-02] a provider %s is tried again after a second, then less and less often',
  async (_name, ended, seconds) => {
    const backoff = createReconnectBackoff();
    for (const bound of seconds) {
      const ms = await pauseMs(backoff.pause(ended));
      expect(ms).toBeGreaterThanOrEqual(bound * 750);
      expect(ms).toBeLessThanOrEqual(bound * 1_250 + 10);
    }
  },
);

test('[CAT-02] a connection that lasted resets the backoff', async () => {
  const backoff = createReconnectBackoff();
  for (let tries = 0; tries < 5; tries += 1) await pauseMs(backoff.pause(unreachable));
  expect(await pauseMs(backoff.pause({ lastedMs: 30_000, wasAnswered: true }))).toBeLessThanOrEqual(
    1_260,
  );
});

test('[CAT-02] a provider that is back is tried again soon, one that keeps refusing is not', async () => {
  const backoff = createReconnectBackoff();
  for (let tries = 0; tries < 5; tries += 1) await pauseMs(backoff.pause(unreachable));
  expect(await pauseMs(backoff.pause(refused))).toBeLessThanOrEqual(1_260);
  expect(await pauseMs(backoff.pause(refused))).toBeGreaterThanOrEqual(1_500);
  expect(await pauseMs(backoff.pause(refused))).toBeGreaterThanOrEqual(3_000);
});

test('[CAT-20] a pause can be skipped', async () => {
  const backoff = createReconnectBackoff();
  const running = backoff.pause(unreachable);
  backoff.skip();
  expect(await pauseMs(running)).toBeLessThanOrEqual(10);
  backoff.skip();
  expect(await pauseMs(backoff.pause(unreachable))).toBeLessThanOrEqual(10);
  expect(await pauseMs(backoff.pause(unreachable))).toBeGreaterThan(1_000);
});
