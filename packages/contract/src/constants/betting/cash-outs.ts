import type { Choices } from '../choice.ts';

/** What the cash-out button of an open bet shows. Numbers are ours. */
export const cashOutStates = {
  locked: { id: 1, sw: 'Cashout imefungwa kwa muda', en: 'Cash-out locked' },
  retrieving: { id: 2, sw: 'Inatafuta thamani mpya', en: 'Retrieving update' },
  requesting: { id: 3, sw: 'Inaomba cashout', en: 'Requesting cash-out' },
  offered: { id: 4, sw: 'Ofa ya cashout', en: 'Cash-out offer' },
  accepted: { id: 5, sw: 'Cashout imekubaliwa', en: 'Cash-out accepted' },
} as const satisfies Choices;

export const autoCashOutStates = {
  set: { id: 1, sw: 'Auto cashout imewekwa', en: 'Auto cash-out set' },
  cancelled: { id: 2, sw: 'Auto cashout imefutwa', en: 'Auto cash-out cancelled' },
} as const satisfies Choices;
