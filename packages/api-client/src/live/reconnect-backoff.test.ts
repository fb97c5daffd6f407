import { expect, test } from 'vitest';
import { reconnectBackoffMs } from './reconnect-backoff.ts';

const cases: readonly (readonly [
  failures: number,
  advisedMs: number | undefined,
  chance: number,
  delayMs: number,
])[] = [
  // failures  advised  chance  delay
  [1, undefined, 0, 750],
  [1, undefined, 1, 1_000],
  [2, undefined, 1, 1_500],
  [5, undefined, 1, 5_063],
  [8, undefined, 1, 15_000],
  [8, undefined, 0, 11_250],
  [99_999, undefined, 1, 15_000],
  [1, 4_000, 0, 4_000],
  [1, 4_000, 1, 5_000],
  [8, 4_000, 1, 15_000],
];

test.each(cases)('[LIVE-13] after %d failures, advised %s, chance %d: wait %d ms', (...row) => {
  const [failures, advisedMs, chance, delayMs] = row;
  expect(reconnectBackoffMs({ failures, advisedMs, chance })).toBe(delayMs);
});
