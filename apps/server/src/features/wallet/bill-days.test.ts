import { expect, test } from 'vitest';
import { billDays, countOfDays } from './bill-days.ts';

const now = new Date('2026-03-01T21:30:00Z');

test('[MS-46] without days the last thirty of East Africa are meant, today with them', () => {
  const days = billDays({}, now);
  expect(days).toEqual({
    first: '2026-02-01',
    last: '2026-03-02',
    since: new Date('2026-01-31T21:00:00Z'),
    until: new Date('2026-03-02T21:00:00Z'),
  });
  expect(countOfDays(days)).toBe(30);
});

const counts = [
  ['2026-02-10', '2026-02-10', 1],
  ['2026-02-10', '2026-02-12', 3],
  ['2026-02-10', '2026-02-09', undefined],
  ['2026-01-01', '2026-04-02', 92],
  ['2026-01-01', '2026-04-03', undefined],
] as const;

test.each(counts)('[MS-46] from %s to %s there are %s days', (from_day, to_day, count) => {
  expect(countOfDays(billDays({ from_day, to_day }, now))).toBe(count);
});
