import type { BettingTypeRows } from '../betting-type.ts';

/** What has no other place. 182 and 520 are known by their number alone. */
export const anySpecials = {
  'to-go-to-overtime': {
    id: 135,
    en: 'To Go To Overtime',
    sw: 'Mechi kwenda muda wa ziada',
    kind: 'yes-no',
    grading: 'stage-reached',
    method: 'overtime',
  },
  'head-to-head': {
    id: 124,
    en: 'Head To Head',
    sw: 'Ana kwa ana',
    kind: 'two-way',
    resultType: 'ranking',
    grading: 'head-to-head',
  },
  'head-to-head-to-head': {
    id: 128,
    en: 'Best Of Three',
    sw: 'Bora kati ya watatu',
    providerName: 'Head To Head To Head',
    kind: 'competitor',
    resultType: 'ranking',
    grading: 'head-to-head',
  },
  'man-of-the-match': {
    id: 10270,
    en: 'Man Of The Match',
    sw: 'Mchezaji bora wa mechi',
    kind: 'competitor',
    resultType: 'other',
    grading: 'provider-only',
  },
  'special-bets': {
    id: 411,
    en: 'Special Bets',
    sw: 'Bashiri maalum',
    kind: 'special',
    resultType: 'other',
  },
  'market-182': {
    id: 182,
    en: 'Market 182',
    sw: 'Soko namba 182',
    providerName: null,
    kind: 'special',
    resultType: 'other',
    typeFlag: 'undefined',
  },
  'market-520': {
    id: 520,
    en: 'Market 520',
    sw: 'Soko namba 520',
    providerName: null,
    kind: 'special',
    resultType: 'other',
    typeFlag: 'undefined',
    nameBlanked: true,
  },
} as const satisfies BettingTypeRows;
