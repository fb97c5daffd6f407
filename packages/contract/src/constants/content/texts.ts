import type { Choices } from '../choice.ts';

/** The specification says what 8, 9, 14 and 31 hold; what the others hold is DECISION 0052. */
export const richTextTypes = {
  'win-bonus': { id: 8, sw: 'Zaidi kuhusu bonasi ya ushindi', en: 'More on the win bonus' },
  'jackpot-terms': { id: 9, sw: 'Vigezo vya Jackpot', en: 'Jackpot terms' },
  terms: { id: 10, sw: 'Vigezo na masharti', en: 'Terms and conditions' },
  'betting-rules': { id: 14, sw: 'Kanuni za kubashiri', en: 'Betting rules' },
  privacy: { id: 30, sw: 'Faragha', en: 'Privacy policy' },
  'responsible-gambling': { id: 31, sw: 'Cheza kistaarabu', en: 'Play responsibly' },
  'promotion-terms': { id: 34, sw: 'Vigezo vya promosheni', en: 'Promotion terms' },
  'user-agreement': { id: 35, sw: 'Makubaliano ya mtumiaji', en: 'User agreement' },
  'bonus-terms': { id: 48, sw: 'Vigezo vya bonasi', en: 'Bonus terms' },
} as const satisfies Choices;

/** What a newcomer agrees to, and a player again when its words have changed; the first weighs most. */
export const agreedTexts = ['user-agreement', 'terms', 'privacy'] as const;
export type AgreedText = (typeof agreedTexts)[number];

/** The shelves of the help pages, in their order; the numbers sort and are on no wire. */
export const helpTopics = {
  start: { id: 1, sw: 'Kuanza', en: 'Getting started' },
  deposit: { id: 2, sw: 'Kuweka pesa', en: 'Deposits' },
  withdrawal: { id: 3, sw: 'Kutoa pesa', en: 'Withdrawals' },
  slip: { id: 4, sw: 'Mkeka', en: 'Bet slip' },
  codes: { id: 5, sw: 'Misimbo ya mkeka', en: 'Booking codes' },
  'cash-out': { id: 6, sw: 'Cashout', en: 'Cashout' },
  settlement: { id: 7, sw: 'Matokeo na malipo', en: 'Results and payouts' },
  account: { id: 8, sw: 'Akaunti yako', en: 'Your account' },
  bonus: { id: 9, sw: 'Bonasi na zawadi', en: 'Bonuses' },
  safety: { id: 10, sw: 'Usalama na kucheza kistaarabu', en: 'Safety and playing responsibly' },
} as const satisfies Choices;

export type HelpTopic = keyof typeof helpTopics;

/** Kinds of further articles. The rules are a rich text as well, and lead their list. */
export const articleTypes = {
  guide: { id: 1, sw: 'Mwongozo', en: 'Guides' },
  news: { id: 2, sw: 'Habari', en: 'News' },
  rules: { id: 14, sw: 'Kanuni', en: 'Rules' },
} as const satisfies Choices;

export const TEXT_LENGTH_MAX = 150_000;
export const TITLE_LENGTH_MAX = 120;
export const KEYWORDS_LENGTH_MAX = 600;

/** `{{name}}` in a text is filled with the figure of the moment in which it is read. */
export const textFigures = [
  'bet_min',
  'bet_min_credit',
  'bet_max',
  'single_max',
  'multiple_max',
  'day_max',
  'tax_percent',
  'jackpot_tax_percent',
  'racing_tax_percent',
  'deposit_min',
  'deposit_max',
  'withdraw_min',
  'withdraw_max',
  'accumulator_max',
  'bonus_min_odds',
  'bonus_top_percent',
  'code_hours',
  'booking_days',
  'slip_days',
  'referral_stake',
  'referral_reward',
  'referral_days',
  'claim_days',
  'cash_out_delay',
  'live_delay',
  'abnormal_hours',
  'void_hours',
  'error_hours',
  'code_days',
  'report_days',
  'refused_days',
  'customer_phones',
  'company',
  'company_address',
  'data_officer',
  'licence',
  'adult_age',
] as const;

/** `{{table:name}}` on a line of its own is drawn from what the house does at that moment. */
export const drawnTables = ['win_bonus', 'money_back', 'markets', 'operators'] as const;
