import { describe, expect, test } from 'vitest';
import { anIncident, aResult } from '../fixtures/a-match.ts';
import { checkResult } from './check-result.ts';
import { followResult } from './follow-result.ts';
import { type MatchResult, noEnding } from './match-result.ts';

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
