import type { Choices } from '@kipute/contract/constants/choice';
import { billPurses, billTypes } from '@kipute/contract/constants/money/bills';
import type { ExportType } from '@kipute/contract/constants/operations/exports';
import { defineList } from '../_list-kit/definition/list-definition.ts';

export const purseChoices = {
  balance: { id: billPurses.balance, en: 'Balance', sw: 'Salio' },
  credit: { id: billPurses.credit, en: 'Credit', sw: 'Bonasi' },
  'racing-coin': { id: billPurses['racing-coin'], en: 'Racing coin', sw: 'Sarafu za mbio' },
} as const satisfies Choices;

/** A line, with the balance before and after it: two neighbours of a purse always meet. */
export const billColumns = {
  time: {
    kind: 'instant',
    field: 'update_time',
    title: { en: 'Time', sw: 'Muda' },
    filter: { from: 'start_time', to: 'end_time' },
  },
  serialNumber: {
    kind: 'text',
    field: 'serial_number',
    title: { en: 'Serial number', sw: 'Namba' },
    width: 190,
    filter: 'serial_number',
  },
  type: {
    kind: 'status',
    field: 'type',
    title: { en: 'Type', sw: 'Aina' },
    width: 210,
    choices: billTypes,
    tones: {
      'balance-change': 'waiting',
      correction: 'waiting',
      deposit: 'good',
      'ussd-deposit': 'good',
      'deposit-by-hand': 'good',
      'bet-result': 'good',
      'cash-out': 'good',
      withdrawal: 'moving',
    },
    filter: 'bill_type',
  },
  before: {
    kind: 'money',
    field: 'balance_before',
    title: { en: 'Before', sw: 'Kabla' },
    sum: 'never',
  },
  change: {
    kind: 'money',
    field: 'change_amount',
    title: { en: 'Change', sw: 'Badiliko' },
  },
  after: {
    kind: 'money',
    field: 'balance_after',
    title: { en: 'After', sw: 'Baada' },
    sum: 'never',
  },
  remark: {
    kind: 'long-text',
    field: 'remark',
    title: { en: 'Remark', sw: 'Maelezo' },
  },
} as const;

const billExports: Readonly<Record<number, ExportType>> = {
  [billPurses.balance]: 'balance-bills',
  [billPurses.credit]: 'credit-bills',
  [billPurses['racing-coin']]: 'racing-coin-bills',
};

/** A line is one posting of an entry: `17-2`. */
const entryPath = ({ id }: { readonly id: string }): string => `/bills/${id.split('-')[0]}`;

export const billsList = defineList({
  call: 'bill/manage',
  rowPage: entryPath,
  rowKey: 'id',
  rowName: (row) => row.serial_number,
  pageSize: 20,
  wholeFile: ({ type, ...filter }) => ({
    type: billExports[Number(type)] ?? 'balance-bills',
    filter,
  }),
  intro: {
    en: 'Every line of every statement, with the balance before and after it. One purse at a time.',
    sw: 'Kila muamala wa kila mtumiaji, na salio kabla na baada yake. Mfuko mmoja kwa wakati.',
  },
  filters: [
    {
      kind: 'choice',
      field: 'type',
      title: { en: 'Purse', sw: 'Mfuko' },
      choices: purseChoices,
    },
  ],
  columns: [
    billColumns.time,
    {
      kind: 'person',
      field: 'user',
      title: { en: 'User', sw: 'Mtumiaji' },
      width: 200,
      filter: 'user_id',
      link: ({ user }) => `/users/${user.id}`,
    },
    billColumns.serialNumber,
    billColumns.type,
    billColumns.before,
    billColumns.change,
    billColumns.after,
    billColumns.remark,
  ],
});
