import { campaignAudiences, campaignKinds } from '@kipute/contract/constants/content/campaigns';
import type { CallContent } from '@kipute/contract/registry';
import { api } from '../../features/wire/api.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import type { ListAction } from '../_list-kit/definition/list.ts';

export type Campaign = CallContent<'campaign/detailed'>;

const shillings = { en: 'TSh', sw: 'TSh' } as const;
const days = { en: 'days', sw: 'siku' } as const;
const reason = { kind: 'reason', name: 'reason', title: { en: 'Reason', sw: 'Sababu' } } as const;

/** Rules that a kind does not ask for stay at nought. */
const planFields = [
  { kind: 'day', name: 'first_day', title: { en: 'First day', sw: 'Siku ya kwanza' } },
  { kind: 'day', name: 'last_day', title: { en: 'Last day', sw: 'Siku ya mwisho' } },
  {
    kind: 'choice',
    name: 'audience',
    title: { en: 'For whom', sw: 'Kwa nani' },
    words: campaignAudiences,
  },
  {
    kind: 'money',
    name: 'stake',
    fact: 'rules.stake',
    unit: shillings,
    title: { en: 'Least stake', sw: 'Dau la chini' },
    hint: {
      en: 'Daily stakes: in one day. Acca: of the bet.',
      sw: 'Dau la kila siku: kwa siku moja. Acca: la mkeka.',
    },
  },
  {
    kind: 'number',
    name: 'odds',
    fact: 'rules.odds',
    title: { en: 'Least odds', sw: 'Odds za chini' },
    hint: {
      en: 'Daily stakes: total odds of a bet. Acca: of each leg.',
      sw: 'Dau la kila siku: jumla ya odds. Acca: za kila chaguo.',
    },
  },
  {
    kind: 'number',
    name: 'days',
    fact: 'rules.days',
    unit: days,
    title: { en: 'Days asked for (daily stakes)', sw: 'Siku zinazotakiwa (dau la kila siku)' },
  },
  {
    kind: 'number',
    name: 'legs',
    fact: 'rules.legs',
    title: { en: 'Least legs (acca)', sw: 'Mechi za chini (acca)' },
  },
  {
    kind: 'number',
    name: 'percent',
    fact: 'rules.percent',
    unit: { en: '%', sw: '%' },
    title: { en: 'Part of the stake (acca)', sw: 'Sehemu ya dau (acca)' },
  },
  {
    kind: 'money',
    name: 'reward',
    fact: 'rules.reward',
    unit: shillings,
    title: { en: 'Reward', sw: 'Zawadi' },
    hint: {
      en: 'Daily stakes: the free bet. Acca: the most that comes back.',
      sw: 'Dau la kila siku: free bet. Acca: kiasi cha juu kinachorudi.',
    },
  },
  {
    kind: 'number',
    name: 'reward_days',
    fact: 'rules.reward_days',
    unit: days,
    title: { en: 'Reward is good for', sw: 'Zawadi inadumu' },
  },
  {
    kind: 'money',
    name: 'budget',
    unit: shillings,
    title: { en: 'Budget', sw: 'Bajeti' },
    hint: {
      en: 'Never exceeded. From the limit of the office configuration on a second person starts it.',
      sw: 'Haizidishwi kamwe. Kuanzia kikomo cha mipangilio mtu wa pili anahitajika.',
    },
  },
  {
    kind: 'both-languages',
    name: 'title',
    fact: 'words.title',
    title: { en: 'Title', sw: 'Kichwa' },
  },
  {
    kind: 'both-languages',
    name: 'summary',
    fact: 'words.summary',
    title: { en: 'In one sentence', sw: 'Kwa sentensi moja' },
  },
  {
    kind: 'both-languages',
    name: 'terms',
    fact: 'words.terms',
    need: 'optional',
    title: { en: 'Small print, a line each', sw: 'Masharti madogo, kila moja mstari wake' },
    hint: {
      en: 'The rules themselves are written from the data.',
      sw: 'Masharti yenyewe huandikwa kutokana na data.',
    },
  },
  {
    kind: 'picture',
    name: 'picture',
    need: 'optional',
    title: { en: 'Picture', sw: 'Picha' },
    drawings: 'offered',
    hint: {
      en: 'Decoration: whoever saves data sees the words alone.',
      sw: 'Ni pambo: anayeokoa data huona maneno tu.',
    },
  },
  {
    kind: 'number',
    name: 'sort',
    title: { en: 'Place: highest first', sw: 'Nafasi: kubwa kwanza' },
  },
  reason,
] as const;

const refusals = {
  'campaign-window-invalid': 'last_day',
  'campaign-window-fixed': 'last_day',
  'campaign-days-beyond-window': 'days',
  'campaign-without-reward': 'reward',
  'campaign-reward-over-budget': 'reward',
  'campaign-budget-spent': 'budget',
  'file-unknown': 'picture',
} as const;

type Values = {
  readonly first_day: string;
  readonly last_day: string;
  readonly audience: Campaign['audience'];
  readonly budget: number;
  readonly picture: string;
  readonly sort: number;
  readonly reason: string;
} & Readonly<Record<'stake' | 'odds' | 'days' | 'legs' | 'percent' | 'reward', number>> & {
    readonly reward_days: number;
  } & Readonly<Record<'title' | 'summary' | 'terms', { readonly sw: string; readonly en: string }>>;

const wireOf = (values: Values) => ({
  first_day: values.first_day,
  last_day: values.last_day,
  audience: values.audience,
  rules: {
    stake: values.stake,
    odds: values.odds,
    days: values.days,
    legs: values.legs,
    percent: values.percent,
    reward: values.reward,
    reward_days: values.reward_days,
  },
  budget: values.budget,
  picture: values.picture,
  sort: values.sort,
  words: { title: values.title, summary: values.summary, terms: values.terms },
  reason: values.reason,
});

const empty = { sw: '', en: '' };

const addForm = defineForm({
  call: 'campaign/add',
  fields: [
    {
      kind: 'choice',
      name: 'kind',
      title: { en: 'Kind', sw: 'Aina' },
      words: campaignKinds,
      hint: {
        en: 'It stays: another kind is another campaign.',
        sw: 'Haibadilishwi: aina nyingine ni promosheni nyingine.',
      },
    },
    ...planFields,
  ],
  from: () => ({
    ...({ kind: 'daily-stakes', audience: 'everybody', picture: '', terms: empty } as const),
    ...{ stake: 3_000, odds: 1.5, days: 7, legs: 8, percent: 100, reward: 3_000, reward_days: 7 },
    ...{ sort: 50 },
  }),
  send: ({ kind, ...values }) => ({ kind, ...wireOf(values) }),
  errors: refusals,
});

const updateForm = defineForm({
  call: 'campaign/update',
  fields: planFields,
  from: ({ rules, words, ...campaign }: Campaign) => ({ ...campaign, ...rules, ...words }),
  send: (values, { subject }) => ({
    ...{ id: subject.id, revision: subject.revision },
    ...wireOf(values),
  }),
  errors: refusals,
});

const startForm = defineForm({
  call: 'campaign/start',
  fields: [reason],
  send: ({ reason: why }, { subject }: { subject: Campaign; requestKey: string }) => ({
    ...{ id: subject.id, revision: subject.revision, reason: why },
  }),
});

export const addAction = {
  key: 'add',
  title: { en: 'Write a campaign', sw: 'Andika promosheni' },
  node: 'campaign/add',
  on: 'list',
  form: addForm,
} as const satisfies ListAction<Campaign>;

const isChangeable = ({ state }: Campaign) => ['draft', 'scheduled', 'running'].includes(state);

export const campaignActions: readonly (ListAction<Campaign> & { readonly on: 'row' })[] = [
  {
    key: 'start',
    title: { en: 'Start', sw: 'Anzisha' },
    node: 'campaign/start',
    on: 'row',
    question: {
      en: 'Players see it from now on, and its budget may be given to them.',
      sw: 'Wachezaji wataiona kuanzia sasa, na bajeti yake inaweza kutolewa kwao.',
    },
    offeredFor: ({ state }) => state === 'draft',
    form: startForm,
  },
  {
    key: 'update',
    title: { en: 'Change', sw: 'Badilisha' },
    node: 'campaign/update',
    on: 'row',
    offeredFor: isChangeable,
    form: updateForm,
  },
  {
    key: 'stop',
    title: { en: 'Stop', sw: 'Simamisha' },
    node: 'campaign/stop',
    on: 'row',
    tone: 'danger',
    question: {
      en: 'It is over at once and for good. Bets placed until now still count, and what was reached is paid.',
      sw: 'Inaisha sasa na haitarudi. Mikeka iliyokwisha wekwa inahesabiwa, na kilichofikiwa kinalipwa.',
    },
    offeredFor: isChangeable,
    perform: async ({ rows: [row], note }) =>
      row && api.campaign.stop({ id: row.id, reason: note }),
  },
];
