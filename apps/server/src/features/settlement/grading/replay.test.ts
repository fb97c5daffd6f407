import { eventStatuses } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { replayOf } from './grade-match.ts';

const startsAt = Date.parse('2026-11-14T16:00:00Z');

const replays = [
  // status, minutes after the start, minutes it is waited for, replay
  ['canceled', -60, 1_440, 'waited-for'],
  ['canceled', 1_439, 1_440, 'waited-for'],
  ['canceled', 1_440, 1_440, 'given-up'],
  ['canceled', 0, 0, 'given-up'],
  ['abandoned', 70, 1_440, 'waited-for'],
  ['abandoned', 1_440, 1_440, 'given-up'],
  ['walkover', 0, 1_440, undefined],
  ['retired', 70, 1_440, undefined],
  ['pending', 0, 1_440, undefined],
  ['inProgress', 70, 1_440, undefined],
  ['interrupted', 70, 1_440, undefined],
  ['ended', 2_000, 1_440, undefined],
] as const;

test.each(replays)('[STL-15] %s, %i minutes after its start, waited for %i: %s', (...row) => {
  const [status, minutesAfter, withinMinutes, replay] = row;
  const now = new Date(startsAt + minutesAfter * 60_000);
  expect(replayOf({ status: eventStatuses[status], startsAt }, { withinMinutes, now })).toBe(
    replay,
  );
});
