import type { Choices } from '../choice.ts';

/** How a boost raises a price. */
export const boostRules = {
  fixed: { id: 1, sw: 'Odds za kuandika', en: 'Odds by hand' },
  'of-fair': { id: 2, sw: 'Asilimia ya odds halisi', en: 'Percent of the fair odds' },
} as const satisfies Choices;

export const boostStates = {
  planned: { id: 1, sw: 'Imepangwa', en: 'Planned' },
  running: { id: 2, sw: 'Inaendelea', en: 'Running' },
  over: { id: 3, sw: 'Muda umekwisha', en: 'Time is over' },
  'used-up': { id: 4, sw: 'Bajeti imekwisha', en: 'Budget used up' },
  overtaken: { id: 5, sw: 'Odds za soko zimeifikia', en: 'Overtaken by the market' },
  stopped: { id: 6, sw: 'Imesimamishwa', en: 'Stopped' },
} as const satisfies Choices;
export type BoostState = keyof typeof boostStates;
