import { eventActionTypes, eventInfoTypes } from '@kipute/provider-protocols/odds-feed/catalogues';
import { expect, test } from 'vitest';
import { aFact, anIncident, aSnapshot, resultOf, score, twoOne } from '../fixtures/a-snapshot.ts';
import type { MatchSnapshot } from '../match-snapshot.ts';
import { resultOfMatch } from './read-result.ts';

const goalIn = (partId: number, minute: number) =>
  anIncident(eventActionTypes.goal, partId, { minute });

const ended = { sportId: 1, status: 3 };
const sportCases = [
  // sport of the provider, its facts, sport of the result
  [1, twoOne, 'football'],
  [86, twoOne, 'football'],
  [8, [aFact(60, [90, 80])], 'basketball'],
  [3, [aFact(20, [2, 0])], 'tennis'],
  [26, [aFact(10_260, [180, 150])], 'cricket'],
  [9, [aFact(10_090, [3, 1])], 'baseball'],
  [5, [aFact(10_050, [21, 14])], 'american-football'],
  [96, [aFact(10_960, [2, 1])], 'esports'],
  [45, [aFact(10_450, [6, 2])], 'darts'],
  [36, [aFact(10_360, [5, 3])], 'snooker'],
  [25, [aFact(10_250, [1, 0])], 'mma'],
] as const;

test.each(sportCases)('[STL-01] sport %i', (sportId, facts, sport) => {
  expect(resultOf(aSnapshot({ ...ended, sportId, partId: null }, facts)).sport).toBe(sport);
});

const statusCases = [
  [1, 'in-progress'],
  [2, 'in-progress'],
  [3, 'ended'],
  [4, 'in-progress'],
  [5, 'cancelled'],
  [6, 'walkover'],
  [7, 'abandoned'],
  [8, 'retired'],
] as const;

test.each(statusCases)('[STL-01] status %i is %s', (status, expected) => {
  const wasBegun = ![1, 5, 6].includes(status);
  expect(resultOf(aSnapshot({ status }, wasBegun ? twoOne : [])).status).toBe(expected);
});

test('[STL-01] what nobody tells is missing, never nil', () => {
  const { counts, lineUp, minute, incidents } = resultOf(aSnapshot({ status: 2 }, []));
  expect({ counts, lineUp, minute, incidents }).toEqual({
    counts: {},
    lineUp: null,
    minute: null,
    incidents: [],
  });
});

const refusalCases: readonly (readonly [string, MatchSnapshot])[] = [
  ['sport-not-graded', aSnapshot({ sportId: 20 }, twoOne)],
  ['sport-not-graded', aSnapshot({ sportId: 83 }, twoOne)],
  ['status-unknown', aSnapshot({ status: 9 }, twoOne)],
  ['sides-not-named', aSnapshot({ homeId: undefined }, twoOne)],
  ['counts-contradict', aSnapshot({}, [aFact(3, [2, 1]), aFact(3, [1, 1])])],
  ['unknown-part', aSnapshot({}, [aFact(3, [2, 1]), aFact(65, [1, 1])])],
  ['count-impossible', aSnapshot({}, [aFact(3, [2.5, 1])])],
  ['played-though-cancelled', aSnapshot({ status: 5 }, twoOne)],
  ['no-score', aSnapshot({}, [])],
  ['no-score', aSnapshot({ sportId: 25 }, [aFact(10_250, [0, 0])])],
  ['part-above-whole', aSnapshot({}, [aFact(3, [1, 0]), aFact(5, [2, 0])])],
  ['parts-do-not-add-up', aSnapshot({}, [aFact(3, [2, 1]), aFact(5, [1, 0]), aFact(6, [0, 1])])],
  ['incident-outside-its-part', aSnapshot({}, twoOne, [goalIn(6, 30)])],
  ['incidents-out-of-order', aSnapshot({}, twoOne, [goalIn(6, 80), goalIn(5, 10)])],
  ['incidents-do-not-add-up', aSnapshot({}, twoOne, [goalIn(5, 10), goalIn(5, 20)])],
];

test.each(refusalCases)('[STL-02] %s', (refusal, snapshot) => {
  expect(resultOfMatch(snapshot)).toEqual({ ok: false, refusal });
});

test('[STL-02] one count told twice in the same way is no contradiction', () => {
  expect(resultOf(aSnapshot({}, [...twoOne, aFact(3, [2, 1])])).counts.goals?.[3]).toEqual(
    score(2, 1),
  );
});

test('[STL-02] what nobody asks about may be told in two ways', () => {
  const attacks = { typeId: eventInfoTypes.dangerousAttacks };
  const twice = [aFact(2, [50, 40], attacks), aFact(2, [51, 40], attacks)];
  expect(resultOfMatch(aSnapshot({}, [...twoOne, ...twice])).ok).toBe(true);
});
