import type { Localised } from '../../locale.ts';
import { orderStatuses, orderTypes } from '../betting/orders.ts';
import type { Choices } from '../choice.ts';
import { billTypes } from '../money/bills.ts';
import { depositWays, payStatuses } from '../money/payments.ts';
import { reportedFlags, userStatuses } from './administration.ts';

/** What a list may be taken out as. */
export const exportFormats = ['csv', 'xlsx'] as const;

/** What a cell holds; a `choice` travels as its number and is written as its word. */
export type ExportColumn = Localised &
  (
    | { readonly kind: 'text' | 'phone' | 'money' | 'count' | 'odds' | 'instant' | 'day' | 'flag' }
    | { readonly kind: 'choice'; readonly choices: Choices }
  );
export type ExportColumns = Readonly<Record<string, ExportColumn>>;

const player = {
  user_id: { kind: 'text', sw: 'Namba ya mtumiaji', en: 'User id' },
  name: { kind: 'text', sw: 'Jina', en: 'Name' },
  phone: { kind: 'phone', sw: 'Simu', en: 'Phone' },
} as const satisfies ExportColumns;

const bills = {
  recorded_at: { kind: 'instant', sw: 'Muda', en: 'Time' },
  ...player,
  serial_number: { kind: 'text', sw: 'Namba', en: 'Serial number' },
  type: { kind: 'choice', choices: billTypes, sw: 'Aina', en: 'Type' },
  amount: { kind: 'money', sw: 'Kiasi', en: 'Amount' },
  balance_before: { kind: 'money', sw: 'Salio kabla', en: 'Balance before' },
  balance_after: { kind: 'money', sw: 'Salio baada', en: 'Balance after' },
  remark: { kind: 'text', sw: 'Maelezo', en: 'Remark' },
} as const satisfies ExportColumns;

const payment = {
  create_time: { kind: 'instant', sw: 'Iliombwa', en: 'Requested' },
  serial_number: { kind: 'text', sw: 'Namba', en: 'Serial number' },
  ...player,
  amount: { kind: 'money', sw: 'Kiasi', en: 'Amount' },
  operator: { kind: 'text', sw: 'Mtandao', en: 'Operator' },
  pay_status: { kind: 'choice', choices: payStatuses, sw: 'Hali', en: 'Status' },
  receipt: { kind: 'text', sw: 'Namba ya muamala', en: 'Receipt' },
  ended_at: { kind: 'instant', sw: 'Ilikamilika', en: 'Completed' },
} as const satisfies ExportColumns;

/**
 * Every list that leaves as a file of its own: the columns it has, in their order. `period` says
 * that its rows lie in time, and that somebody must say from when until when they are wanted.
 */
export const exportTypes = {
  'user-list': {
    period: false,
    columns: {
      ...player,
      register_time: { kind: 'instant', sw: 'Alijisajili', en: 'Registered' },
      login_time: { kind: 'instant', sw: 'Aliingia', en: 'Last sign-in' },
      balance: { kind: 'money', sw: 'Salio', en: 'Balance' },
      credit_money: { kind: 'money', sw: 'Bonasi', en: 'Bonus money' },
      net_result: { kind: 'money', sw: 'Matokeo ya nyumba', en: 'House result' },
      disabled_status: { kind: 'choice', choices: userStatuses, sw: 'Hali', en: 'Status' },
      no_bet: { kind: 'flag', sw: 'Hawezi kubashiri', en: 'No betting' },
      no_withdraw: { kind: 'flag', sw: 'Hawezi kutoa pesa', en: 'No withdrawal' },
      reported: {
        ...{ kind: 'choice', choices: reportedFlags },
        ...{ sw: 'Anaripotiwa', en: 'Reported to the board' },
      },
      invitation_code: { kind: 'text', sw: 'Msimbo wa mwaliko', en: 'Invitation code' },
      superior_id: { kind: 'text', sw: 'Mkuu', en: 'Superior' },
    },
  },
  'balance-bills': { period: true, columns: bills },
  'credit-bills': { period: true, columns: bills },
  'racing-coin-bills': { period: true, columns: bills },
  'bet-orders': {
    period: true,
    columns: {
      create_time: { kind: 'instant', sw: 'Uliwekwa', en: 'Placed' },
      serial_number: { kind: 'text', sw: 'Namba', en: 'Serial number' },
      ...player,
      type: { kind: 'choice', choices: orderTypes, sw: 'Aina', en: 'Type' },
      status: { kind: 'choice', choices: orderStatuses, sw: 'Hali', en: 'Status' },
      leg_count: { kind: 'count', sw: 'Mechi', en: 'Legs' },
      total_price: { kind: 'odds', sw: 'Jumla ya odds', en: 'Total odds' },
      stake: { kind: 'money', sw: 'Dau', en: 'Stake' },
      paid_with: { kind: 'text', sw: 'Imelipwa kwa', en: 'Paid with' },
      profit: { kind: 'money', sw: 'Faida', en: 'Profit' },
      win_bonus: { kind: 'money', sw: 'Bonasi ya ushindi', en: 'Win bonus' },
      tax: { kind: 'money', sw: 'Kodi', en: 'Tax' },
      payout: { kind: 'money', sw: 'Malipo', en: 'Payout' },
      settlement_time: { kind: 'instant', sw: 'Ulilipwa', en: 'Settled' },
    },
  },
  deposits: {
    period: true,
    columns: {
      ...payment,
      way: { kind: 'choice', choices: depositWays, sw: 'Njia', en: 'How it came' },
    },
  },
  withdrawals: {
    period: true,
    columns: { ...payment, fee: { kind: 'money', sw: 'Ada', en: 'Fee' } },
  },
  'regulator-report': {
    period: true,
    columns: {
      create_time: { kind: 'instant', sw: 'Uliwekwa', en: 'Placed' },
      serial_number: { kind: 'text', sw: 'Namba', en: 'Serial number' },
      product: { kind: 'text', sw: 'Bidhaa', en: 'Product' },
      user_id: { kind: 'text', sw: 'Namba ya mchezaji', en: 'Player id' },
      leg_count: { kind: 'count', sw: 'Machaguo', en: 'Selections' },
      total_price: { kind: 'odds', sw: 'Jumla ya odds', en: 'Total odds' },
      stake: { kind: 'money', sw: 'Dau', en: 'Stake' },
      payout: { kind: 'money', sw: 'Malipo', en: 'Payout' },
      tax: { kind: 'money', sw: 'Kodi ya zuio', en: 'Tax withheld' },
      state: { kind: 'text', sw: 'Hali', en: 'State' },
      settlement_time: { kind: 'instant', sw: 'Ulilipwa', en: 'Settled' },
    },
  },
} as const satisfies Readonly<
  Record<string, { readonly period: boolean; readonly columns: ExportColumns }>
>;

export type ExportType = keyof typeof exportTypes;

export const exportTypeNames = Object.keys(exportTypes) as [ExportType, ...ExportType[]];

/** Below `/api/`; the handle of a file follows it, and the bearer travels in the header. */
export const EXPORT_FILE_PATH = 'export/file';
