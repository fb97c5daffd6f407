import type { Choices } from '../choice.ts';

/** What a bet is paid with: `pay_type`. */
export const paymentMethods = {
  balance: { id: 1, sw: 'Salio', en: 'Balance' },
  credit: { id: 2, sw: 'Bonasi', en: 'Bonus' },
} as const satisfies Choices;

/** A deposit whose answer is unknown stays 1 until the operator says something definite. */
export const payStatuses = {
  processing: { id: 1, sw: 'Inashughulikiwa', en: 'Processing' },
  paid: { id: 2, sw: 'Imelipwa', en: 'Paid' },
  void: { id: 3, sw: 'Haikufanikiwa', en: 'Failed' },
} as const satisfies Choices;

/** How money came in: asked for on the phone, paid from the operator's menu, credited by a clerk. */
export const depositWays = {
  push: { id: 1, sw: 'Ombi kwenye simu', en: 'Prompt on the phone' },
  paybill: { id: 2, sw: 'Menyu ya mtandao', en: 'Operator’s menu' },
  'by-hand': { id: 3, sw: 'Kwa mkono', en: 'By hand' },
} as const satisfies Choices;
