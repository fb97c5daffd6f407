import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPatience } from './patience.ts';

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
  '[CAT-02] a provider %s is asked a second later, then less and less often',
  async (_name, ended, seconds) => {
    const patience = createPatience();
    for (const bound of seconds) {
      const ms = await pauseMs(patience.pause(ended));
      expect(ms).toBeGreaterThanOrEqual(bound * 750);
      expect(ms).toBeLessThanOrEqual(bound * 1_250 + 10);
    }
  },
);

test('[CAT-02] a connection that held was a good one', async () => {
  const patience = createPatience();
  for (let tries = 0; tries < 5; tries += 1) await pauseMs(patience.pause(unreachable));
  expect(
    await pauseMs(patience.pause({ lastedMs: 30_000, wasAnswered: true })),
  ).toBeLessThanOrEqual(1_260);
});

test('[CAT-02] a provider that is back is asked again soon, one that keeps refusing is not', async () => {
  const patience = createPatience();
  for (let tries = 0; tries < 5; tries += 1) await pauseMs(patience.pause(unreachable));
  expect(await pauseMs(patience.pause(refused))).toBeLessThanOrEqual(1_260);
  expect(await pauseMs(patience.pause(refused))).toBeGreaterThanOrEqual(1_500);
  expect(await pauseMs(patience.pause(refused))).toBeGreaterThanOrEqual(3_000);
});

test('[CAT-20] who is in a hurry does not wait', async () => {
  const patience = createPatience();
  const running = patience.pause(unreachable);
  patience.hurry();
  expect(await pauseMs(running)).toBeLessThanOrEqual(10);
  patience.hurry();
  expect(await pauseMs(patience.pause(unreachable))).toBeLessThanOrEqual(10);
  expect(await pauseMs(patience.pause(unreachable))).toBeGreaterThan(1_000);
});
