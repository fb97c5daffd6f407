import { describe, expect, test } from 'vitest';
import {
  daysOfTimeline,
  distanceOf,
  longDay,
  shortDay,
  type TimelineEvent,
} from './timeline-days.ts';

const NOW_MS = Date.parse('2026-11-18T16:42:00Z');

const event = (key: string, at: string): TimelineEvent => ({
  ...{ key, at, kind: 'money', title: key, detail: '', amount: null },
  subject: { kind: 'none', id: '' },
});

describe('[BO-85] the time line', () => {
  test('events stand under their day of East Africa, and a repeated one stands once', () => {
    const late = event('late', '2026-11-17T21:30:00.000Z');
    const evening = event('evening', '2026-11-17T20:59:59.000Z');
    expect(daysOfTimeline([late, evening, evening])).toEqual([
      { day: '2026-11-18', events: [late] },
      { day: '2026-11-17', events: [evening] },
    ]);
  });

  test.each([
    ['2026-11-18', 'today'],
    ['2026-11-17', 'yesterday'],
    ['2026-11-16', 'earlier'],
  ])('%s is %s', (day, distance) => {
    expect(distanceOf(day, NOW_MS)).toBe(distance);
  });

  test('days are said in the language of the page, with the year once it is another', () => {
    expect(longDay('2026-11-18', 'en', NOW_MS)).toBe('Wednesday 18 November');
    expect(longDay('2026-11-18', 'sw', NOW_MS)).toBe('Jumatano 18 Novemba');
    expect(longDay('2025-03-14', 'en', NOW_MS)).toBe('Friday 14 March 2025');
    expect([shortDay('2026-11-18', 'en'), shortDay('2026-11-18', 'sw')]).toEqual([
      '18 Nov',
      '18 Nov',
    ]);
  });
});
