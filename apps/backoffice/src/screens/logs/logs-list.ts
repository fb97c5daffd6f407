import { logTypes } from '@kipute/contract/constants/operations/logs';
import { defineList } from '../_list-kit/definition/list-definition.ts';

export const logsList = defineList({
  call: 'log/inquire',
  rowKey: 'id',
  rowName: (row) => `#${row.id}`,
  pageSize: 20,
  intro: {
    en: 'Who did what and when; pages report their own errors here too.',
    sw: 'Nani alifanya nini na lini; kurasa nazo huripoti hitilafu zake hapa.',
  },
  columns: [
    {
      kind: 'instant',
      field: 'addtime',
      title: { en: 'Time', sw: 'Muda' },
      filter: { from: 'start_time', to: 'end_time' },
    },
    {
      kind: 'status',
      field: 'type',
      title: { en: 'Type', sw: 'Aina' },
      width: 210,
      choices: logTypes,
      tones: {
        'page-error': 'bad',
        'login-refused': 'bad',
        'user-disabled': 'waiting',
        'user-restricted': 'waiting',
        'order-cancelled': 'waiting',
        'address-blocked': 'waiting',
        login: 'good',
        'administrator-login': 'good',
        'new-user': 'good',
        'balance-change': 'moving',
        'credit-change': 'moving',
        'racing-coin-change': 'moving',
        'settings-change': 'moving',
        'result-change': 'moving',
        'payment-decision': 'moving',
      },
      filter: 'type',
    },
    {
      kind: 'id',
      field: 'user_id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      filter: 'user_id',
    },
    {
      kind: 'long-text',
      field: 'content',
      title: { en: 'Content', sw: 'Maudhui' },
      width: 420,
      filter: 'content',
    },
    { kind: 'text', field: 'source', title: { en: 'Source', sw: 'Chanzo' }, width: 140 },
    {
      kind: 'long-text',
      field: 'user_agent',
      title: { en: 'User agent', sw: 'Kivinjari' },
      width: 240,
    },
    {
      kind: 'id',
      field: 'id',
      title: { en: 'Log id', sw: 'Namba ya kumbukumbu' },
      shown: 'on-demand',
    },
  ],
});
