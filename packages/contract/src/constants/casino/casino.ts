import type { Choices } from '../choice.ts';

/** The game that the strip's own entry opens: its number is specified. */
export const AVIATOR_GAME_ID = '32430';

export const casinoCategories = {
  crash: { id: 1, sw: 'Crash', en: 'Crash' },
  slots: { id: 2, sw: 'Sloti', en: 'Slots' },
  dice: { id: 3, sw: 'Kete', en: 'Dice' },
  instant: { id: 4, sw: 'Papo hapo', en: 'Instant' },
  table: { id: 5, sw: 'Meza', en: 'Table' },
} as const satisfies Choices;

/** A round of one player. */
export const casinoRoundStatuses = {
  open: { id: 1, sw: 'Inaendelea', en: 'Under way' },
  closed: { id: 2, sw: 'Imekwisha', en: 'Ended' },
  /** Open for longer than a round can take: the provider is being asked. */
  stuck: { id: 3, sw: 'Imekwama', en: 'Stuck' },
} as const satisfies Choices;

export const casinoTransactionKinds = {
  debit: { id: 1, sw: 'Dau', en: 'Stake' },
  credit: { id: 2, sw: 'Ushindi', en: 'Win' },
  rollback: { id: 3, sw: 'Dau limerudishwa', en: 'Stake given back' },
  /** Given by the provider outside of any round. */
  reward: { id: 4, sw: 'Zawadi', en: 'Reward' },
} as const satisfies Choices;

/** What the daily comparison with a provider's report can find. */
export const casinoDifferences = {
  'missing-here': { id: 1, sw: 'Haipo kwetu', en: 'Missing here' },
  'missing-there': { id: 2, sw: 'Haipo kwa mtoa huduma', en: 'Missing at the provider' },
  'amount-differs': { id: 3, sw: 'Kiasi hakilingani', en: 'Amounts differ' },
} as const satisfies Choices;
