import { expect, test } from 'vitest';
import { aLeg } from '../fixtures/an-order.ts';
import type { OrderLeg } from '../order-result.ts';
import { type Course, legStanding } from './leg-standing.ts';
import { matchesAwaited } from './match-progress.ts';
import { isFollowed } from './use-followed-leg.ts';

const startsAtMs = Date.parse(aLeg().fixture_date);
const HOUR_MS = 3_600_000;

const course = (said: Partial<Course> = {}): Course => ({
  status: 2,
  homeScore: '01',
  awayScore: '00',
  time: '63',
  ...said,
});
const winning = { kind: 'standing', outcome: 'win', isFinal: false, need: undefined };
const untilTheEnd = { kind: 'untold', waitsFor: 'end' };
const untilTheResult = { kind: 'untold', waitsFor: 'result' };

const cases: readonly [string, Partial<OrderLeg>, Course | undefined, object][] = [
  // what, the leg, the course of its match, where it stands
  ['has not begun', {}, course({ status: 1, time: '-' }), { kind: 'to-come' }],
  ['in play', {}, course(), winning],
  ['in stoppage time', {}, course({ time: '90+4' }), winning],
  ['at half time', {}, course({ time: 'HT' }), winning],
  ['interrupted', {}, course({ status: 4 }), winning],
  ['in extra time', {}, course({ time: '105' }), untilTheEnd],
  ['in penalties', {}, course({ time: 'Mikwaju ya penalti' }), untilTheEnd],
  ['in play without a score', {}, course({ homeScore: '-', awayScore: '-' }), untilTheEnd],
  ['of another kind of market', { pick: null }, course(), untilTheEnd],
  ['over', {}, course({ status: 3 }), untilTheResult],
  ['called off', {}, course({ status: 5 }), untilTheResult],
  ['decided', { outcome: 5 }, course(), { kind: 'decided', outcome: 'half-win' }],
  ['refunded', { outcome: 2 }, undefined, { kind: 'decided', outcome: 'refund' }],
  ['without a clear result', { outcome: 1 }, course({ status: 3 }), untilTheResult],
];

test.each(cases)('[ORD-14] a leg %s', (_what, leg, said, standing) => {
  expect(legStanding(aLeg(leg), said, startsAtMs)).toEqual(standing);
});

test('[ORD-15] with what it still needs, and whether a goal can change it', () => {
  const over = { kind: 'total', of: 'both', than: 'over', line: 2.5 } as const;
  const at = (homeScore: string) =>
    legStanding(aLeg({ pick: over }), course({ homeScore }), startsAtMs);
  expect(at('01')).toMatchObject({ outcome: 'lose', need: { by: 'either', goals: 2 } });
  expect(at('03')).toMatchObject({ outcome: 'win', isFinal: true, need: undefined });
});

test('[ORD-14] of a match nobody knows the time of its start tells whether it began', () => {
  expect(legStanding(aLeg(), undefined, startsAtMs - 1)).toEqual({ kind: 'to-come' });
  expect(legStanding(aLeg(), undefined, startsAtMs + HOUR_MS)).toEqual(untilTheResult);
});

test('[ORD-13] matches that are awaited are asked for, whatever their time, each once', () => {
  const legs = [
    aLeg({ match_id: '3', fixture_date: new Date(startsAtMs + HOUR_MS).toISOString() }),
    aLeg({ match_id: '1' }),
    aLeg({ match_id: '1', selection_id: '2' }),
    aLeg({ match_id: '2', outcome: 4 }),
  ];
  expect(matchesAwaited(legs)).toEqual(['1', '3']);
});

test('[ORD-13] a match that began before its time stands as it is played', () => {
  const early = legStanding(aLeg(), course({ homeScore: '01' }), startsAtMs - HOUR_MS);
  expect(early).toMatchObject({ kind: 'standing', outcome: 'win' });
});

const state = (status: number) => ({
  ...{ ...course({}), status, statusName: '', periods: null, sinceMs: 0 },
});
const following = [
  // outcome, state of its match, hours to its time, followed
  [0, undefined, 3, false],
  [0, undefined, 1, true],
  [0, state(1), 3, false],
  [0, state(1), 1, true],
  [0, state(2), 30, true],
  [0, state(4), -1, true],
  [0, state(3), -2, false],
  [4, state(2), -1, false],
] as const;
test.each(following)('[ORD-13] outcome %d, %j, %d hours to go: %s', (...row) => {
  const [outcome, known, hours, expected] = row;
  const now = startsAtMs - hours * HOUR_MS;
  expect(isFollowed({ leg: aLeg({ outcome }), state: known }, now)).toBe(expected);
});
