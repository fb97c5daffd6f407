import { expect, test } from 'vitest';
import { readPeriod } from './period.ts';

const at = (day: string | undefined) =>
  day === undefined ? undefined : new Date(`${day}T00:00:00Z`);

test.each([
  ['2026-11-01', '2026-11-02', 'taken'],
  ['2026-11-01', '2026-11-08', 'taken'],
  ['2026-11-01', '2026-11-09', 'period-too-long'],
  ['2025-11-01', '2026-11-01', 'period-too-long'],
  ['2026-11-02', '2026-11-01', 'period-reversed'],
  ['2026-11-01', '2026-11-01', 'period-reversed'],
  [undefined, '2026-11-01', 'period-needed'],
  ['2026-11-01', undefined, 'period-needed'],
])('[EXP-11] from %s until %s, seven days at most: %s', (from, until, expected) => {
  const read = readPeriod(at(from), at(until), 7);
  expect(read.ok ? 'taken' : read.refusal).toBe(expected);
});
