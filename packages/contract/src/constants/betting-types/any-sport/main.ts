import type { BettingTypeRows } from '../betting-type.ts';

/** Who wins and over/under, in every sport. 69 stands first: it is what a list shows. */
export const anyMain = {
  'home-draw-away': {
    id: 69,
    en: '3 Way (1X2)',
    sw: 'Mshindi (1X2)',
    providerName: 'Home Draw Away',
    kind: 'three-way',
    description: {
      en: 'Home wins, draw or away wins.',
      sw: 'Timu ya nyumbani ishinde, sare, au ya ugenini ishinde.',
    },
  },
  'double-chance': {
    id: 9,
    en: 'Double Chance',
    sw: 'Nafasi mbili (Double chance)',
    kind: 'double-chance',
    description: {
      en: 'Two of the three results win.',
      sw: 'Matokeo mawili kati ya matatu yanashinda.',
    },
  },
  'over-under': {
    id: 47,
    en: 'Over/Under',
    sw: 'Juu/Chini',
    kind: 'over-under',
    description: {
      en: 'The total is over or under the line, as you pick.',
      sw: 'Jumla iko juu au chini ya kiwango, kama ulivyochagua.',
    },
  },
  'home-away': {
    id: 466,
    en: 'Home or Away',
    sw: 'Nyumbani au Ugenini',
    providerName: 'Home Away',
    kind: 'two-way',
    description: { en: 'The stake comes back on a draw.', sw: 'Dau linarudi ikiwa sare.' },
  },
  'draw-no-bet': {
    id: 112,
    en: 'Draw No Bet',
    sw: 'Sare, dau linarudi (DNB)',
    kind: 'two-way',
    description: { en: 'The stake comes back on a draw.', sw: 'Dau linarudi ikiwa sare.' },
  },
  'winner-with-overtime': {
    id: 10800,
    en: 'Winner, Overtime Included',
    sw: 'Mshindi pamoja na muda wa ziada',
    kind: 'two-way',
    grading: 'two-way-with-overtime',
    description: {
      en: 'Your side wins, overtime included.',
      sw: 'Upande wako unashinda, muda wa ziada ukihesabiwa.',
    },
  },
  'home-draw-away-boosted': {
    id: 693,
    en: '3 Way (1X2), boosted',
    sw: 'Mshindi (1X2) – Boost',
    providerName: 'superOdds',
    kind: 'three-way',
    typeFlag: 'pre-match',
  },
  qualification: {
    id: 37,
    en: 'To Qualify',
    sw: 'Kufuzu',
    providerName: 'Qualification',
    kind: 'two-way',
    resultType: 'ranking',
    grading: 'qualifier',
    description: {
      en: 'The team goes through to the next round.',
      sw: 'Timu inafuzu kwenda hatua inayofuata.',
    },
  },
} as const satisfies BettingTypeRows;
