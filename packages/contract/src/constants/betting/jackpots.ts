import type { Choices } from '../choice.ts';

/** `guessing_bet_type`. Only 1 is shown in the specification. */
export const guessingBetTypes = {
  jackpot: { id: 1, sw: 'Jackpot', en: 'Jackpot' },
  'lucky-six': { id: 2, sw: 'Lucky Six', en: 'Lucky Six' },
} as const satisfies Choices;

export const jackpotRewardTypes = {
  'fixed-amount': { id: 1, sw: 'Kiasi maalum', en: 'Fixed amount' },
  'percent-of-pool': { id: 2, sw: 'Asilimia ya mfuko wa zawadi', en: 'Percent of pool' },
} as const satisfies Choices;
