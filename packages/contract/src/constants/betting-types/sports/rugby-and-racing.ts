import type { BettingTypeRows } from '../betting-type.ts';

/** Rugby. */
export const rugby = {
  'next-tryscorer': {
    id: 63,
    en: 'Next Tryscorer',
    sw: 'Mfungaji wa try ijayo',
    kind: 'competitor',
    grading: 'next-scorer',
  },
  'last-tryscorer': {
    id: 64,
    en: 'Last Tryscorer',
    sw: 'Mfungaji wa try ya mwisho',
    kind: 'competitor',
    grading: 'last-scorer',
  },
} as const satisfies BettingTypeRows;

/** Motor racing. */
export const motorRacing = {
  'pole-position': {
    id: 65,
    en: 'Pole Position',
    sw: 'Nafasi ya kwanza kuanza',
    kind: 'competitor',
    typeFlag: 'pre-match',
    grading: 'provider-only',
  },
  'fastest-lap': {
    id: 66,
    en: 'Fastest Lap',
    sw: 'Mzunguko wa kasi zaidi',
    kind: 'competitor',
    grading: 'provider-only',
  },
  'first-to-retire': {
    id: 67,
    en: 'First To Retire',
    sw: 'Wa kwanza kujitoa',
    kind: 'competitor',
    grading: 'provider-only',
  },
  'first-lap-leader': {
    id: 68,
    en: 'First Lap Leader',
    sw: 'Anayeongoza mzunguko wa kwanza',
    kind: 'competitor',
    grading: 'provider-only',
  },
} as const satisfies BettingTypeRows;
