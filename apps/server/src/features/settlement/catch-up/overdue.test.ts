import { sports } from '@kipute/contract/constants/matches/sports';
import { expect, test } from 'vitest';
import { isOverdue } from './sweep.ts';

const now = new Date('2026-03-01T12:00:00Z');
const thresholds = {
  ...{ footballMinutes: 150, footballFirstHalfMinutes: 120 },
  ...{ otherSportsMinutes: 300, anyMinutes: 1_440 },
};
const WHOLE_MATCH = 3;
const FIRST_HALF = 5;
const { football, tennis } = sports;

test.each([
  ['football', football.id, WHOLE_MATCH, 149, false],
  ['football', football.id, WHOLE_MATCH, 150, true],
  ['the first half', football.id, FIRST_HALF, 119, false],
  ['the first half', football.id, FIRST_HALF, 120, true],
  ['tennis', tennis.id, WHOLE_MATCH, 299, false],
  ['tennis', tennis.id, WHOLE_MATCH, 300, true],
  ['the first set', tennis.id, FIRST_HALF, 299, false],
  ['a match nobody holds', undefined, WHOLE_MATCH, 1_439, false],
  ['a match nobody holds', undefined, WHOLE_MATCH, 1_440, true],
])(
  '[STL-13] a bet on %s (sport %s, part %s) after %s minutes',
  (_name, sportId, partId, minutes, expected) => {
    const startsAt = new Date(now.getTime() - minutes * 60_000);
    expect(isOverdue({ partId, startsAt }, sportId, { thresholds, now })).toBe(expected);
  },
);

test('[STL-13] a match that was put off is not overdue', () => {
  const startsAt = new Date(now.getTime() + 60_000);
  expect(isOverdue({ partId: WHOLE_MATCH, startsAt }, football.id, { thresholds, now })).toBe(
    false,
  );
});
