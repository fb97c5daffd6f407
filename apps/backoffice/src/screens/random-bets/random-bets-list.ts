import { randomRunStates } from '@kipute/contract/constants/betting/risk';
import { api } from '../../features/wire/api.ts';
import { listTexts } from '../../i18n/texts/list.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

const randomBetsForm = defineForm({
  call: 'order_list/random_betting',
  fields: [
    {
      kind: 'long-text',
      name: 'users',
      fact: 'user_ids',
      title: { en: 'Betting users', sw: 'Watumiaji wa kubashiri' },
      hint: {
        en: 'User numbers, with spaces, commas or lines between them; up to 500',
        sw: 'Namba za watumiaji, zikitenganishwa kwa nafasi, mkato au mistari; hadi 500',
      },
      need: 'optional',
    },
    { kind: 'number', name: 'count', title: { en: 'Bets', sw: 'Idadi ya mikeka' } },
    { kind: 'money', name: 'min_amount', title: { en: 'Lowest stake', sw: 'Dau la chini' } },
    { kind: 'money', name: 'max_amount', title: { en: 'Highest stake', sw: 'Dau la juu' } },
    {
      kind: 'number',
      name: 'days',
      title: { en: 'Matches begin within', sw: 'Mechi zinazoanza ndani ya' },
      unit: { en: 'days', sw: 'siku' },
    },
    { kind: 'flag', name: 'live_only', title: { en: 'Live matches only', sw: 'Mubashara tu' } },
    {
      kind: 'flag',
      name: 'multi_bet',
      title: { en: 'Accumulators as well', sw: 'Mikeka ya mechi nyingi pia' },
    },
    {
      kind: 'number',
      name: 'odds_ceiling',
      title: { en: 'Highest total odds', sw: 'Odds za juu' },
      hint: { en: '0: any odds', sw: '0: odds zozote' },
    },
    { kind: 'long-text', name: 'note', title: listTexts.note, hint: listTexts.noteHint },
  ],
  from: () => ({
    ...{ count: 10, min_amount: 500, max_amount: 2_000, days: 3 },
    ...{ live_only: 0 as const, multi_bet: 0 as const, odds_ceiling: 0 },
  }),
  send: ({ users, ...values }) => ({
    ...values,
    user_ids: String(users ?? '')
      .split(/[\s,;]+/)
      .filter((one) => one !== ''),
  }),
  errors: {
    'betting-user-missing': 'users',
    'user-unknown': 'users',
    'random-amounts-invalid': 'max_amount',
  },
});

const { running } = randomRunStates;

/** Runs of bets by chance, with how far each has come. */
export const randomBetsList = defineList({
  call: 'random_bet/inquire',
  rowKey: 'id',
  rowName: (row) => row.id,
  pageSize: 20,
  refreshSeconds: 2,
  intro: {
    en: 'Bets by chance for chosen users, paid from their purses by the ordinary rules. A run goes on by itself; what it placed stands under Orders.',
    sw: 'Mikeka ya nasibu kwa watumiaji waliochaguliwa, hulipwa kutoka akaunti zao kwa sheria za kawaida. Kazi huendelea yenyewe; iliyowekwa iko kwenye Mikeka.',
  },
  columns: [
    { kind: 'instant', field: 'made_at', title: { en: 'Ordered', sw: 'Iliagizwa' } },
    {
      kind: 'status',
      field: 'state',
      title: { en: 'State', sw: 'Hali' },
      width: 140,
      choices: randomRunStates,
      tones: { running: 'moving', done: 'good', stopped: 'quiet' },
    },
    {
      kind: 'computed',
      field: 'progress',
      title: { en: 'Progress', sw: 'Hatua' },
      width: 120,
      value: ({ placed, refused, total }) => `${placed + refused} / ${total}`,
    },
    { kind: 'count', field: 'placed', title: { en: 'Placed', sw: 'Iliyowekwa' } },
    { kind: 'count', field: 'refused', title: { en: 'Refused', sw: 'Iliyokataliwa' } },
    {
      kind: 'long-text',
      field: 'refused_why',
      title: { en: 'Mostly because', sw: 'Hasa kwa sababu' },
      width: 220,
    },
    { kind: 'money', field: 'staked', title: { en: 'Staked', sw: 'Jumla ya dau' } },
    { kind: 'count', field: 'users', title: { en: 'Users', sw: 'Watumiaji' } },
    { kind: 'long-text', field: 'note', title: { en: 'Note', sw: 'Maelezo' }, width: 220 },
    { kind: 'person', field: 'by', title: { en: 'By', sw: 'Na' } },
    { kind: 'instant', field: 'ended_at', title: { en: 'Ended', sw: 'Ilimalizika' } },
    {
      kind: 'money',
      field: 'min_amount',
      title: { en: 'Lowest stake', sw: 'Dau la chini' },
      shown: 'details',
    },
    {
      kind: 'money',
      field: 'max_amount',
      title: { en: 'Highest stake', sw: 'Dau la juu' },
      shown: 'details',
    },
    { kind: 'count', field: 'days', title: { en: 'Days', sw: 'Siku' }, shown: 'details' },
    {
      kind: 'flag',
      field: 'live_only',
      title: { en: 'Live matches only', sw: 'Mubashara tu' },
      shown: 'details',
    },
    {
      kind: 'flag',
      field: 'multi_bet',
      title: { en: 'Accumulators as well', sw: 'Mikeka ya mechi nyingi pia' },
      shown: 'details',
    },
    {
      kind: 'text',
      field: 'odds_ceiling',
      title: { en: 'Highest total odds, 0: any', sw: 'Odds za juu, 0: zozote' },
      shown: 'details',
    },
  ],
  actions: [
    {
      key: 'order',
      title: { en: 'Place random bets', sw: 'Weka mikeka ya nasibu' },
      node: 'order_list/random_betting',
      on: 'list',
      form: randomBetsForm,
    },
    {
      key: 'stop',
      title: { en: 'Stop', sw: 'Simamisha' },
      node: 'order_list/random_betting',
      on: 'row',
      question: {
        en: 'No more bets of this run are placed. Those that stand stay.',
        sw: 'Hakuna mikeka mingine itakayowekwa. Iliyowekwa inabaki.',
      },
      fields: [
        { kind: 'long-text', name: 'reason', title: listTexts.note, hint: listTexts.noteHint },
      ],
      offeredFor: ({ state }) => state === running.id,
      perform: ({ rows, answers }) =>
        Promise.all(
          rows.map(({ id }) => api.random_bet.stop({ id, reason: answers.text('reason') })),
        ),
    },
  ],
});
