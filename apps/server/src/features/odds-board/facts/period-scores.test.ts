import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { describe, expect, test } from 'vitest';
import { aBoard, HOUR } from '../fixtures/a-board.ts';
import { periodScoresOf } from './period-scores.ts';

type PartScore = readonly [part: number, home: number, away: number, status?: number];

function told(sportId: number, scores: readonly PartScore[], status = 2) {
  const world = aBoard();
  const match = world.match('7', { sportId, status, startsAt: world.now - HOUR });
  for (const [partId, home, away, state = 1] of scores) {
    match.score(home, away, { partId, status: state });
  }
  const record = world.catalogue.matches.get('7');
  if (!record) throw new Error('no match 7');
  return { match, seen: () => periodScoresOf(world.catalogue.face.factsOf('7'), record) };
}

const TENNIS = 3;
const sets: readonly PartScore[] = [
  [20, 1, 0],
  [21, 6, 4, 4],
  [22, 2, 3],
];

const sports = [
  // sport, scores by part, periods
  ['tennis', TENNIS, sets, ['6-4', '2-3']],
  [
    'basketball, without its halves',
    8,
    [
      [60, 51, 44],
      [65, 20, 24, 4],
      [66, 31, 20],
      [10_061, 51, 44],
    ],
    ['20-24', '31-20'],
  ],
  [
    'basketball with overtime',
    8,
    [
      [60, 9, 9],
      [10_001, 3, 1],
      [68, 6, 8, 4],
    ],
    ['6-8', '3-1'],
  ],
  [
    'baseball with an extra inning',
    9,
    [
      [10_090, 2, 1],
      [10_001, 1, 0],
      [10_091, 1, 1, 4],
    ],
    ['1-1', '1-0'],
  ],
  [
    'esports',
    96,
    [
      [10_960, 1, 0],
      [10_961, 13, 9, 4],
      [10_962, 4, 7],
    ],
    ['13-9', '4-7'],
  ],
  [
    'cricket',
    26,
    [
      [10_260, 154, 98],
      [10_261, 154, 0, 4],
      [10_262, 0, 98],
    ],
    undefined,
  ],
  [
    'football',
    1,
    [
      [2, 2, 1],
      [5, 1, 1, 4],
    ],
    undefined,
  ],
  ['snooker, told frame by frame nowhere', 36, [[10_360, 3, 2]], undefined],
] as const satisfies readonly (readonly [string, number, readonly PartScore[], unknown])[];

describe('periods of a score', () => {
  test.each(sports)('[ODB-75] %s', (_name, sportId, scores, periods) => {
    const { seen } = told(sportId, scores);
    expect(seen()?.period_list.map(({ home, away }) => `${home}-${away}`)).toEqual(periods);
  });

  test('[ODB-75] there are none before the start', () => {
    expect(told(TENNIS, sets, 1).seen()).toBeNull();
  });

  test.each([
    // points of home and away as the provider counts them, as they are called
    [0, 0, '0:0'],
    [1, 2, '15:30'],
    [3, 1, '40:15'],
    [3, 3, '40:40'],
    [4, 3, 'A:40'],
    [6, 7, '40:A'],
  ])('[ODB-75] %d points to %d are called %s', (home, away, called) => {
    const { seen } = told(TENNIS, [...sets, [426, home, away]]);
    const { points } = seen() ?? {};
    expect(`${points?.home}:${points?.away}`).toBe(called);
  });

  test('[ODB-75] a tie-break is counted, and a game that is over says nothing', () => {
    expect(told(TENNIS, [...sets, [413, 6, 7]]).seen()?.points).toEqual({ home: '6', away: '7' });
    expect(told(TENNIS, [...sets, [425, 4, 2, 4]]).seen()?.points).toBeNull();
  });

  test('[ODB-75] who serves is told by the team it names, not by the place', () => {
    const { match, seen } = told(TENNIS, sets);
    expect(seen()?.serve).toBeNull();
    const sides = { team1Id: match.awayId, team2Id: match.homeId };
    match.fact({ typeId: eventInfoTypes.serve, ...sides, number1: 1, number2: 0 });
    expect(seen()?.serve).toBe('away');
  });
});
