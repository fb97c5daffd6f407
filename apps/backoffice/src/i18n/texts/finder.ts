import type { Texts } from '../text.ts';

export const finderTexts = {
  find: { en: 'Find', sw: 'Tafuta' },
  hint: {
    en: 'Phone, name, serial, receipt, issue, match, screen',
    sw: 'Simu, jina, namba, risiti, toleo, mechi, ukurasa',
  },
  looking: { en: 'Looking…', sw: 'Inatafuta…' },
  nothing: { en: 'Nothing is called so', sw: 'Hakuna kinachoitwa hivyo' },
  failed: {
    en: 'People and things could not be looked for. Try again.',
    sw: 'Imeshindikana kutafuta watu na vitu. Jaribu tena.',
  },
  copied: { en: 'The code {code} is copied', sw: 'Msimbo {code} umenakiliwa' },
  screens: { en: 'Screens', sw: 'Kurasa' },
  user: { en: 'Users', sw: 'Watumiaji' },
  agent: { en: 'Agents', sw: 'Mawakala' },
  manager: { en: 'Managers', sw: 'Wasimamizi' },
  order: { en: 'Orders', sw: 'Mikeka' },
  deposit: { en: 'Deposits', sw: 'Kuweka pesa' },
  withdrawal: { en: 'Withdrawals', sw: 'Kutoa pesa' },
  racingOrder: { en: 'Racing bets', sw: 'Dau za mbio' },
  poolTicket: { en: 'Jackpot and Lucky Six tickets', sw: 'Tiketi za Jackpot na Lucky Six' },
  poolIssue: { en: 'Jackpot and Lucky Six issues', sw: 'Matoleo ya Jackpot na Lucky Six' },
  bookingCode: { en: 'Booking codes', sw: 'Misimbo ya mkeka' },
  match: { en: 'Matches, with the orders on them', sw: 'Mechi, pamoja na mikeka yake' },
} as const satisfies Texts;
