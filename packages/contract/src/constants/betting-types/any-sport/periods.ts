import type { BettingTypeRows } from '../betting-type.ts';

/** A stretch of a match. A whole half, quarter or set is an event part, not a type. */
export const anyPeriods = {
  'winner-of-time-range': {
    id: 96,
    en: 'Winner Of A Period',
    sw: 'Mshindi katika dakika zilizotajwa',
    providerName: 'Winner Of Time Range',
    kind: 'three-way',
    inMinutes: true,
  },
  'over-under-in-time-range': {
    id: 82,
    en: 'Over/Under In A Period',
    sw: 'Juu/Chini katika dakika zilizotajwa',
    providerName: 'Scorings Over/Under In Time Range',
    kind: 'over-under',
    inMinutes: true,
  },
  'team-to-score-most-in-time-range': {
    id: 81,
    en: 'Team To Score Most In A Period',
    sw: 'Timu itakayofunga zaidi katika dakika zilizotajwa',
    providerName: 'Team To Score Most In Time Range',
    kind: 'three-way',
    grading: 'most-of',
    inMinutes: true,
  },
  'highest-scoring-quarter': {
    id: 10801,
    en: 'Highest Scoring Quarter',
    sw: 'Robo yenye pointi nyingi',
    kind: 'period-with-most',
  },
} as const satisfies BettingTypeRows;
