import type { CallContent } from '@kipute/contract/registry';
import { api } from '../../features/wire/api.ts';
import { defineForm, optionsFrom } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Popular = CallContent<'popular/manage'>[number];

const titles = {
  sw: { en: 'Title, Swahili', sw: 'Jina, Kiswahili' },
  en: { en: 'Title, English', sw: 'Jina, Kiingereza' },
  flag: { en: 'Country of the flag', sw: 'Nchi ya bendera' },
  icon: { en: 'Own icon', sw: 'Alama yake' },
  leagues: { en: 'Leagues', sw: 'Ligi' },
  note: { en: 'Note', sw: 'Maelezo' },
  sorting: { en: 'Sorting', sw: 'Mpangilio' },
  show: { en: 'Shown', sw: 'Inaonyeshwa' },
} as const;

const leagues = optionsFrom('popular/leagues', {
  search: 'text',
  value: (row) => row.id,
  name: (row) => [row.name, row.country, row.sport].filter(Boolean).join(' · '),
});

const fields = [
  { kind: 'text', name: 'title_sw', title: titles.sw },
  { kind: 'text', name: 'title_en', title: titles.en },
  {
    kind: 'many-of',
    name: 'associated',
    title: titles.leagues,
    source: leagues,
    need: 'optional',
    hint: {
      en: 'Empty: the leagues of that English title.',
      sw: 'Tupu: ligi zenye jina hilo la Kiingereza.',
    },
  },
  {
    kind: 'text',
    name: 'flag',
    title: titles.flag,
    need: 'optional',
    fact: 'icon',
    hint: { en: 'Letters such as TZ, ES or GB-ENG', sw: 'Herufi kama TZ, ES au GB-ENG' },
  },
  { kind: 'picture', name: 'icon', title: titles.icon, drawings: 'none', need: 'optional' },
  {
    kind: 'number',
    name: 'sorting',
    title: titles.sorting,
    hint: { en: 'The highest stands first.', sw: 'Kubwa zaidi husimama mwanzo.' },
  },
  { kind: 'flag', name: 'show_status', title: titles.show },
  { kind: 'long-text', name: 'note', title: titles.note, need: 'optional' },
] as const;

const errors = {
  'league-unknown': 'associated',
  'popular-two-up': 'associated',
  'file-unknown': 'icon',
} as const;

type Wanted = {
  readonly flag: string;
  readonly icon: string;
  readonly associated: readonly (string | number)[];
};

/** An uploaded icon wins over a flag. */
const asSent = <Values extends Wanted>({ flag, icon, associated, ...values }: Values) => ({
  ...values,
  icon: icon || flag.trim().toUpperCase(),
  associated: associated.map(String),
});

const addForm = defineForm({
  call: 'popular/add',
  fields,
  from: () => ({ sorting: 50, show_status: 1 }) as const,
  send: (values) => asSent(values),
  errors,
});

const changeForm = defineForm({
  call: 'popular/update',
  fields,
  from: ({ icon, associated, ...row }: Popular) => ({
    ...row,
    flag: icon.startsWith('/') ? '' : icon,
    icon: icon.startsWith('/') ? icon : '',
    associated: associated === '' ? [] : associated.split('#'),
  }),
  send: (values, { subject: { id, revision } }) => ({ ...asSent(values), id, revision }),
  errors,
});

export const popularList = defineList({
  call: 'popular/manage',
  rowKey: 'id',
  rowName: (row) => row.title_en,
  pageSize: 20,
  intro: {
    en: 'The leagues that players see in front, on home and beside the board. Until they are loaded a page shows the seven it was shipped with.',
    sw: 'Ligi ambazo wachezaji huziona mbele, mwanzo na pembeni. Hadi zipakiwe ukurasa huonyesha saba ulizokuja nazo.',
  },
  columns: [
    { kind: 'text', field: 'title_sw', title: titles.sw, width: 180 },
    { kind: 'text', field: 'title_en', title: titles.en, width: 180 },
    { kind: 'long-text', field: 'associated_names', title: titles.leagues, width: 260 },
    { kind: 'text', field: 'icon', title: titles.icon, width: 120, shown: 'on-demand' },
    { kind: 'count', field: 'sorting', title: titles.sorting },
    { kind: 'flag', field: 'show_status', title: titles.show },
    {
      kind: 'flag',
      field: 'up_goal',
      title: { en: 'Pays early (2up)', sw: 'Hulipa mapema (2up)' },
    },
    { kind: 'long-text', field: 'note', title: titles.note, width: 200 },
    { kind: 'instant', field: 'changed_at', title: { en: 'Changed', sw: 'Ilibadilishwa' } },
  ],
  actions: [
    {
      key: 'add',
      on: 'list',
      node: 'popular/add',
      title: { en: 'Add a competition', sw: 'Ongeza ligi' },
      form: addForm,
    },
    {
      key: 'change',
      on: 'row',
      node: 'popular/update',
      title: { en: 'Change', sw: 'Badilisha' },
      form: changeForm,
    },
    {
      key: 'remove',
      on: 'row',
      node: 'popular/remove',
      title: { en: 'Remove', sw: 'Ondoa' },
      question: { en: 'Take this competition away?', sw: 'Uondoe ligi hii?' },
      offeredFor: ({ up_goal }) => up_goal === 0,
      perform: ({ rows: [row] }) => api.popular.remove({ id: (row as Popular).id }),
    },
  ],
});
