import { describe, expect, test } from 'vitest';
import {
  formatClock,
  formatInstant,
  instantToWall,
  periodOfDays,
  periodOfMonth,
  wallToInstant,
} from './eat.ts';

const lateEveningUtc = Date.parse('2026-02-28T22:30:15.000Z');

describe('[BO-04] East Africa Time', () => {
  test.each([
    ['2026-02-28T22:30:15.000Z', '2026-03-01 01:30:15'],
    ['2026-07-01T00:00:00Z', '2026-07-01 03:00:00'],
    ['2026-07-01T03:00:00+03:00', '2026-07-01 03:00:00'],
    ['soon', 'soon'],
  ])('%s is shown as %s', (instant, shown) => {
    expect(formatInstant(instant)).toBe(shown);
  });

  test('a wall clock and its instant lead back to each other', () => {
    expect(wallToInstant('2026-03-01T01:30:15')).toBe('2026-02-28T22:30:15.000Z');
    expect(instantToWall('2026-02-28T22:30:15.000Z')).toBe('2026-03-01T01:30:15');
    expect(instantToWall('yesterday')).toBeUndefined();
  });

  test('the day has already changed in Dar es Salaam while it has not in Greenwich', () => {
    expect(formatClock(lateEveningUtc)).toBe('01:30:15');
    expect(periodOfDays(lateEveningUtc, { daysBefore: 0, untilDaysBefore: 0 })).toEqual({
      from: '2026-03-01T00:00:00',
      to: '2026-03-01T23:59:59',
    });
    expect(periodOfDays(lateEveningUtc, { daysBefore: 6, untilDaysBefore: 0 }).from).toBe(
      '2026-02-23T00:00:00',
    );
    expect(periodOfMonth(lateEveningUtc)).toEqual({
      from: '2026-03-01T00:00:00',
      to: '2026-03-01T23:59:59',
    });
  });
});
