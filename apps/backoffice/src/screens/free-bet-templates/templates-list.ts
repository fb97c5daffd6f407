import type { CallContent } from '@kipute/contract/registry';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Template = CallContent<'free_bet_template/inquire'>[number];

const titles = {
  nameSw: { en: 'Name in Swahili', sw: 'Jina kwa Kiswahili' },
  nameEn: { en: 'Name in English', sw: 'Jina kwa Kiingereza' },
  amount: { en: 'Amount', sw: 'Kiasi' },
  days: { en: 'Days valid', sw: 'Siku za kutumika' },
  cap: { en: 'For one player at most', sw: 'Kwa mchezaji mmoja mwisho' },
  budget: { en: 'Budget', sw: 'Bajeti' },
  active: { en: 'Switched on', sw: 'Inatumika' },
  reason: { en: 'Reason', sw: 'Sababu' },
} as const;

const tzs = { en: 'TSh', sw: 'TSh' } as const;

const fields = [
  { kind: 'text', name: 'name_sw', title: titles.nameSw },
  { kind: 'text', name: 'name_en', title: titles.nameEn },
  { kind: 'money', name: 'amount', title: titles.amount, unit: tzs },
  { kind: 'number', name: 'days_valid', title: titles.days },
  { kind: 'number', name: 'per_player_max', title: titles.cap },
  { kind: 'money', name: 'budget', title: titles.budget, unit: tzs },
  { kind: 'flag', name: 'active', title: titles.active },
  { kind: 'reason', name: 'reason', title: titles.reason },
] as const;

const addForm = defineForm({
  call: 'free_bet_template/add',
  fields,
  from: () => ({ days_valid: 7, per_player_max: 1, active: 1 as const }),
  send: (values) => values,
});

const changeForm = defineForm({
  call: 'free_bet_template/update',
  fields,
  from: ({ name_sw, name_en, amount, days_valid, per_player_max, budget, active }: Template) => ({
    ...{ name_sw, name_en, amount, days_valid, per_player_max, budget, active },
  }),
  send: (values, { subject }) => ({ ...values, id: subject.id, revision: subject.revision }),
  errors: { 'budget-below-given': 'budget' },
});

export const templatesList = defineList({
  call: 'free_bet_template/inquire',
  rowKey: 'id',
  rowName: ({ name_en }) => name_en,
  pageSize: 20,
  intro: {
    en: 'What the office may give by hand. Cap and budget are never exceeded.',
    sw: 'Ambazo ofisi inaweza kutoa kwa mkono. Idadi na bajeti havizidishwi kamwe.',
  },
  columns: [
    { kind: 'id', field: 'id', title: { en: 'Number', sw: 'Namba' } },
    { kind: 'text', field: 'name_sw', title: titles.nameSw },
    { kind: 'text', field: 'name_en', title: titles.nameEn },
    { kind: 'money', field: 'amount', title: titles.amount, sum: 'never' },
    { kind: 'count', field: 'days_valid', title: titles.days },
    { kind: 'count', field: 'per_player_max', title: titles.cap },
    { kind: 'money', field: 'budget', title: titles.budget },
    { kind: 'money', field: 'given', title: { en: 'Given', sw: 'Iliyotolewa' } },
    { kind: 'flag', field: 'active', title: titles.active, filter: 'active' },
    { kind: 'person', field: 'changed_by', title: { en: 'Changed by', sw: 'Aliyebadilisha' } },
    { kind: 'instant', field: 'changed_at', title: { en: 'Changed', sw: 'Ilibadilishwa' } },
  ],
  actions: [
    {
      key: 'add',
      title: { en: 'Add template', sw: 'Ongeza aina' },
      node: 'free_bet_template/add',
      on: 'list',
      form: addForm,
    },
    {
      key: 'change',
      title: { en: 'Change', sw: 'Badilisha' },
      node: 'free_bet_template/update',
      on: 'row',
      form: changeForm,
    },
  ],
});
