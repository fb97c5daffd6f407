import { expect, test } from 'vitest';
import { balanceOf, type PastMatch, resultFor } from './past-results.ts';

const past = (home: string, away: string, score: readonly [number, number]): PastMatch => ({
  ...{ id: '1', startTime: '2026-11-01T16:00:00.000Z', league: 'Ligi Kuu', team_home: '' },
  ...{ team_home_id: home, team_away: '', team_away_id: away },
  ...{ home_score: score[0], away_score: score[1] },
});

const results = [
  ['at home', past('11', '12', [2, 1]), 'win'],
  ['away', past('12', '11', [2, 1]), 'loss'],
  ['away, the other way round', past('12', '11', [0, 3]), 'win'],
  ['level', past('12', '11', [1, 1]), 'drawn'],
] as const;

test.each(results)('[MPG-50] %s', (_where, match, result) => {
  expect(resultFor('11', match)).toBe(result);
});

test('[MPG-50] how often each side won', () => {
  const met = results.map(([, match]) => match);
  expect(balanceOf('11', met)).toEqual({ win: 2, drawn: 1, loss: 1 });
});
