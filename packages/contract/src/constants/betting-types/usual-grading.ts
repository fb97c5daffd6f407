import type { GradingRule } from '@kipute/domain/grading/grading-rules';
import type { MarketKindWord } from '../matches/markets.ts';

/** The rule that decides a market of a kind, unless its type says otherwise. */
export const usualGrading = {
  'three-way': 'three-way-result',
  'two-way': 'two-way-result',
  'double-chance': 'double-chance',
  'over-under': 'total-over-under',
  'over-exactly-under': 'total-over-exactly-under',
  handicap: 'handicap-two-way',
  'three-way-handicap': 'handicap-three-way',
  'odd-even': 'odd-even',
  'next-team': 'next-team',
  'half-with-most': 'period-with-most',
  'period-with-most': 'period-with-most',
  'half-time-full-time': 'half-time-full-time',
  race: 'race-to',
  score: 'correct-score',
  range: 'total-range',
  combination: 'combination',
  'combination-line': 'combination',
  special: 'provider-only',
} as const satisfies Partial<Record<MarketKindWord, GradingRule>>;

export type UsuallyGradedKind = keyof typeof usualGrading;
