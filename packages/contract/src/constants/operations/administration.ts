import type { Choices } from '../choice.ts';

export const jobStatuses = {
  processing: { id: 1, sw: 'Inaendelea', en: 'Processing' },
  done: { id: 2, sw: 'Imekamilika', en: 'Done' },
  failed: { id: 3, sw: 'Imeshindikana', en: 'Failed' },
} as const satisfies Choices;

/** Exports and long jobs share one numbering; the specification names them without numbers. */
export const jobTypes = {
  'user-list': { id: 1, sw: 'Orodha ya watumiaji', en: 'User list' },
  'balance-bills': { id: 2, sw: 'Taarifa za salio', en: 'Balance bills' },
  'credit-bills': { id: 3, sw: 'Taarifa za bonasi', en: 'Credit bills' },
  'racing-coin-bills': { id: 4, sw: 'Taarifa za sarafu za mbio', en: 'Racing-coin bills' },
  'bet-orders': { id: 5, sw: 'Bashiri', en: 'Bet orders' },
  deposits: { id: 6, sw: 'Pesa zilizowekwa', en: 'Deposits' },
  withdrawals: { id: 7, sw: 'Pesa zilizotolewa', en: 'Withdrawals' },
  'regulator-report': { id: 8, sw: 'Ripoti ya Bodi ya Michezo', en: 'Regulator report' },
  'sms-batch': { id: 9, sw: 'SMS za pamoja', en: 'SMS batch' },
  'in-mail-batch': { id: 10, sw: 'Ujumbe wa pamoja', en: 'In-app message batch' },
  'order-settlement': { id: 11, sw: 'Malipo ya bashiri', en: 'Order settlement' },
  'order-resettlement': { id: 12, sw: 'Malipo ya bashiri upya', en: 'Order re-settlement' },
  'jackpot-settlement': { id: 13, sw: 'Malipo ya Jackpot', en: 'Jackpot settlement' },
  'lucky-six-settlement': { id: 14, sw: 'Malipo ya Lucky Six', en: 'Lucky Six settlement' },
  'racing-settlement': { id: 15, sw: 'Malipo ya mbio za magari', en: 'Racing settlement' },
  'abnormal-order-check': {
    id: 16,
    sw: 'Ukaguzi wa bashiri zenye hitilafu',
    en: 'Abnormal-order check',
  },
  'casino-sync': { id: 17, sw: 'Usawazishaji wa kasino', en: 'Casino sync' },
  'casino-round-check': { id: 18, sw: 'Ukaguzi wa raundi za kasino', en: 'Casino round check' },
  'two-up-check': { id: 19, sw: 'Ukaguzi wa magoli 2up', en: '2up goal check' },
  'referral-rewards': { id: 20, sw: 'Zawadi za mwaliko', en: 'Referral rewards' },
  'campaign-rewards': { id: 21, sw: 'Zawadi za promosheni', en: 'Campaign rewards' },
  'deposit-reconciliation': { id: 22, sw: 'Ulinganisho wa amana', en: 'Deposit reconciliation' },
  'withdrawal-reconciliation': {
    id: 23,
    sw: 'Ulinganisho wa pesa zilizotolewa',
    en: 'Withdrawal reconciliation',
  },
  'statistics-roll-up': { id: 24, sw: 'Majumuisho ya takwimu', en: 'Statistics roll-up' },
  archive: { id: 25, sw: 'Kumbukumbu', en: 'Archive' },
} as const satisfies Choices;

/** Numbers follow the flags of `user_info`: 0 is the ordinary state. */
export const userStatuses = {
  normal: { id: 0, sw: 'Kawaida', en: 'Normal' },
  disabled: { id: 1, sw: 'Imefungwa', en: 'Disabled' },
} as const satisfies Choices;

export const googleBindings = {
  unbound: { id: 0, sw: 'Haijaunganishwa', en: 'Unbound' },
  bound: { id: 1, sw: 'Imeunganishwa', en: 'Bound' },
} as const satisfies Choices;

export const smsStatuses = {
  unused: { id: 0, sw: 'Haijatumika', en: 'Unused' },
  used: { id: 1, sw: 'Imetumika', en: 'Used' },
} as const satisfies Choices;

/** Whether the gaming board is told of a player's bets. */
export const reportedFlags = {
  'not-reported': { id: 1, sw: 'Hapana', en: 'No' },
  reported: { id: 2, sw: 'Ndiyo', en: 'Yes' },
} as const satisfies Choices;

export const permissionNodeTypes = {
  route: { id: 1, sw: 'Ukurasa', en: 'Route' },
  button: { id: 2, sw: 'Kitufe', en: 'Button' },
} as const satisfies Choices;
