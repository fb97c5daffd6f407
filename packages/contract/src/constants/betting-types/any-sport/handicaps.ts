import type { BettingTypeRows } from '../betting-type.ts';

/** Handicaps on the score. */
export const anyHandicaps = {
  'asian-handicap': {
    id: 48,
    en: 'Asian Handicap',
    sw: 'Handicap ya Asia',
    kind: 'handicap',
    description: {
      en: 'A quarter line splits the stake over the two lines beside it.',
      sw: 'Kwenye .25 na .75 dau linagawanywa nusu kwa nusu kati ya viwango viwili vya karibu.',
    },
  },
  'home-draw-away-with-handicap': {
    id: 8,
    en: '3 Way Handicap',
    sw: 'Handicap (1X2)',
    providerName: 'Home Draw Away With Handicap',
    kind: 'three-way-handicap',
    description: {
      en: 'The result after the handicap is added to the score.',
      sw: 'Matokeo baada ya kuongeza handikapu kwenye magoli.',
    },
  },
  'asian-handicap-with-score': {
    id: 355,
    en: 'Asian Handicap From The Score',
    sw: 'Handicap ya Asia kuanzia matokeo ya sasa',
    providerName: 'Asian Handicap With Score',
    kind: 'handicap',
    typeFlag: 'live',
    grading: 'handicap-from-score',
    description: {
      en: 'Goals before the bet do not count.',
      sw: 'Magoli ya kabla ya ubashiri hayahesabiwi.',
    },
  },
} as const satisfies BettingTypeRows;
