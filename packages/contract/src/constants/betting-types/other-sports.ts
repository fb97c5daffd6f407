import type { BettingTypeRows } from './betting-type.ts';

/** Basketball, where the score is points. */
export const basketball = {
  'points-handicap': {
    id: 62,
    en: 'Points Handicap',
    sw: 'Handikapu ya pointi',
    kind: 'handicap',
    resultType: 'score',
  },
  'points-over-under': {
    id: 193,
    en: 'Points Over/Under',
    sw: 'Pointi juu/chini',
    kind: 'over-under',
    resultType: 'score',
  },
  'race-to-x-points': {
    id: 130,
    en: 'Race To Points',
    sw: 'Wa kwanza kufikisha pointi',
    providerName: 'Race To X Points',
    kind: 'race',
    resultType: 'score',
  },
} as const satisfies BettingTypeRows;

/** Rugby. */
export const rugby = {
  'next-tryscorer': {
    id: 63,
    en: 'Next Tryscorer',
    sw: 'Mfungaji wa try ijayo',
    kind: 'competitor',
    resultType: 'scorer',
  },
  'last-tryscorer': {
    id: 64,
    en: 'Last Tryscorer',
    sw: 'Mfungaji wa try ya mwisho',
    kind: 'competitor',
    resultType: 'scorer',
  },
} as const satisfies BettingTypeRows;

/** Motor racing. */
export const motorRacing = {
  'pole-position': {
    id: 65,
    en: 'Pole Position',
    sw: 'Nafasi ya kwanza kuanza',
    kind: 'competitor',
    resultType: 'ranking',
    typeFlag: 'pre-match',
  },
  'fastest-lap': {
    id: 66,
    en: 'Fastest Lap',
    sw: 'Mzunguko wa kasi zaidi',
    kind: 'competitor',
    resultType: 'ranking',
  },
  'first-to-retire': {
    id: 67,
    en: 'First To Retire',
    sw: 'Wa kwanza kujitoa',
    kind: 'competitor',
    resultType: 'ranking',
  },
  'first-lap-leader': {
    id: 68,
    en: 'First Lap Leader',
    sw: 'Anayeongoza mzunguko wa kwanza',
    kind: 'competitor',
    resultType: 'ranking',
  },
} as const satisfies BettingTypeRows;

/** Cricket. */
export const cricket = {
  'most-sixes': {
    id: 120,
    en: 'Most Sixes',
    sw: 'Timu yenye sita nyingi',
    kind: 'three-way',
    resultType: 'score',
  },
  'race-to-x-runs': {
    id: 132,
    en: 'Race To Runs',
    sw: 'Wa kwanza kufikisha mikimbio',
    providerName: 'Race To X Runs',
    kind: 'race',
    resultType: 'score',
  },
} as const satisfies BettingTypeRows;

/** Snooker. */
export const snooker = {
  'race-to-x-frames': {
    id: 133,
    en: 'Race To Frames',
    sw: 'Wa kwanza kufikisha fremu',
    providerName: 'Race To X Frames',
    kind: 'race',
    resultType: 'games',
  },
} as const satisfies BettingTypeRows;
