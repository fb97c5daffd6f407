import { expect, test } from 'vitest';
import { dayGroups, dayWord, eastAfricaTime, shownDate } from './day-groups.ts';

test('[MS-42] lines stand under the day it was in East Africa', () => {
  const rows = ['2026-07-01T22:10:00Z', '2026-07-01T21:00:00Z', '2026-07-01T20:59:59Z'];
  expect(dayGroups(rows, (row) => row)).toEqual([
    { day: '2026-07-02', rows: rows.slice(0, 2) },
    { day: '2026-07-01', rows: rows.slice(2) },
  ]);
});

test('[MS-42] the time of a line is that of East Africa', () => {
  expect(eastAfricaTime('2026-07-01T21:05:59Z')).toBe('00:05');
});

const nowMs = Date.parse('2026-07-01T21:30:00Z');
const days = [
  ['2026-07-02', 'today'],
  ['2026-07-01', 'yesterday'],
  ['2026-06-30', 'another'],
] as const;

test.each(days)('[MS-42] on 2 July there, %s is %s', (day, word) => {
  expect(dayWord(day, nowMs)).toBe(word);
});

test('[MS-42] another day is its date', () => {
  expect(shownDate('2026-06-30')).toBe('30/06/2026');
});
