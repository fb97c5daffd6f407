import { expect, test } from 'vitest';
import { clockText, partOf } from './match-state.ts';

const minutes = [
  // said     seconds later  shown
  ['67', 0, "67'"],
  ['67', 59, "67'"],
  ['67', 60, "68'"],
  ['67', 125, "69'"],
  ['67', 3600, "70'"],
  ['45', 30, "45'"],
  ['45', 60, "45+1'"],
  ['44', 120, "45+1'"],
  ['45+2', 0, "45+2'"],
  ['45+2', 60, "45+3'"],
  ['90', 61, "90+1'"],
  ['90+5', 120, "90+7'"],
  ['105', 60, "106'"],
  ['HT', 600, 'HT'],
  ['Seti ya 2', 600, 'Seti ya 2'],
  ['-', 60, '-'],
  ['67', -30, "67'"],
] as const;

test.each(minutes)('[BRW-06] %s, %d seconds later, is %s', (time, seconds, shown) => {
  expect(clockText({ time, sinceMs: 1_000_000 }, 1_000_000 + seconds * 1_000)).toBe(shown);
});

const parts = [
  ['1', 'firstHalf'],
  ['45', 'firstHalf'],
  ['45+3', 'firstHalf'],
  ['HT', 'halfTime'],
  ['46', 'secondHalf'],
  ['90+4', 'secondHalf'],
  ['101', 'extraTime'],
  ['Seti ya 2', undefined],
  ['-', undefined],
] as const;

test.each(parts)('[BRW-29] minute %s is in the part %s', (time, part) => {
  expect(partOf(time)).toBe(part);
});
