import { logTypes } from '@kipute/contract/constants/operations/logs';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { personLink, personName, subjectLink, subjectName, subjectWords } from './subject-links.ts';

const personWords = {
  administrator: subjectWords.administrator,
  player: subjectWords.player,
} as const;

export const logsList = defineList({
  call: 'log/inquire',
  rowKey: 'id',
  rowName: (row) => `#${row.id}`,
  pageSize: 20,
  intro: {
    en: 'Who did what and when; pages report their own errors here too.',
    sw: 'Nani alifanya nini na lini; kurasa nazo huripoti hitilafu zake hapa.',
  },
  filters: [
    {
      kind: 'word',
      field: 'user_kind',
      title: { en: 'Person is', sw: 'Mtu ni' },
      words: personWords,
    },
    {
      kind: 'word',
      field: 'subject_kind',
      title: { en: 'Subject is', sw: 'Kinachohusika ni' },
      words: subjectWords,
    },
    {
      kind: 'text',
      field: 'subject_id',
      title: { en: 'Subject number', sw: 'Namba ya kinachohusika' },
    },
  ],
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
      kind: 'computed',
      field: 'who',
      title: { en: 'Person', sw: 'Mtu' },
      width: 160,
      value: personName,
      link: personLink,
    },
    {
      kind: 'computed',
      field: 'about',
      title: { en: 'Subject', sw: 'Kinachohusika' },
      width: 160,
      value: subjectName,
      link: subjectLink,
    },
    {
      kind: 'id',
      field: 'user_id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      filter: 'user_id',
      shown: 'on-demand',
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
      kind: 'text',
      field: 'network',
      title: { en: 'Network', sw: 'Mtandao' },
      shown: 'on-demand',
    },
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
