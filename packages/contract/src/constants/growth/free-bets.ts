import type { Choices } from '../choice.ts';

export const freeBetCauses = {
  referral: { id: 1, sw: 'Rafiki uliyemwalika', en: 'A friend you invited' },
  campaign: { id: 2, sw: 'Promosheni', en: 'Promotion' },
  office: { id: 3, sw: 'Zawadi kutoka Kipute', en: 'A gift from Kipute' },
} as const satisfies Choices;

export const freeBetStates = {
  open: { id: 1, sw: 'Inatumika', en: 'Open' },
  spent: { id: 2, sw: 'Imetumika', en: 'Spent' },
  ended: { id: 3, sw: 'Imeisha muda', en: 'Ended' },
} as const satisfies Choices;
