import type { Choices } from '../choice.ts';

/** What a figure belongs to; `account` is what belongs to no game. */
export const statisticsProducts = {
  sports: { id: 1, sw: 'Michezo', en: 'Sports' },
  jackpot: { id: 2, sw: 'Jackpot', en: 'Jackpot' },
  'lucky-six': { id: 3, sw: 'Lucky Six', en: 'Lucky Six' },
  racing: { id: 4, sw: 'Mbio za magari', en: 'Racing' },
  casino: { id: 5, sw: 'Kasino', en: 'Casino' },
  account: { id: 6, sw: 'Akaunti', en: 'Account' },
} as const satisfies Choices;

export type StatisticsProduct = keyof typeof statisticsProducts;

/** By what the rows of a period may stand. */
export const statisticsRows = [
  'hour',
  'day',
  'product',
  'sport',
  'league',
  'market',
  'match',
  'agent',
  'operator',
  'device',
] as const;
export type StatisticsRows = (typeof statisticsRows)[number];

/** The longest periods that are answered: beyond, an export is the way. */
export const STATISTICS_DAYS_MAX = 400;
export const STATISTICS_HOURS_DAYS_MAX = 35;
/** The largest of a way of looking; the rest is one row. */
export const STATISTICS_ROWS_MAX = 200;
export const COHORT_WEEKS = 8;
