import { eventActionTypes, eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import {
  aFact,
  anIncident,
  aSnapshot,
  away,
  home,
  resultOf,
  score,
  twoOne,
} from '../fixtures/a-snapshot.ts';
import type { MatchSnapshot } from '../match-snapshot.ts';

const { goal, ownGoal, penaltyScored, yellowCard, yellowRedCard, corner, point } = eventActionTypes;
const inHalf = (typeId: number, partId: number, minute: number, teamId = home) =>
  anIncident(typeId, partId, { minute, teamId });
const ofType = (typeId: number, numbers: readonly [number, number]) =>
  aFact(2, numbers, { typeId });

const threeGoals = [
  inHalf(penaltyScored, 5, 12),
  inHalf(ownGoal, 6, 50, away),
  inHalf(goal, 6, 90),
];

test('[STL-03] in their order, whom they count for, in which way and when', () => {
  const { incidents, orderedUnits } = resultOf(aSnapshot({}, twoOne, threeGoals));
  expect(
    incidents.map(({ partId, team, method, minute, addedMinute }) => [
      partId,
      team,
      method,
      minute,
      addedMinute,
    ]),
  ).toEqual([
    [5, 'home', 'penalty', 12, 0],
    [6, 'away', 'own-goal', 50, 0],
    [6, 'home', null, 90, null],
  ]);
  expect(orderedUnits).toEqual(['goals']);
});

test('[STL-03] with all goals told, penalties and own goals are counted', () => {
  const { counts } = resultOf(aSnapshot({}, twoOne, threeGoals));
  expect([counts['penalties-scored']?.[3], counts['own-goals']?.[3]]).toEqual([
    score(1, 0),
    score(0, 1),
  ]);
  expect(counts['penalties-scored']?.[6]).toEqual(score(0, 0));
});

test('[STL-03] what was taken back is marked and counts for nothing', () => {
  const taken = anIncident(goal, 5, { minute: 40, status: 3 });
  const [first, ...later] = threeGoals;
  const { incidents, orderedUnits } = resultOf(
    aSnapshot({}, twoOne, [...(first ? [first] : []), taken, ...later]),
  );
  expect(incidents.map(({ isTakenBack }) => isTakenBack)).toEqual([false, true, false, false]);
  expect(orderedUnits).toEqual(['goals']);
});

const incompleteCases: readonly (readonly [string, MatchSnapshot])[] = [
  ['one is missing', aSnapshot({}, twoOne, threeGoals.slice(1))],
  ['one has no team', aSnapshot({}, twoOne, [anIncident(goal, 5, { teamId: null })])],
  [
    'only the first half is counted',
    aSnapshot({ status: 2 }, [aFact(5, [1, 0])], [inHalf(goal, 5, 12)]),
  ],
  ['nothing is counted', aSnapshot({}, twoOne, [...threeGoals.slice(1), inHalf(corner, 6, 90)])],
];

test.each(incompleteCases)('[STL-03] the order is not known where %s', (_name, snapshot) => {
  const { orderedUnits, counts } = resultOf(snapshot);
  expect(orderedUnits).toEqual([]);
  expect(counts['penalties-scored']).toBeUndefined();
});

test('[STL-03] a second yellow card is a red one', () => {
  const facts = [
    ...twoOne,
    ofType(eventInfoTypes.yellowCards, [1, 0]),
    ofType(eventInfoTypes.yellowRedCards, [1, 0]),
    ofType(eventInfoTypes.redCards, [0, 0]),
  ];
  const cards = [inHalf(yellowCard, 5, 20), inHalf(yellowRedCard, 6, 70)];
  const { incidents, orderedUnits } = resultOf(aSnapshot({}, facts, cards));
  expect(incidents.map(({ unit }) => unit)).toEqual(['yellow-cards', 'red-cards']);
  expect(orderedUnits).toEqual(['yellow-cards', 'red-cards']);
});

const minuteCases = [
  // part, minute told, minute and added minute read
  [5, 0, null, null],
  [5, 1, 1, 0],
  [5, 45, 45, null],
  [5, 47, 45, 2],
  [6, 46, 46, 0],
  [6, 93, 90, 3],
] as const;

test.each(minuteCases)('[STL-03] part %i, minute %i', (partId, shown, minute, addedMinute) => {
  const { incidents } = resultOf(aSnapshot({}, twoOne, [inHalf(goal, partId, shown)]));
  expect(incidents).toMatchObject([{ minute, addedMinute }]);
});

test('[STL-03] what is told of the whole match alone has no half', () => {
  expect(resultOf(aSnapshot({}, twoOne, [inHalf(goal, 3, 12)])).incidents).toEqual([]);
});

const pointCases: readonly (readonly [string, MatchSnapshot, readonly string[]])[] = [
  [
    'frames',
    aSnapshot(
      { sportId: 36, status: 2, partId: 10_360 },
      [aFact(10_360, [1, 1])],
      [anIncident(point, 10_360), anIncident(point, 10_360, { teamId: away })],
    ),
    ['frames'],
  ],
  [
    'games of a set',
    aSnapshot(
      { sportId: 3, status: 2, partId: 22 },
      [aFact(20, [1, 0]), aFact(21, [2, 0])],
      [anIncident(point, 21), anIncident(point, 21)],
    ),
    ['games'],
  ],
  [
    'baskets, which are worth two or three',
    aSnapshot(
      { sportId: 8, status: 2, partId: 65 },
      [aFact(60, [5, 0]), aFact(65, [5, 0])],
      [anIncident(point, 65), anIncident(point, 65)],
    ),
    [],
  ],
];

test.each(pointCases)('[STL-03] points of %s', (_name, snapshot, ordered) => {
  const { orderedUnits, incidents } = resultOf(snapshot);
  expect(orderedUnits).toEqual(ordered);
  expect(incidents).toHaveLength(ordered.length === 0 ? 0 : 2);
});
