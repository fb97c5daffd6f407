import { createFakeClock } from '@kipute/testkit/fake-clock';
import { expect, test } from 'vitest';
import { createThrottledLog } from './throttled-log.ts';

test('[CAT-15] the same trouble is written once in ten seconds, with how often it came', () => {
  const lines: unknown[] = [];
  const clock = createFakeClock();
  const logRarely = createThrottledLog(
    { warn: (...line: unknown[]) => void lines.push(line) },
    clock,
  );
  for (let times = 0; times < 5; times += 1) logRarely('not gzip', { bytes: times });
  logRarely('gap', {});
  clock.advance({ seconds: 10 });
  logRarely('not gzip', { bytes: 9 });
  expect(lines).toEqual([
    [{ bytes: 0, suppressed: 0 }, 'not gzip'],
    [{ suppressed: 0 }, 'gap'],
    [{ bytes: 9, suppressed: 4 }, 'not gzip'],
  ]);
});
