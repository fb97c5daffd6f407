import { genders } from '@kipute/contract/constants/accounts/profile';
import { reportedFlags, userStatuses } from '@kipute/contract/constants/operations/administration';
import { defineList } from '../_list-kit/definition/list-definition.ts';

export const usersList = defineList({
  call: 'subscriber/inquire',
  rowKey: 'id',
  rowName: (row) => row.id,
  pageSize: 20,
  intro: {
    en: 'Players and agents. Closed accounts have a tab of their own.',
    sw: 'Wachezaji na mawakala. Akaunti zilizofutwa zina kichupo chake.',
  },
  columns: [
    {
      kind: 'id',
      field: 'id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      filter: 'user_id',
    },
    { kind: 'text', field: 'name', title: { en: 'Name', sw: 'Jina' }, filter: 'name' },
    { kind: 'text', field: 'phone', title: { en: 'Phone', sw: 'Simu' }, filter: 'phone' },
    {
      kind: 'status',
      field: 'disabled_status',
      title: { en: 'Status', sw: 'Hali' },
      choices: userStatuses,
      tones: { normal: 'good', disabled: 'bad' },
      filter: 'disabled_status',
    },
    {
      kind: 'money',
      field: 'balance',
      title: { en: 'Balance', sw: 'Salio' },
      sortable: true,
      filter: { from: 'balance_from', to: 'balance_to' },
    },
    {
      kind: 'money',
      field: 'credit_money',
      title: { en: 'Credit', sw: 'Bonasi' },
      filter: { from: 'credit_from', to: 'credit_to' },
    },
    {
      kind: 'money',
      field: 'net_result',
      title: { en: 'House result', sw: 'Faida ya nyumba' },
      sortable: true,
      filter: { from: 'net_from', to: 'net_to' },
    },
    {
      kind: 'computed',
      field: 'superior',
      title: { en: 'Superior', sw: 'Mkuu' },
      value: ({ superior }) => (superior ? `${superior.id} ${superior.name}` : ''),
    },
    {
      kind: 'instant',
      field: 'register_time',
      title: { en: 'Registered', sw: 'Alijisajili' },
      sortable: true,
      filter: { from: 'register_from', to: 'register_to' },
    },
    {
      kind: 'instant',
      field: 'login_time',
      title: { en: 'Last seen', sw: 'Alionekana' },
      sortable: true,
      filter: { from: 'login_from', to: 'login_to' },
    },
    {
      kind: 'flag',
      field: 'no_bet',
      title: { en: 'Betting forbidden', sw: 'Haruhusiwi kubashiri' },
      filter: 'no_bet',
      shown: 'on-demand',
    },
  ],
  filters: [
    { kind: 'choice', field: 'gender', title: { en: 'Gender', sw: 'Jinsia' }, choices: genders },
    {
      kind: 'choice',
      field: 'reported',
      title: { en: 'Reported', sw: 'Anaripotiwa' },
      choices: reportedFlags,
    },
  ],
});
