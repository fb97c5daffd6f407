import type { CataloguedError } from './office-errors.ts';

/** What can go wrong with large bets, with what a player may stake, and with bets by chance. */
export const riskErrors = {
  'stake-above-own': {
    http: 200,
    sw: 'Dau la juu kwa mkeka huu ni TSh {amount}. Punguza dau.',
    en: 'The highest stake on this bet is TSh {amount}. Lower your stake.',
  },
  'referred-alone': {
    http: 200,
    sw: 'Mkeka mmoja una dau kubwa, ambalo huangaliwa kwanza. Uweke peke yake.',
    en: 'One of these stakes is large and is checked first. Place that bet by itself.',
  },
  'referred-bet-waiting': {
    http: 200,
    sw: 'Mkeka wako mkubwa bado unaangaliwa. Subiri kwanza, au uache.',
    en: 'Your large bet is still being checked. Wait for it first, or take it back.',
  },
  'referred-bet-unknown': {
    http: 200,
    sw: 'Mkeka huu haupo',
    en: 'There is no such bet',
  },
  'referred-bet-over': {
    http: 200,
    sw: 'Mkeka huu umeshaamuliwa, au muda wake umeisha',
    en: 'This bet was decided already, or its time is over',
  },
  'referred-cut-invalid': {
    http: 200,
    sw: 'Dau jipya liwe dogo kuliko lililoombwa, bila senti, na si chini ya kiwango cha chini',
    en: 'A cut is a smaller stake in whole shillings, and no less than the minimum',
  },
  'referred-legs-gone': {
    http: 200,
    sw: 'Odds za mkeka huu zimebadilika au zimefungwa, kwa hiyo haukuwekwa',
    en: 'The odds of this bet have changed or closed, so it was not placed',
  },
  'order-open': {
    http: 200,
    sw: 'Mkeka bado uko wazi. Ufute kwanza, kisha uondoe kwenye orodha.',
    en: 'The order is still open. Cancel it first, then take it out of the lists.',
  },
  'period-invalid': {
    http: 200,
    sw: 'Chagua muda: mwanzo kabla ya mwisho, si zaidi ya siku 92',
    en: 'Choose a period: its start before its end, and no longer than 92 days',
  },
  'betting-user-missing': {
    http: 200,
    sw: 'Chagua mtumiaji wa kubashiri',
    en: 'Select a betting user',
  },
  'random-amounts-invalid': {
    http: 200,
    sw: 'Dau ni shilingi kamili, si chini ya kiwango cha chini, na la juu lisiwe dogo kuliko la chini',
    en: 'Stakes are whole shillings, no less than the minimum, and the highest is no less than the lowest',
  },
  'random-nothing-fits': {
    http: 200,
    sw: 'Hakuna mechi iliyo wazi inayofaa masharti haya',
    en: 'No open match fits these conditions',
  },
  'random-run-over': {
    http: 200,
    sw: 'Kazi hii imeshamalizika',
    en: 'This run has ended already',
  },
} as const satisfies Record<string, CataloguedError>;
