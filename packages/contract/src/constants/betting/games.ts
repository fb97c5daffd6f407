import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import type { PoolIssueState, PoolTicketState } from '@kipute/domain/pools/pool-states';
import type { PoolRewardKind } from '@kipute/domain/pools/pool-terms';
import type { Choice, Choices } from '../choice.ts';

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
  'stake-returned': { id: 4, sw: 'Dau limerudishwa', en: 'Stake returned' },
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
} as const satisfies Readonly<Record<PoolGame, Choice>>;

export const jackpotRewardTypes = {
  'fixed-amount': { id: 1, sw: 'Kiasi maalum', en: 'Fixed amount' },
  'percent-of-pool': { id: 2, sw: 'Asilimia ya mfuko wa zawadi', en: 'Percent of pool' },
} as const satisfies Readonly<Record<PoolRewardKind, Choice>>;

export const poolIssueStatuses = {
  draft: { id: 1, sw: 'Rasimu', en: 'Draft' },
  open: { id: 2, sw: 'Linauzwa', en: 'On sale' },
  closed: { id: 3, sw: 'Limefungwa', en: 'Closed' },
  settled: { id: 4, sw: 'Limelipwa', en: 'Settled' },
  cancelled: { id: 5, sw: 'Limefutwa', en: 'Cancelled' },
} as const satisfies Readonly<Record<PoolIssueState, Choice>>;

export const poolTicketStatuses = {
  open: { id: 1, sw: 'Inasubiri matokeo', en: 'Waiting for results' },
  won: { id: 2, sw: 'Imeshinda', en: 'Won' },
  lost: { id: 3, sw: 'Imepoteza', en: 'Lost' },
  refunded: { id: 4, sw: 'Imerejeshwa', en: 'Refunded' },
} as const satisfies Readonly<Record<PoolTicketState, Choice>>;

/** How a match of an issue stands. */
export const poolMatchEnds = {
  waiting: { id: 1, sw: 'Inasubiri', en: 'Waiting' },
  played: { id: 2, sw: 'Imechezwa', en: 'Played' },
  off: { id: 3, sw: 'Haikuchezwa', en: 'Called off' },
} as const satisfies Choices;
