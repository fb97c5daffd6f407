import { guessingBetTypes, poolTicketStatuses } from '@kipute/contract/constants/betting/games';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { ticketTones } from '../_pools/pool-words.ts';

const purses = {
  balance: { id: 1, en: 'Balance', sw: 'Salio' },
  credit: { id: 2, en: 'Bonus', sw: 'Bonasi' },
} as const;

const status = {
  kind: 'status',
  field: 'status',
  title: { en: 'State', sw: 'Hali' },
  choices: poolTicketStatuses,
  tones: ticketTones,
  filter: 'status',
} as const;

const linesAndStake = [
  { kind: 'count', field: 'lines', title: { en: 'Lines', sw: 'Mistari' } },
  { kind: 'count', field: 'multiplier', title: { en: 'Times', sw: 'Zidisho' } },
  { kind: 'money', field: 'bet_amount', title: { en: 'Stake', sw: 'Dau' } },
] as const;

const howFar = [
  { kind: 'count', field: 'right', title: { en: 'Right', sw: 'Sahihi' } },
  { kind: 'count', field: 'reachable', title: { en: 'In reach', sw: 'Inafikika' } },
] as const;

const money = [
  { kind: 'money', field: 'prize', title: { en: 'Prize', sw: 'Zawadi' } },
  { kind: 'money', field: 'tax_amount', title: { en: 'Tax', sw: 'Kodi ya zuio' } },
  { kind: 'money', field: 'after_tax_amount', title: { en: 'Paid', sw: 'Iliyolipwa' } },
] as const;

/** Tickets of an issue; whose and of which issue they are told, is fixed by the page. */
export const ticketsList = defineList({
  call: 'pool_issue/tickets',
  rowKey: 'id',
  rowName: ({ serial_number }) => serial_number,
  pageSize: 20,
  columns: [
    {
      kind: 'text',
      field: 'serial_number',
      title: { en: 'Ticket', sw: 'Tiketi' },
      width: 180,
      filter: 'serial_number',
    },
    status,
    {
      kind: 'text',
      field: 'user_name',
      title: { en: 'Player', sw: 'Mchezaji' },
      link: ({ user_id }) => `/users/${user_id}`,
    },
    { kind: 'phone', field: 'phone', title: { en: 'Phone', sw: 'Simu' } },
    ...linesAndStake,
    ...howFar,
    ...money,
    {
      kind: 'status',
      field: 'pay_type',
      title: { en: 'Paid from', sw: 'Imelipwa kutoka' },
      width: 120,
      choices: purses,
      filter: 'pay_type',
    },
    {
      kind: 'word',
      field: 'device',
      title: { en: 'Device', sw: 'Kifaa' },
      width: 110,
      words: {
        desktop: { en: 'Computer', sw: 'Kompyuta' },
        phone: { en: 'Phone', sw: 'Simu' },
      },
    },
    { kind: 'instant', field: 'create_time', title: { en: 'Bought', sw: 'Ilinunuliwa' } },
    {
      kind: 'instant',
      field: 'settlement_time',
      title: { en: 'Decided', sw: 'Iliamuliwa' },
      shown: 'on-demand',
    },
    {
      kind: 'count',
      field: 'corrections',
      title: { en: 'Paid anew', sw: 'Malipo mapya' },
      shown: 'on-demand',
    },
    {
      kind: 'id',
      field: 'user_id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      filter: 'user_id',
      shown: 'on-demand',
    },
  ],
});

/** The same of one player, whatever the issue. */
export const userTicketsList = defineList({
  call: 'pool_issue/tickets',
  rowKey: 'id',
  rowName: ({ serial_number }) => serial_number,
  columns: [
    { kind: 'instant', field: 'create_time', title: { en: 'Bought', sw: 'Ilinunuliwa' } },
    {
      kind: 'text',
      field: 'serial_number',
      title: { en: 'Ticket', sw: 'Tiketi' },
      width: 180,
      link: ({ id, issue_id, serial_number }) =>
        `/pool-issues/${issue_id}?tab=tickets&serial_number=${serial_number}&row=${id}`,
    },
    {
      kind: 'status',
      field: 'game',
      title: { en: 'Game', sw: 'Mchezo' },
      width: 110,
      choices: guessingBetTypes,
    },
    { kind: 'text', field: 'issue_name', title: { en: 'Issue', sw: 'Toleo' }, width: 80 },
    status,
    ...linesAndStake,
    ...howFar,
    { kind: 'money', field: 'after_tax_amount', title: { en: 'Paid', sw: 'Iliyolipwa' } },
  ],
});
