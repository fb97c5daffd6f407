import type { BettingTypeRows } from '../betting-type.ts';

/** The football markets everybody looks for first. */
export const footballMain = {
  'both-teams-to-score': {
    id: 76,
    en: 'Both Teams To Score',
    sw: 'Timu zote kufunga (GG/NG)',
    kind: 'yes-no',
    grading: 'both-score',
    description: {
      en: 'Both teams score at least one goal.',
      sw: 'Kila timu inafunga angalau goli moja.',
    },
  },
  'home-draw-away-early-payout': {
    id: 10100,
    en: '3 Way (1X2), Paid At 2 Goals Ahead',
    sw: 'Mshindi (1X2) – 2UP',
    kind: 'three-way',
    typeFlag: 'pre-match',
    grading: 'three-way-early-payout',
    description: {
      en: 'Your team wins, or leads by two goals at any moment.',
      sw: 'Timu yako inashinda, au inaongoza kwa magoli mawili wakati wowote.',
    },
  },
} as const satisfies BettingTypeRows;
