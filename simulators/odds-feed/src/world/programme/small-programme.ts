import { hashOf } from '../../chance.ts';
import { competitions } from '../competitions/competitions.ts';
import { MINUTE_MS } from './calendar.ts';
import type { Fixture } from './fixture.ts';
import type { Programme } from './programme.ts';
import { pairsOf } from './rounds.ts';

/**
 * Minutes from the start to the kick-off, and where: three of them in play. Tests play some to
 * their end, each of a league of its own; matches of today and tomorrow are left at any hour.
 */
const matches: readonly (readonly [minutes: number, key: string])[] = [
  [-55, '1/Tanzania/NBC Premier League'],
  [-31, '1/England/Premier League'],
  [-12, '1/Spain/La Liga'],
  [3, '1/Tanzania/NBC Premier League'],
  [20, '1/Zanzibar/Zanzibar Premier League'],
  [90, '1/Germany/Bundesliga'],
  [300, '8/USA/NBA'],
  [900, '3/World/ATP Tour'],
  [1_000, '1/Tanzania/NBC Premier League'],
  [1_200, '1/England/Premier League'],
  [1_500, '1/Africa/CAF Champions League'],
  [1_600, '1/Germany/Bundesliga'],
  [2_000, '1/Italy/Serie A'],
  [2_200, '1/Spain/La Liga'],
  [4_000, '1/Kenya/FKF Premier League'],
  [5_000, '1/Kenya/FKF Premier League'],
  [7_000, '1/France/Ligue 1'],
  ...round(9_200, '1/Uganda/Uganda Premier League'),
  ...round(9_700, '1/Kenya/National Super League'),
];

/** Enough of one week-end for a jackpot, which nobody plays to an end. */
function round(minutes: number, key: string): readonly (readonly [minutes: number, key: string])[] {
  return Array.from({ length: 8 }, (_, match) => [minutes + match * 60, key]);
}

const leaguesWithPast: readonly string[] = [
  '1/Tanzania/NBC Premier League',
  '1/England/Premier League',
  '1/Zanzibar/Zanzibar Premier League',
  '1/Germany/Bundesliga',
];

/** A world that is up at once, for tests: the same matches whenever it begins. */
export function createSmallProgramme(seed: string, beganAt: number): Programme {
  const fixtures = matches.flatMap(([minutes, key], index): readonly Fixture[] => {
    const competition = competitions.find((one) => one.key === key);
    if (!competition) throw new Error(`there is no ${key}`);
    const pairs = pairsOf(competition.teams, hashOf(seed) % 97);
    const [home = '', away = ''] = pairs[index % pairs.length] ?? [];
    const kickOff = Math.floor(beganAt / MINUTE_MS + minutes) * MINUTE_MS;
    return [{ key: `${key}/${index}`, competition, home, away, kickOff, announcedAt: 0 }];
  });
  return { knownAt: () => fixtures, playedBefore: () => earlierRounds(seed, beganAt) };
}

const WEEK_MINUTES = 7 * 24 * 60;
/** Enough for a table and a team's form, and played within a moment. */
const ROUNDS = 3;

/** The newest round of every league before the one before it. */
function* earlierRounds(seed: string, beganAt: number): Generator<Fixture> {
  const leagues = competitions.filter(({ key }) => leaguesWithPast.includes(key));
  for (let round = 1; round <= ROUNDS; round += 1) {
    const kickOff = Math.floor(beganAt / MINUTE_MS - round * WEEK_MINUTES) * MINUTE_MS;
    for (const competition of leagues) {
      for (const [home = '', away = ''] of pairsOf(
        competition.teams,
        (hashOf(seed) % 97) + round,
      )) {
        const key = `${competition.key}/past/${round}/${home}`;
        yield { key, competition, home, away, kickOff, announcedAt: 0 };
      }
    }
  }
}
