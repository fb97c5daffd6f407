import type { Choices } from '../choice.ts';

/** The specification names these states and bet types; their numbers are ours. */
export const racingRoundStatuses = {
  'not-started': { id: 1, sw: 'Haijaanza', en: 'Not started' },
  ongoing: { id: 2, sw: 'Inaendelea', en: 'Ongoing' },
  ended: { id: 3, sw: 'Imekwisha', en: 'Ended' },
} as const satisfies Choices;

export const racingOrderStatuses = {
  open: { id: 1, sw: 'Inasubiri matokeo', en: 'Pending settlement' },
  settled: { id: 2, sw: 'Imekamilika', en: 'Settled' },
  refunded: { id: 3, sw: 'Imerejeshwa', en: 'Refunded' },
} as const satisfies Choices;

export const racingResults = {
  'not-drawn': { id: 0, sw: 'Haijachezeshwa', en: 'Not drawn' },
  win: { id: 1, sw: 'Umeshinda', en: 'Won' },
  lose: { id: 2, sw: 'Umepoteza', en: 'Lost' },
  refund: { id: 3, sw: 'Imerejeshwa', en: 'Refund' },
  'stake-returned': { id: 4, sw: 'Dau limerudishwa', en: 'Principal returned' },
} as const satisfies Choices;

export const racingBetTypes = {
  main: { id: 1, sw: 'Kuu', en: 'Main' },
  champion: { id: 2, sw: 'Bingwa', en: 'Champion' },
  'champion-and-runner-up': { id: 3, sw: 'Bingwa na wa pili', en: 'Champion and runner-up' },
  'top-three': { id: 4, sw: 'Tatu bora', en: 'Top three' },
  'odd-even': { id: 5, sw: 'Witiri/Shufwa (Odd/Even)', en: 'Odd/Even' },
  'big-small': { id: 6, sw: 'Kubwa/Ndogo', en: 'Big/Small' },
  'ten-of-ten': { id: 7, sw: '10 kwa 10', en: '10 of 10' },
} as const satisfies Choices;

/** `guessing_bet_type`. Only 1 is shown in the specification. */
export const guessingBetTypes = {
  jackpot: { id: 1, sw: 'Jackpot', en: 'Jackpot' },
  'lucky-six': { id: 2, sw: 'Lucky Six', en: 'Lucky Six' },
} as const satisfies Choices;

export const jackpotRewardTypes = {
  'fixed-amount': { id: 1, sw: 'Kiasi maalum', en: 'Fixed amount' },
  'percent-of-pool': { id: 2, sw: 'Asilimia ya mfuko wa zawadi', en: 'Percent of pool' },
} as const satisfies Choices;
