import type { Choices } from '../choice.ts';

/** The sports we offer, under the provider's numbers (its Fighting is our MMA). */
export const sports = {
  football: { id: 1, sw: 'Soka', en: 'Football' },
  basketball: { id: 8, sw: 'Mpira wa kikapu', en: 'Basketball' },
  tennis: { id: 3, sw: 'Tenisi', en: 'Tennis' },
  cricket: { id: 26, sw: 'Kriketi', en: 'Cricket' },
  baseball: { id: 9, sw: 'Besiboli', en: 'Baseball' },
  'american-football': { id: 5, sw: 'American Football', en: 'American football' },
  esports: { id: 96, sw: 'eSports', en: 'Esports' },
  darts: { id: 45, sw: 'Darts (vishale)', en: 'Darts' },
  snooker: { id: 36, sw: 'Snooker', en: 'Snooker' },
  mma: { id: 25, sw: 'MMA', en: 'MMA' },
  'virtual-sports': { id: 83, sw: 'Michezo ya virtual', en: 'Virtual sports' },
  'virtual-football': { id: 86, sw: 'Soka la virtual', en: 'Virtual football' },
} as const satisfies Choices;
