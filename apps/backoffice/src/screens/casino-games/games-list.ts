import { casinoCategories } from '@kipute/contract/constants/casino/casino';
import type { CallContent } from '@kipute/contract/registry';
import { casinoTexts } from '../../i18n/texts/casino.ts';
import { percentWords } from '../_casino/casino-words.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

export type Game = CallContent<'casino_game/inquire'>[number];

export const gameForm = defineForm({
  call: 'casino_game/update',
  fields: [
    {
      kind: 'flag',
      name: 'show_status',
      title: casinoTexts.shown,
      hint: casinoTexts.shownHint,
    },
    { kind: 'text', name: 'name_sw', title: casinoTexts.nameSw },
    { kind: 'text', name: 'name_en', title: casinoTexts.nameEn },
    {
      kind: 'choice',
      name: 'category',
      title: casinoTexts.category,
      choices: casinoCategories,
    },
    {
      kind: 'number',
      name: 'sorting',
      title: casinoTexts.sorting,
      hint: casinoTexts.sortingHint,
    },
    { kind: 'reason', name: 'reason', title: casinoTexts.reason },
  ],
  from: (game: Game) => game,
  send: (values, { subject }) => ({ ...values, id: subject.id }),
});

export const gamesList = defineList({
  call: 'casino_game/inquire',
  rowKey: 'id',
  rowName: ({ name }) => name,
  pageSize: 50,
  intro: {
    en: 'What players find in the casino. Names, category, place and whether it is shown are ours; the stated return is the provider’s.',
    sw: 'Wanachokiona wachezaji kwenye kasino. Majina, aina, nafasi na kuonekana ni vyetu; marejesho ni ya mtoa huduma.',
  },
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Yote' }, filter: {} },
    { key: 'shown', title: { en: 'Shown', sw: 'Inayoonekana' }, filter: { show_status: 1 } },
    { key: 'hidden', title: { en: 'Hidden', sw: 'Iliyofichwa' }, filter: { show_status: 0 } },
    {
      key: 'gone',
      title: { en: 'No longer offered', sw: 'Isiyotolewa tena' },
      filter: { is_offered: 0 },
    },
  ],
  columns: [
    { kind: 'text', field: 'name', title: { en: 'Game', sw: 'Mchezo' }, filter: 'name' },
    {
      kind: 'status',
      field: 'category',
      title: { en: 'Category', sw: 'Aina' },
      width: 120,
      choices: casinoCategories,
      filter: 'category',
      sortable: true,
    },
    {
      kind: 'text',
      field: 'provider_name',
      title: { en: 'Provider', sw: 'Mtoa huduma' },
      filter: 'provider_name',
      sortable: true,
    },
    {
      kind: 'computed',
      field: 'return_words',
      title: { en: 'Stated return, %', sw: 'Marejesho, %' },
      width: 150,
      value: ({ stated_return }) => percentWords(stated_return),
    },
    {
      kind: 'flag',
      field: 'show_status',
      title: { en: 'Shown', sw: 'Unaonekana' },
      width: 110,
      filter: 'show_status',
    },
    {
      kind: 'count',
      field: 'sorting',
      title: { en: 'Place', sw: 'Nafasi' },
      sortable: true,
    },
    {
      kind: 'flag',
      field: 'is_offered',
      title: { en: 'Offered', sw: 'Unatolewa' },
      width: 110,
      filter: 'is_offered',
    },
    { kind: 'instant', field: 'synced_at', title: { en: 'Asked', sw: 'Iliulizwa' } },
    { kind: 'text', field: 'name_sw', title: casinoTexts.nameSw, shown: 'on-demand' },
    { kind: 'text', field: 'name_en', title: casinoTexts.nameEn, shown: 'on-demand' },
    {
      kind: 'text',
      field: 'provider',
      title: { en: 'Provider’s word', sw: 'Neno la mtoa huduma' },
      shown: 'on-demand',
    },
    { kind: 'text', field: 'code', title: { en: 'Code', sw: 'Msimbo' }, shown: 'on-demand' },
    { kind: 'id', field: 'id', title: { en: 'Number', sw: 'Namba' }, shown: 'on-demand' },
  ],
  actions: [
    {
      key: 'change',
      title: { en: 'Change', sw: 'Badilisha' },
      node: 'casino_game/update',
      on: 'row',
      form: gameForm,
    },
  ],
});
