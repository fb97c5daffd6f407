import { describe, expect, test } from 'vitest';
import { anIncident, aResult } from '../fixtures/a-match.ts';
import { checkResult } from './check-result.ts';
import { followResult, type MatchResult, noEnding } from './match-result.ts';

const score = (home: number, away: number) => ({ home, away });
const fullTime = { counts: { goals: { 3: score(2, 1) } } };
const goal = (team: 'home' | 'away', minute: number, partId = 5) =>
  anIncident({ team, minute, partId });

const refused: readonly (readonly [string, Partial<MatchResult>])[] = [
  ['unknown-part', { counts: { goals: { 65: score(1, 0) } } }],
  ['unknown-part', { ...fullTime, completedParts: [21] }],
  ['count-impossible', { counts: { goals: { 3: score(-1, 0) } } }],
  ['count-impossible', { counts: { goals: { 3: score(0.5, 0) } } }],
  ['count-impossible', { counts: { goals: { 3: score(Number.NaN, 0) } } }],
  ['played-though-cancelled', { ...fullTime, status: 'cancelled' }],
  ['no-score', {}],
  ['no-score', { counts: { goals: { 5: score(1, 0) } } }],
  ['no-score', { counts: { corners: { 3: score(4, 4) } } }],
  ['no-score', { sport: 'mma' }],
  ['part-above-whole', { counts: { goals: { 5: score(3, 0), 3: score(2, 1) } } }],
  [
    'part-above-whole',
    { counts: { goals: { 3: score(2, 1), 2: score(1, 1), 10001: score(0, 0) } } },
  ],
  [
    'parts-do-not-add-up',
    { counts: { goals: { 5: score(1, 0), 6: score(0, 1), 3: score(2, 1) } } },
  ],
  [
    'units-do-not-add-up',
    {
      counts: {
        ...fullTime.counts,
        cards: { 3: score(2, 2) },
        'yellow-cards': { 3: score(1, 2) },
        'red-cards': { 3: score(0, 0) },
      },
    },
  ],
  [
    'stage-contradicts-score',
    {
      counts: { goals: { 3: score(1, 1), 10001: score(1, 0) } },
      ending: { ...noEnding, stage: 'ordinary-time' },
    },
  ],
  [
    'winner-contradicts-score',
    {
      counts: { goals: { 3: score(2, 1), 2: score(2, 1) } },
      ending: { ...noEnding, winner: 'away' },
    },
  ],
  ['incident-outside-its-part', { ...fullTime, incidents: [goal('home', 46)] }],
  ['incident-outside-its-part', { ...fullTime, incidents: [goal('home', 3, 3)] }],
  ['incidents-out-of-order', { ...fullTime, incidents: [goal('home', 30), goal('away', 20)] }],
  ['incidents-out-of-order', { ...fullTime, incidents: [goal('home', 50, 6), goal('away', 20)] }],
  [
    'incidents-do-not-add-up',
    { ...fullTime, orderedUnits: ['goals'], incidents: [goal('home', 3), goal('away', 20)] },
  ],
  ['incidents-do-not-add-up', { ...fullTime, incidents: [goal('away', 3), goal('away', 20)] }],
  [
    'player-not-in-line-up',
    {
      ...fullTime,
      lineUp: [],
      incidents: [anIncident({ minute: 3, playerId: 'nobody' })],
    },
  ],
];

const ending = (changes: Partial<MatchResult['ending']>) => ({
  ending: { ...noEnding, ...changes },
});
const kicks = (home: number, away: number) => ({
  counts: { goals: { 3: score(1, 1), 10001: score(0, 0), 10002: score(home, away) } },
});
const basketball = (points: Record<number, { home: number; away: number }>) =>
  ({ sport: 'basketball', counts: { points } }) as const;
const tennis = (home: number, away: number) =>
  ({ sport: 'tennis', counts: { sets: { 20: score(home, away) } } }) as const;
const starters = (count: number): MatchResult['lineUp'] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ playerId: `p${at}`, team: 'home', role: 'started', fromMinute: null, counts: {} },
  }));
const scorer = (goals: number): MatchResult['lineUp'] => [
  ...[
    { playerId: 'h9', team: 'home', role: 'started', fromMinute: null, counts: { goals } } as const,
  ],
];

const impossible: readonly (readonly [string, Partial<MatchResult>])[] = [
  ['shoot-out-level', { ...kicks(4, 4), ...ending({ stage: 'shoot-out' }) }],
  ['shoot-out-level', kicks(0, 0)],
  ['count-impossible', kicks(5, 0)],
  ['count-impossible', kicks(9, 7)],
  ['qualifier-contradicts-shoot-out', { ...kicks(4, 3), ...ending({ qualifier: 'away' }) }],
  ['winner-contradicts-score', { ...kicks(4, 3), ...ending({ winner: 'away' }) }],
  ['winner-contradicts-score', { ...fullTime, ...ending({ winner: 'away' }) }],
  [
    'winner-contradicts-score',
    {
      counts: { goals: { 3: score(1, 1) } },
      ...ending({ winner: 'home', stage: 'ordinary-time' }),
    },
  ],
  ['minute-impossible', { ...fullTime, minute: 500 }],
  ['minute-impossible', { ...fullTime, status: 'in-progress', minute: 500 }],
  [
    'minute-impossible',
    { ...fullTime, incidents: [anIncident({ partId: 10_002, minute: 500, unit: 'corners' })] },
  ],
  ['minute-impossible', { ...fullTime, incidents: [anIncident({ minute: 45, addedMinute: 500 })] }],
  [
    'minute-impossible',
    { ...fullTime, lineUp: starters(1)?.map((one) => ({ ...one, fromMinute: 500 })) ?? null },
  ],
  [
    'part-above-whole',
    { counts: { goals: { 5: score(3, 0), 2: score(2, 1) } }, status: 'abandoned' },
  ],
  ['part-above-whole', basketball({ 65: score(30, 9), 66: score(30, 9), 60: score(50, 70) })],
  ['part-above-whole', basketball({ 10061: score(60, 9), 60: score(50, 70) })],
  [
    'stage-contradicts-score',
    basketball({ 3: score(80, 70), 10001: score(5, 6), 60: score(85, 76) }),
  ],
  ['ending-impossible', { ...tennis(2, 0), ...ending({ stage: 'shoot-out' }) }],
  ['ending-impossible', { ...tennis(2, 0), ...ending({ stage: 'overtime' }) }],
  ['ending-impossible', { sport: 'mma', ...ending({ winner: 'home', round: 9 }) }],
  ['ending-impossible', { ...fullTime, ...ending({ places: { p1: 0 } }) }],
  ['ending-impossible', { ...fullTime, ...ending({ places: { p1: 1.5 } }) }],
  ['unknown-part', { ...basketball({ 60: score(80, 70), 10002: score(4, 3) }) }],
  ['count-impossible', tennis(5, 4)],
  ['count-impossible', { counts: { goals: { 3: score(999, 0) } } }],
  ['count-impossible', { counts: { ...fullTime.counts, possession: { 3: score(80, 70) } } }],
  ['count-impossible', { ...fullTime, incidents: [anIncident({ worth: 3 })] }],
  [
    'units-do-not-add-up',
    {
      counts: {
        ...fullTime.counts,
        shots: { 3: score(4, 4) },
        'shots-on-target': { 3: score(5, 1) },
      },
    },
  ],
  ['units-do-not-add-up', { counts: { ...fullTime.counts, 'own-goals': { 3: score(0, 2) } } }],
  ['played-though-cancelled', { status: 'cancelled', minute: 30 }],
  ['played-though-cancelled', { status: 'walkover', completedParts: [5] }],
  ['line-up-impossible', { ...fullTime, lineUp: starters(12) }],
  ['line-up-impossible', { ...fullTime, lineUp: scorer(3) }],
];

test.each(impossible)('[GRA-02] it cannot be: %s: %j', (refusal, changes) => {
  expect(checkResult(aResult(changes))).toBe(refusal);
});

const unusual: readonly Partial<MatchResult>[] = [
  { ...kicks(11, 10), ...ending({ stage: 'shoot-out', qualifier: 'home', winner: 'home' }) },
  { ...kicks(3, 0), ...ending({ stage: 'shoot-out', winner: 'draw' }) },
  { ...kicks(5, 3), status: 'ended' },
  { ...kicks(2, 2), status: 'in-progress' },
  // Won on the night, lost over both legs by kicks.
  {
    counts: { goals: { 3: score(2, 1), 10001: score(0, 0), 10002: score(3, 4) } },
    ...ending({ stage: 'shoot-out', winner: 'home', qualifier: 'away' }),
  },
  { counts: { goals: { 3: score(1, 1) } }, ...ending({ winner: 'home' }) },
  { ...fullTime, status: 'in-progress', minute: 97 },
  { counts: { goals: { 3: score(1, 1), 10001: score(1, 0) } }, minute: 124 },
  basketball({ 3: score(80, 80), 10001: score(5, 6), 60: score(85, 86) }),
  { ...fullTime, lineUp: starters(11) },
  { ...fullTime, lineUp: scorer(2) },
];

test.each(unusual)('[GRA-02] it is unusual and can be: %j', (changes) => {
  expect(checkResult(aResult(changes))).toBeUndefined();
});

test.each(refused)('[GRA-02] %s: %j', (refusal, changes) => {
  expect(checkResult(aResult(changes))).toBe(refusal);
});

const believed: readonly Partial<MatchResult>[] = [
  fullTime,
  { counts: { goals: { 5: score(2, 0), 3: score(2, 1) } } },
  {
    ...fullTime,
    orderedUnits: ['goals'],
    incidents: [goal('home', 3), goal('home', 4), goal('away', 60, 6)],
  },
  { ...fullTime, incidents: [goal('home', 3), goal('away', 60, 6)] },
  { status: 'abandoned' },
  { status: 'cancelled' },
  { sport: 'mma', ending: { ...noEnding, winner: 'home' } },
];

test.each(believed)('[GRA-02] nothing is wrong with %j', (changes) => {
  expect(checkResult(aResult(changes))).toBeUndefined();
});

describe('[GRA-40] a word beside the one before', () => {
  const ended = aResult({ version: 5, ...fullTime });
  const other = { counts: { goals: { 3: score(2, 2) } } };
  const cases: readonly (readonly [string, MatchResult | undefined, MatchResult])[] = [
    ['first', undefined, ended],
    ['repeated', ended, aResult({ version: 5, ...fullTime })],
    ['repeated', ended, aResult({ version: 6, ...fullTime })],
    ['of-another-match', ended, aResult({ matchId: 'm2', version: 6, ...fullTime })],
    ['stale', ended, aResult({ version: 4, ...other })],
    ['contradicts', ended, aResult({ version: 6, ...other })],
    ['contradicts', ended, aResult({ version: 5, ...other })],
    ['contradicts', ended, aResult({ version: 6, status: 'in-progress', ...fullTime })],
    ['newer', aResult({ version: 4, status: 'in-progress', ...other }), ended],
  ];

  test.each(cases)('%s', (following, before, next) => {
    expect(followResult(before, next)).toBe(following);
  });
});
