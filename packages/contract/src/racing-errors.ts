import type { CataloguedError } from './office-errors.ts';

/** What can be refused in virtual racing. */
export const racingErrors = {
  'racing-closed': {
    http: 200,
    sw: 'Mbio zimesimamishwa kwa sasa',
    en: 'Racing is not held at the moment',
  },
  'racing-round-unknown': {
    http: 200,
    sw: 'Raundi hii haipo',
    en: 'There is no such round',
  },
  'racing-round-closed': {
    http: 200,
    sw: 'Dau za raundi hii zimefungwa. Subiri raundi inayofuata.',
    en: 'Bets on this round are closed. Wait for the next one.',
  },
  'racing-round-not-open': {
    http: 200,
    sw: 'Raundi hii haijafunguliwa bado',
    en: 'This round is not open yet',
  },
  'racing-pick-missing': {
    http: 200,
    sw: 'Chagua gari au chaguo kwanza',
    en: 'Choose a car or an option first',
  },
  'racing-pick-invalid': {
    http: 200,
    sw: 'Chaguo hili halipo kwenye mbio',
    en: 'Racing has no such pick',
  },
  'racing-ten-incomplete': {
    http: 200,
    sw: 'Panga magari yote kumi, kila nafasi gari moja',
    en: 'Put all ten cars in order, one for each place',
  },
  'racing-ten-twice': {
    http: 200,
    sw: 'Gari moja haliwezi kushika nafasi mbili',
    en: 'One car cannot take two places',
  },
  'racing-stake-out-of-range': {
    http: 200,
    sw: 'Dau la tiketi moja haliruhusiwi. Angalia kiwango cha chini na cha juu.',
    en: 'The stake of a ticket is not allowed. See the lowest and the highest.',
  },
  'racing-too-many-tickets': {
    http: 200,
    sw: 'Tiketi ni nyingi kuliko zinazoruhusiwa kwa dau moja',
    en: 'There are more tickets than one bet may have',
  },
  'racing-tickets-changed': {
    http: 200,
    sw: 'Idadi ya tiketi imebadilika. Iangalie kisha weka dau tena.',
    en: 'The number of tickets has changed. Look at it, then bet again.',
  },
  'racing-coin-short': {
    http: 200,
    sw: 'Sarafu za mbio hazitoshi. Badili salio kuwa sarafu kwanza.',
    en: 'There is not enough racing coin. Convert some balance first.',
  },
  'racing-order-unknown': {
    http: 200,
    sw: 'Hakuna dau lenye namba hiyo',
    en: 'There is no bet with this number',
  },
  'racing-round-settled': {
    http: 200,
    sw: 'Raundi hii imeshalipwa au imeshafutwa',
    en: 'This round has been settled or refunded already',
  },
  'device-clock-off': {
    http: 200,
    sw: 'Saa ya simu yako haiko sawa. Irekebishe (saa za Afrika Mashariki, GMT+3) kisha jaribu tena.',
    en: 'The clock of your device is wrong. Set it right (East Africa Time, GMT+3) and try again.',
  },
  'racing-config-invalid': {
    http: 200,
    sw: 'Mipangilio hii haiwezekani: marejesho yasizidi dau, na raundi zienee kwenye siku',
    en: 'This configuration is not possible: returns must stay below the stakes, and rounds must fit the day',
  },
} as const satisfies Record<string, CataloguedError>;
