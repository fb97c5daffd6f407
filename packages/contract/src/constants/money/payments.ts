import type { Choices } from '../choice.ts';

/** What a bet is paid with: `pay_type`. */
export const paymentMethods = {
  balance: { id: 1, sw: 'Salio', en: 'Balance' },
  credit: { id: 2, sw: 'Bonasi', en: 'Credit' },
} as const satisfies Choices;

/** A deposit whose answer is unknown stays 1 until the operator says something definite. */
export const payStatuses = {
  processing: { id: 1, sw: 'Inashughulikiwa', en: 'Processing' },
  paid: { id: 2, sw: 'Imelipwa', en: 'Paid' },
  void: { id: 3, sw: 'Batili', en: 'Void' },
} as const satisfies Choices;
