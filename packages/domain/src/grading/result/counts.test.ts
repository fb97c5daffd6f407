import { expect, test } from 'vitest';
import { anIncident, aResult } from '../fixtures/a-match.ts';
import { countIn } from './counts.ts';
import { type MatchResult, noEnding } from './match-result.ts';

const score = (home: number, away: number) => ({ home, away });
type Row = readonly [Partial<MatchResult>, number, ReturnType<typeof score> | undefined];

const halves = { counts: { goals: { 5: score(1, 0), 6: score(1, 1) } } };
const first = { counts: { goals: { 5: score(1, 0), 3: score(2, 1) } } };
const extra = { counts: { goals: { 3: score(1, 1), 10001: score(1, 0) } } };
const whole = { counts: { goals: { 2: score(2, 1) } } };
const ordinary = { ending: { ...noEnding, stage: 'ordinary-time' as const } };

const rows: readonly Row[] = [
  // what is told, the part, what it had
  [halves, 3, score(2, 1)],
  [halves, 2, undefined],
  [{ ...halves, ...ordinary }, 2, score(2, 1)],
  [first, 6, score(1, 1)],
  [first, 10_001, undefined],
  [extra, 3, score(1, 1)],
  [extra, 2, score(2, 1)],
  [extra, 5, undefined],
  [whole, 3, undefined],
  [{ ...whole, ...ordinary }, 3, score(2, 1)],
  [
    { orderedUnits: ['goals'], incidents: [anIncident(), anIncident({ partId: 10_001 })] },
    3,
    score(1, 0),
  ],
  [{ orderedUnits: ['goals'], incidents: [anIncident({ isTakenBack: true })] }, 3, score(0, 0)],
  [{ incidents: [anIncident()] }, 3, undefined],
];

test.each(rows)('[GRA-01] goals of %j in part %i', (told, partId, expected) => {
  expect(countIn(aResult(told), 'goals', partId)).toEqual(expected);
});

test('[GRA-01] quarters make halves, ordinary time and, with overtime, the match', () => {
  const result = aResult({
    sport: 'basketball',
    counts: {
      points: {
        65: score(20, 25),
        66: score(22, 20),
        67: score(24, 21),
        68: score(22, 22),
        10001: score(11, 7),
      },
    },
  });
  const parts = [10_061, 10_062, 3, 60].map((part) => countIn(result, 'points', part));
  expect(parts).toEqual([score(42, 45), score(46, 43), score(88, 88), score(99, 95)]);
});
