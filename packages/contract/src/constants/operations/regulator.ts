import type { Localised } from '../../locale.ts';

/** What is taxed by a rate of its own. */
export const taxedProducts = {
  sports: { sw: 'Michezo', en: 'Sports betting' },
  jackpot: { sw: 'Jackpot na Lucky Six', en: 'Jackpot and Lucky Six' },
  racing: { sw: 'Mbio za magari', en: 'Virtual racing' },
  casino: { sw: 'Kasino', en: 'Casino' },
} as const satisfies Readonly<Record<string, Localised>>;

export const suspicions = {
  threshold: { sw: 'Kiasi cha kuripoti', en: 'At the threshold' },
  structuring: { sw: 'Kugawanya malipo', en: 'Structuring' },
  unplayed: { sw: 'Kuweka na kutoa bila kucheza', en: 'In and out without play' },
} as const satisfies Readonly<Record<string, Localised>>;

export const paymentDirections = {
  in: { sw: 'Amana', en: 'Deposits' },
  out: { sw: 'Pesa zilizotolewa', en: 'Withdrawals' },
} as const satisfies Readonly<Record<string, Localised>>;

export const caseStates = {
  open: { sw: 'Mpya', en: 'New' },
  'looked-into': { sw: 'Inachunguzwa', en: 'Being looked into' },
  cleared: { sw: 'Hakuna shaka', en: 'Cleared' },
  reported: { sw: 'Imeripotiwa', en: 'Reported to the authority' },
} as const satisfies Readonly<Record<string, Localised>>;

export const boardOrderStates = {
  open: { sw: 'Unasubiri', en: 'Open' },
  settled: { sw: 'Umekamilika', en: 'Settled' },
} as const satisfies Readonly<Record<string, Localised>>;

export const boardProducts = {
  sports: taxedProducts.sports,
  pools: taxedProducts.jackpot,
  racing: taxedProducts.racing,
  casino: taxedProducts.casino,
} as const satisfies Readonly<Record<string, Localised>>;

export const exclusionLengths = {
  'time-out-day': { sw: 'Mapumziko ya siku', en: 'Break of a day' },
  'time-out-week': { sw: 'Mapumziko ya wiki', en: 'Break of a week' },
  'time-out-month': { sw: 'Mapumziko ya mwezi', en: 'Break of a month' },
  'exclusion-half-year': { sw: 'Kujizuia miezi 6', en: 'Self-exclusion, 6 months' },
  'exclusion-year': { sw: 'Kujizuia mwaka 1', en: 'Self-exclusion, 1 year' },
  'exclusion-five-years': { sw: 'Kujizuia miaka 5', en: 'Self-exclusion, 5 years' },
} as const satisfies Readonly<Record<string, Localised>>;
