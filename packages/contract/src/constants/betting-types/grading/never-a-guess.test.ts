import { undecidables } from '@kipute/domain/grading/verdict';
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
  score,
  under,
} from './fixtures/graded.ts';

const participant = (name: string) => ({ kind: 'participant', participant: name });
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
  ['line-impossible', bare, { type: 47, pick: over(-0.5) }],
  ['minutes-impossible', bare, { type: 94, minutes: [130, 140], pick: 'no' }],
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

const places = { ...bare, ending: { places: { p1: 1, p2: 2 } } };
const fight = { sport: 'mma', ending: { winner: 'home', method: 'knockout', round: 2, second: 9 } };

const impossible: readonly (readonly [string, Json, Json])[] = [
  // Whatever the score, such a bet would be won, lost or meaningless.
  ['line-impossible', bare, { type: 47, pick: over(-0.5) }],
  ['line-impossible', bare, { type: 47, pick: under(-2.25) }],
  ['line-impossible', bare, { type: 47, pick: over(20_000.5) }],
  ['line-impossible', bare, { type: 77, team: 'home', pick: over(-1) }],
  ['line-impossible', bare, { type: 47, pick: { kind: 'not', of: over(-0.5) } }],
  ['line-impossible', bare, { type: 10151, pick: allOf('home', over(-0.5)) }],
  ['line-impossible', bare, { type: 10105, pick: { kind: 'exactly', line: -1 } }],
  ['line-impossible', bare, { type: 48, pick: handicap('home', 1e5) }],
  ['selection.pick.line is no quarter', bare, { type: 48, pick: handicap('home', 0.1) }],
  ['selection.pick.home is no whole number from 0 up', bare, { type: 45, pick: score(-1, 0) }],
  ['pick-does-not-fit', bare, { type: 45, pick: { kind: 'other-score', listed: [] } }],
  ['pick-does-not-fit', bare, { type: 45, pick: { kind: 'any-score-of', listed: [] } }],
  ['pick-does-not-fit', bare, { type: 33, pick: { kind: 'margin', team: 'home', least: 0 } }],
  ['pick-does-not-fit', bare, { type: 10115, team: 'home', line: 1.5, pick: 'yes' }],
  ['pick-does-not-fit', fight, { type: 10704, part: 10_250, line: 6, pick: 'yes' }],
  ['pick-does-not-fit', fight, { type: 10704, part: 10_250, line: 1.5, pick: 'yes' }],
  ['minutes-impossible', bare, { type: 94, minutes: [0, 15], pick: 'no' }],
  ['minutes-impossible', bare, { type: 94, minutes: [85, 500], pick: 'no' }],
  ['minutes-impossible', bare, { type: 10110, line: 0, pick: 'no' }],
  ['minutes-impossible', bare, { type: 10110, line: -10, pick: 'no' }],
  ['minutes-impossible', bare, { type: 13, number: 1, pick: minutes(200) }],
  // Parts of another sport, or of none.
  ['unknown-part', bare, { type: 69, part: 60, pick: 'home' }],
  ['unknown-part', bare, { type: 112, part: 21, pick: 'home' }],
  ['unknown-part', bare, { type: 37, part: 4_711, pick: 'home' }],
  ['unknown-part', bare, { type: 30, part: 21, pick: player('h9') }],
  ['unknown-part', tennis, { type: 466, part: 10_002, pick: 'home' }],
  ['unknown-part', tennis, { type: 466, part: 10_001, pick: 'home' }],
  ['unknown-part', fight, { type: 466, part: 10_002, pick: 'home' }],
  // A name that every object answers to is not in a list.
  ['ending-missing', places, { type: 28, line: 2, pick: participant('constructor') }],
  ['pick-does-not-fit', places, { type: 28, line: 0, pick: participant('p1') }],
];

test.each(impossible)('[GRA-26] %s: %j %j', (why, result, selection) => {
  expect(graded(result, selection)).toBe(why);
});

test('[GRA-26] a half of a quarter line may be nought', () => {
  const goalless = { status: 'abandoned', completed: [5], counts: { goals: { 3: [0, 0] } } };
  expect(graded(goalless, { type: 47, pick: over(0.25) })).toBe('refund');
  expect(graded({ counts: { goals: { 3: [0, 0] } } }, { type: 47, pick: over(0.25) })).toBe(
    'half-lose',
  );
});
