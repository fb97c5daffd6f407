import { expect, test } from 'vitest';
import { eatDayBegan, eatDayOf, eatDaysFrom } from './eat-days.ts';

const days = [
  ['2026-03-01T09:00:00Z', '2026-03-01', '2026-02-28T21:00:00.000Z'],
  ['2026-03-01T20:59:59.999Z', '2026-03-01', '2026-02-28T21:00:00.000Z'],
  ['2026-03-01T21:00:00Z', '2026-03-02', '2026-03-01T21:00:00.000Z'],
  ['2025-12-31T22:00:00Z', '2026-01-01', '2025-12-31T21:00:00.000Z'],
] as const;

test.each(days)('[ODB-14] %s is %s in East Africa', (instant, day, began) => {
  expect(eatDayOf(Date.parse(instant))).toBe(day);
  expect(new Date(eatDayBegan(Date.parse(instant))).toISOString()).toBe(began);
});

test('[ODB-14] a week of days begins with today and passes the end of a month', () => {
  expect(eatDaysFrom(Date.parse('2026-02-26T21:30:00Z'), 7)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
    '2026-03-03',
    '2026-03-04',
    '2026-03-05',
  ]);
});
