import { eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { aFact, aSnapshot, away, home, resultOf, score } from '../fixtures/a-snapshot.ts';
import type { Fact } from '../match-snapshot.ts';

const ofType = (typeId: number, numbers: readonly [number, number], changes: Partial<Fact> = {}) =>
  aFact(2, numbers, { typeId, ...changes });

const countCases: readonly (readonly [string, number, readonly Fact[], object])[] = [
  // what is told, sport, facts, counts
  [
    'goals by part',
    1,
    [aFact(3, [2, 1]), aFact(5, [1, 0])],
    { goals: { 3: score(2, 1), 5: score(1, 0) } },
  ],
  [
    'the visitors named first',
    1,
    [aFact(3, [1, 2], { team1Id: away, team2Id: home })],
    { goals: { 3: score(2, 1) } },
  ],
  ['a part that is over', 1, [aFact(3, [2, 1], { status: 4 })], { goals: { 3: score(2, 1) } }],
  [
    'what was taken back',
    1,
    [aFact(3, [2, 1]), aFact(3, [3, 1], { status: 3 })],
    { goals: { 3: score(2, 1) } },
  ],
  [
    'a team that does not play',
    1,
    [aFact(3, [2, 1]), aFact(5, [1, 0], { team2Id: '99' })],
    { goals: { 3: score(2, 1) } },
  ],
  ['a number alone', 1, [aFact(3, [2, 1], { number2: null })], {}],
  [
    'corners, yellow cards, penalties and shots',
    1,
    [
      ofType(eventInfoTypes.corners, [7, 3]),
      ofType(eventInfoTypes.yellowCards, [1, 2]),
      ofType(eventInfoTypes.penalties, [1, 0]),
      ofType(eventInfoTypes.shots, [12, 9]),
      ofType(eventInfoTypes.shotsOnTarget, [5, 4]),
      ofType(eventInfoTypes.possession, [55, 45]),
      ofType(eventInfoTypes.dangerousAttacks, [50, 40]),
    ],
    {
      corners: { 2: score(7, 3) },
      'yellow-cards': { 2: score(1, 2) },
      'penalties-awarded': { 2: score(1, 0) },
      shots: { 2: score(12, 9) },
      'shots-on-target': { 2: score(5, 4) },
      possession: { 2: score(55, 45) },
    },
  ],
  [
    'red cards and second yellow ones',
    1,
    [ofType(eventInfoTypes.redCards, [1, 0]), ofType(eventInfoTypes.yellowRedCards, [1, 1])],
    { 'red-cards': { 2: score(2, 1) } },
  ],
  ['red cards alone', 1, [ofType(eventInfoTypes.redCards, [1, 0])], {}],
  [
    'sets, games and points',
    3,
    [aFact(20, [1, 0]), aFact(21, [6, 4]), aFact(22, [2, 1]), aFact(424, [30, 15])],
    {
      sets: { 20: score(1, 0) },
      games: { 21: score(6, 4), 22: score(2, 1) },
      points: { 424: score(30, 15) },
    },
  ],
  ['darts in legs', 45, [aFact(10_450, [4, 2])], { legs: { 10450: score(4, 2) } }],
  [
    'darts in sets',
    45,
    [aFact(10_450, [1, 0]), aFact(10_451, [3, 1]), aFact(10_452, [0, 1])],
    { sets: { 10450: score(1, 0) }, legs: { 10451: score(3, 1), 10452: score(0, 1) } },
  ],
  [
    'maps and rounds',
    96,
    [aFact(10_960, [0, 1]), aFact(10_961, [9, 13])],
    { maps: { 10960: score(0, 1) }, rounds: { 10961: score(9, 13) } },
  ],
  ['nothing of a fight', 25, [aFact(10_250, [0, 0])], {}],
];

test.each(countCases)('[STL-01] counts: %s', (_name, sportId, facts, counts) => {
  expect(resultOf(aSnapshot({ sportId, status: 2, partId: null }, facts)).counts).toEqual(counts);
});
