import { describe, expect, test } from 'vitest';
import { readServiceDay, type ServiceWeek, serviceAt } from './service-hours.ts';

const daily = { from: '07:00', until: '23:00' };
const week: ServiceWeek = [
  daily,
  daily,
  daily,
  daily,
  daily,
  { from: '09:00', until: '24:00' },
  null,
];
/** 2026-03-02 was a Monday. */
const eat = (text: string) => new Date(`${text}:00+03:00`);

describe('[CHT-01] hours are those of East Africa, by weekday', () => {
  test.each([
    ['2026-03-02T06:59', false, '2026-03-02T07:00'],
    ['2026-03-02T07:00', true, null],
    ['2026-03-02T22:59', true, null],
    ['2026-03-02T23:00', false, '2026-03-03T07:00'],
    // Past midnight it is another day here while UTC still has the old one.
    ['2026-03-03T00:30', false, '2026-03-03T07:00'],
    ['2026-03-07T08:59', false, '2026-03-07T09:00'],
    ['2026-03-07T23:59', true, null],
    ['2026-03-08T12:00', false, '2026-03-09T07:00'],
  ])('%s: open %s, opens next %s', (now, isOpen, opensAt) => {
    const service = serviceAt(week, eat(now));
    expect(service.isOpen).toBe(isOpen);
    expect(service.opensAt).toEqual(opensAt === null ? null : eat(opensAt));
  });

  test('a week without hours never opens', () => {
    const service = serviceAt([null, null, null, null, null, null, null], eat('2026-03-02T12:00'));
    expect(service).toEqual({ isOpen: false, today: null, opensAt: null });
  });

  test('only one open day: it opens next week on the same day', () => {
    const mondays: ServiceWeek = [daily, null, null, null, null, null, null];
    expect(serviceAt(mondays, eat('2026-03-02T23:30')).opensAt).toEqual(eat('2026-03-09T07:00'));
  });
});

describe('[CHT-02] a day is written as its hours, or as nothing', () => {
  test.each([
    ['07:00-23:00', daily],
    ['00:00-24:00', { from: '00:00', until: '24:00' }],
    [' ', null],
    ['23:00-07:00', undefined],
    ['07:00-07:00', undefined],
    ['7:00-23:00', undefined],
    ['07:00-24:30', undefined],
    ['07:60-23:00', undefined],
    ['always', undefined],
  ])('%s', (written, day) => {
    expect(readServiceDay(written)).toEqual(day);
  });
});
