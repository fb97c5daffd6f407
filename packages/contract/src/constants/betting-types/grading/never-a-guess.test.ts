import { undecidables } from '@kipute/domain/grading/grade';
import { expect, test } from 'vitest';
import {
  allOf,
  anyOf,
  graded,
  handicap,
  type Json,
  method,
  minutes,
  over,
  part,
  player,
} from './fixtures/graded.ts';

const bare = { counts: { goals: { 3: [2, 1] } } };
const scored = { unit: 'goals', part: 5, team: 'home' };
/** Two goals of which nothing is told but whose they were. */
const silent = {
  counts: { goals: { 3: [1, 1] } },
  ordered: ['goals'],
  incidents: [scored, { ...scored, team: 'away' }],
};
const tennis = { sport: 'tennis', counts: { sets: { 20: [2, 0] } } };
const quarters = {
  sport: 'basketball',
  counts: { points: { 65: [20, 10], 66: [10, 20], 67: [5, 5], 68: [9, 9], 60: [44, 44] } },
};

const cases: readonly (readonly [string, Json, Json])[] = [
  // why, the result, the selection
  ['unknown-betting-type', bare, { type: 9_999, pick: 'home' }],
  ['unknown-part', bare, { type: 69, part: 21, pick: 'home' }],
  ['provider-decides', bare, { type: 411, pick: 'yes' }],
  ['pick-does-not-fit', bare, { type: 69, pick: 'yes' }],
  ['pick-does-not-fit', bare, { type: 9, pick: anyOf('home', 'home') }],
  ['pick-does-not-fit', bare, { type: 97, line: 1.5, pick: 'home' }],
  ['pick-does-not-fit', bare, { type: 97, line: 0, pick: 'home' }],
  ['pick-does-not-fit', bare, { type: 10196, team: 'home', line: 0, pick: 'yes' }],
  ['pick-does-not-fit', bare, { type: 10113, line: -1, pick: 'yes' }],
  ['pick-does-not-fit', bare, { type: 10105, pick: { kind: 'exactly', line: 2.5 } }],
  ['pick-does-not-fit', bare, { type: 10184, pick: 'yes' }],
  ['pick-does-not-fit', bare, { type: 10133, pick: part(21) }],
  ['market-lacks-unit', tennis, { type: 47, part: 20, pick: over(2.5) }],
  ['market-lacks-line', bare, { type: 97, pick: 'home' }],
  ['market-lacks-number', bare, { type: 12, pick: 'home' }],
  ['market-lacks-minutes', bare, { type: 96, pick: 'home' }],
  ['market-lacks-team', bare, { type: 77, pick: over(1.5) }],
  ['market-lacks-player', bare, { type: 10254, pick: over(1.5) }],
  ['market-lacks-score', bare, { type: 355, pick: handicap('home', 0) }],
  ['quarter-line-combined', bare, { type: 10151, pick: allOf('home', over(2.75)) }],
  ['count-missing', bare, { type: 118, pick: over(9.5) }],
  ['count-missing', bare, { type: 69, part: 5, pick: 'home' }],
  ['order-missing', bare, { type: 10101, pick: 'home' }],
  ['minute-missing', silent, { type: 10108, pick: minutes(1, 15) }],
  ['method-missing', silent, { type: 83, number: 1, pick: method('header') }],
  ['player-missing', silent, { type: 10250, pick: player('h9') }],
  ['line-up-missing', { ...bare, ordered: ['cards'] }, { type: 10257, pick: player('h9') }],
  ['dead-heat', quarters, { type: 10801, part: 60, pick: part(65) }],
  ['ending-missing', bare, { type: 37, pick: 'home' }],
];

test.each(cases)('[GRA-21] %s', (why, result, selection) => {
  expect(graded(result, selection)).toBe(why);
});

test('[GRA-21] every reason there is can be met', () => {
  expect(new Set(cases.map(([why]) => why))).toEqual(new Set<string>(undecidables));
});
