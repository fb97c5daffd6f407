import type { Competition } from '../world/competitions/competition.ts';
import { DAY_MS, dayOf, HOUR_MS } from '../world/programme/calendar.ts';
import { type Fixture, usualEndOf } from '../world/programme/fixture.ts';
import { createRounds } from '../world/programme/rounds.ts';

const FOOTBALL = 1;
const BASKETBALL = 8;
const TENNIS = 3;

/** Of a day so many; a match takes its time to be played. */
const perDay: Readonly<Record<number, number>> = { [FOOTBALL]: 12, [BASKETBALL]: 2, [TENNIS]: 1 };

const rankOrder = { top: 0, usual: 1, filler: 2 } as const;

const isFollowed = ({ sportId, rank }: Competition): boolean =>
  perDay[sportId] !== undefined && rank !== 'filler';

const byFollowing = ({ competition: one }: Fixture, { competition: other }: Fixture): number =>
  rankOrder[one.rank] - rankOrder[other.rank] || other.popularity - one.popularity;

function followedMost(fixtures: readonly Fixture[]): readonly Fixture[] {
  const followed = fixtures.filter(({ competition }) => isFollowed(competition));
  return Object.entries(perDay).flatMap(([sportId, count]) =>
    followed
      .filter(({ competition }) => competition.sportId === Number(sportId))
      .toSorted(byFollowing)
      .slice(0, count),
  );
}

type Chosen = {
  /** Over for good. */
  readonly past: readonly Fixture[];
  /** Of football, announced and not begun. */
  readonly coming: readonly Fixture[];
};

/** Whatever was delayed, broke off and was played on is over by then. */
const OVER_AFTER_MS = HOUR_MS;
const COMING_FROM_MS = 2 * HOUR_MS;
const COMING_UNTIL_MS = 2 * DAY_MS;

/** What people bet on in the days before a moment, the matches followed most. */
export function chooseFixtures(seed: string, now: number, days: number): Chosen {
  const rounds = createRounds(seed);
  const today = dayOf(now);
  const ofDays = Array.from({ length: days + 1 }, (_, at) => rounds.on(today - days + at));
  const past = ofDays
    .flatMap(followedMost)
    .filter((fixture) => usualEndOf(fixture) + OVER_AFTER_MS < now);
  const ahead = [0, 1, 2].flatMap((at) => rounds.on(today + at));
  const coming = ahead.filter(
    ({ kickOff, announcedAt, competition }) =>
      competition.sportId === FOOTBALL &&
      announcedAt < now &&
      kickOff > now + COMING_FROM_MS &&
      kickOff < now + COMING_UNTIL_MS,
  );
  return { past, coming: followedMost(coming) };
}
