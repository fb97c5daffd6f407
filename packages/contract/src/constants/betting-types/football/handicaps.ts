import type { BettingTypeRows } from '../betting-type.ts';

/** Football handicaps beside those of every sport. */
export const footballHandicaps = {
  'handicap-without-draw': {
    id: 10141,
    en: 'Handicap Without Draw',
    sw: 'Handicap bila sare',
    kind: 'handicap',
    description: {
      en: 'The team wins after its handicap is added.',
      sw: 'Timu inashinda baada ya kuongezwa handikapu yake.',
    },
  },
  'handicap-double-chance': {
    id: 10140,
    en: 'Handicap Double Chance',
    sw: 'Nafasi mbili na handikapu',
    kind: 'three-way-handicap',
    grading: 'handicap-double-chance',
  },
} as const satisfies BettingTypeRows;
