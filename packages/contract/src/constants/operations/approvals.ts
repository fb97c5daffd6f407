import type { Choices } from '../choice.ts';

/** What needs a second person above its limit. */
export const proposalKinds = {
  'balance-change': { id: 1, sw: 'Kubadilisha salio', en: 'Balance change' },
  'credit-by-hand': { id: 2, sw: 'Kuweka pesa kwa mkono', en: 'Credit by hand' },
  withdrawal: { id: 3, sw: 'Kutoa pesa', en: 'Withdrawal' },
  'result-change': { id: 4, sw: 'Kubadilisha matokeo', en: 'Result change' },
  'match-result': { id: 16, sw: 'Matokeo ya mechi', en: 'Result of a match' },
  'market-void': { id: 17, sw: 'Kufuta bashiri', en: 'Void of bets' },
  'role-change': { id: 5, sw: 'Kubadilisha wadhifa', en: 'Role change' },
  'manager-change': { id: 6, sw: 'Kubadilisha msimamizi', en: 'Manager change' },
  'free-bets': { id: 7, sw: 'Kutoa free bet', en: 'Free bets' },
  campaign: { id: 8, sw: 'Promosheni na bajeti yake', en: 'Campaign and its budget' },
  'pool-settlement': { id: 10, sw: 'Malipo ya jackpot', en: 'Pool settlement' },
  'pool-cancellation': { id: 11, sw: 'Kufuta toleo la jackpot', en: 'Pool cancellation' },
  'racing-refund': { id: 12, sw: 'Kurudisha dau za raundi', en: 'Refund of a racing round' },
  'bet-setting': { id: 13, sw: 'Kikomo cha bashiri', en: 'Limit of betting' },
  'pay-setting': { id: 14, sw: 'Kikomo cha malipo', en: 'Limit of payments' },
  'system-setting': { id: 15, sw: 'Kikomo cha mfumo', en: 'Limit of the system' },
  mailing: { id: 9, sw: 'Ujumbe kwa wengi', en: 'Mailing' },
} as const satisfies Choices;

export const approvalStates = {
  waiting: { id: 1, sw: 'Inasubiri', en: 'Waiting' },
  approved: { id: 2, sw: 'Imeidhinishwa', en: 'Approved' },
  refused: { id: 3, sw: 'Imekataliwa', en: 'Refused' },
  /** What it was about changed meanwhile. */
  impossible: { id: 4, sw: 'Haiwezekani tena', en: 'No longer possible' },
  withdrawn: { id: 5, sw: 'Imeondolewa', en: 'Taken back' },
  ended: { id: 6, sw: 'Muda umeisha', en: 'Ended by itself' },
} as const satisfies Choices;
