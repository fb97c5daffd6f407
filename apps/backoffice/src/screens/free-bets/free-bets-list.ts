import { freeBetCauses, freeBetStates } from '@kipute/contract/constants/growth/free-bets';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { giveForm } from './give-form.ts';

const titles = {
  cause: { en: 'Why', sw: 'Kwa nini' },
  template: { en: 'Template', sw: 'Aina' },
  state: { en: 'State', sw: 'Hali' },
  left: { en: 'Left', sw: 'Imebaki' },
  back: { en: 'Taken back', sw: 'Imerudishwa' },
  turnover: { en: 'Turnover', sw: 'Madau yaliyowekwa' },
} as const;

export const freeBetsList = defineList({
  call: 'free_bet/inquire',
  rowKey: 'id',
  rowName: ({ id }) => id,
  pageSize: 20,
  intro: {
    en: 'Free bets that were given, with what is left of each a minute ago.',
    sw: 'Free bet zilizotolewa, na kilichobaki kwa kila moja dakika moja iliyopita.',
  },
  columns: [
    { kind: 'id', field: 'id', title: { en: 'Number', sw: 'Namba' } },
    { kind: 'instant', field: 'granted_at', title: { en: 'Given', sw: 'Ilitolewa' } },
    {
      kind: 'person',
      field: 'user',
      title: { en: 'User', sw: 'Mtumiaji' },
      link: ({ user }) => `/users/${user.id}`,
    },
    {
      kind: 'word',
      field: 'cause',
      title: titles.cause,
      words: freeBetCauses,
      filter: 'cause',
    },
    { kind: 'person', field: 'template', title: titles.template },
    { kind: 'money', field: 'amount', title: { en: 'Amount', sw: 'Kiasi' } },
    { kind: 'money', field: 'left', title: titles.left },
    { kind: 'money', field: 'taken_back', title: titles.back },
    { kind: 'money', field: 'turnover', title: titles.turnover },
    {
      kind: 'word',
      field: 'state',
      title: titles.state,
      words: freeBetStates,
      tones: { open: 'good', spent: 'quiet', ended: 'quiet' },
      filter: 'state',
    },
    { kind: 'instant', field: 'expires_at', title: { en: 'Ends', sw: 'Inaisha' } },
    {
      kind: 'text',
      field: 'cause_id',
      title: { en: 'Friend, campaign or request', sw: 'Rafiki, kampeni au ombi' },
      shown: 'on-demand',
    },
  ],
  filters: [
    { kind: 'id', field: 'user_id', title: { en: 'User number', sw: 'Namba ya mtumiaji' } },
    { kind: 'id', field: 'template_id', title: { en: 'Template number', sw: 'Namba ya aina' } },
  ],
  actions: [
    {
      key: 'give',
      title: { en: 'Give free bets', sw: 'Toa free bet' },
      node: 'free_bet/give',
      on: 'list',
      form: giveForm,
    },
  ],
});

export const freeBetCostsList = defineList({
  call: 'free_bet/inquire_costs',
  rowKey: 'id',
  rowName: ({ id }) => id,
  pageSize: 20,
  intro: {
    en: 'By the day they were given; without a period the last thirty days. Given is what was spent, what is left and what was taken back.',
    sw: 'Kwa siku zilipotolewa; bila kipindi ni siku thelathini zilizopita. Iliyotolewa ni iliyotumika, iliyobaki na iliyorudishwa.',
  },
  columns: [
    { kind: 'word', field: 'cause', title: titles.cause, words: freeBetCauses },
    { kind: 'person', field: 'template', title: titles.template },
    { kind: 'count', field: 'count', title: { en: 'Count', sw: 'Idadi' } },
    { kind: 'money', field: 'given', title: { en: 'Given', sw: 'Iliyotolewa' } },
    { kind: 'money', field: 'spent', title: { en: 'Spent', sw: 'Iliyotumika' } },
    { kind: 'money', field: 'left', title: titles.left },
    { kind: 'money', field: 'taken_back', title: titles.back },
    { kind: 'money', field: 'turnover', title: titles.turnover },
  ],
  filters: [{ kind: 'day-range', from: 'from', to: 'to', title: { en: 'Period', sw: 'Kipindi' } }],
});
