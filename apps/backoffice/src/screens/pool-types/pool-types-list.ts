import { guessingBetTypes, jackpotRewardTypes } from '@kipute/contract/constants/betting/games';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { nextPool } from '../_pools/pool-words.ts';
import { typeActions } from './pool-type-forms.ts';

export const poolTypesList = defineList({
  call: 'guessing_bet_type/inquire_all',
  rowKey: 'id',
  rowName: ({ label }) => label,
  pageSize: 20,
  intro: {
    en: 'The terms that the next issues are sold on. What is on sale keeps those it was opened with.',
    sw: 'Masharti ya matoleo yajayo. Toleo linalouzwa lina masharti liliyofunguliwa nayo.',
  },
  columns: [
    { kind: 'text', field: 'label', title: { en: 'Game', sw: 'Mchezo' } },
    {
      kind: 'status',
      field: 'game',
      title: { en: 'Kind', sw: 'Aina' },
      width: 110,
      choices: guessingBetTypes,
      filter: 'game',
    },
    {
      kind: 'flag',
      field: 'active',
      title: { en: 'Further issues', sw: 'Matoleo mengine' },
      width: 130,
    },
    {
      kind: 'computed',
      field: 'begins',
      title: { en: 'Next pool, TSh', sw: 'Mfuko ujao, TSh' },
      width: 150,
      value: (row) => nextPool(row).begins,
    },
    { kind: 'money', field: 'rollover', title: { en: 'Carried over', sw: 'Iliyohamishwa' } },
    {
      kind: 'money',
      field: 'init_jackpot',
      title: { en: 'Promised at least', sw: 'Kiwango cha chini' },
      width: 170,
      sum: 'never',
    },
    { kind: 'text', field: 'identifier_prefix', title: { en: 'Letters', sw: 'Herufi' }, width: 80 },
    { kind: 'count', field: 'issues', title: { en: 'Issues', sw: 'Matoleo' } },
    {
      kind: 'money',
      field: 'bet_amount',
      title: { en: 'A line', sw: 'Mstari' },
      width: 100,
      sum: 'never',
    },
    {
      kind: 'computed',
      field: 'places',
      title: { en: 'Matches + reserves', sw: 'Mechi + akiba' },
      width: 140,
      value: ({ guess_number, reserves }) => `${guess_number} + ${reserves}`,
    },
    {
      kind: 'count',
      field: 'max_doubles',
      title: { en: 'Doubles at most', sw: 'Mara 2, mwisho' },
      shown: 'on-demand',
    },
    {
      kind: 'status',
      field: 'reward_type',
      title: { en: 'Prizes', sw: 'Zawadi' },
      width: 170,
      choices: jackpotRewardTypes,
    },
    { kind: 'percent', field: 'percentage', title: { en: 'Into the pool', sw: 'Mfukoni' } },
    {
      kind: 'count',
      field: 'max_multiplier',
      title: { en: 'Multiplier at most', sw: 'Zidisho la juu' },
      shown: 'on-demand',
    },
    {
      kind: 'count',
      field: 'max_choose',
      title: { en: 'Picks at most', sw: 'Machaguo, mwisho' },
      shown: 'on-demand',
    },
    {
      kind: 'money',
      field: 'max_add_balance',
      title: { en: 'Added at most', sw: 'Nyongeza ya juu' },
      shown: 'on-demand',
      sum: 'never',
    },
    {
      kind: 'count',
      field: 'max_range_odds',
      title: { en: 'Warn when prices differ by', sw: 'Onyo odds zikitofautiana kwa' },
      shown: 'on-demand',
    },
    { kind: 'person', field: 'changed_by', title: { en: 'Changed by', sw: 'Aliyebadilisha' } },
    { kind: 'instant', field: 'changed_at', title: { en: 'Changed', sw: 'Yalibadilishwa' } },
    {
      kind: 'count',
      field: 'revision',
      title: { en: 'Revision', sw: 'Marekebisho' },
      shown: 'details',
    },
    { kind: 'id', field: 'id', title: { en: 'Number', sw: 'Namba' }, shown: 'on-demand' },
  ],
  actions: typeActions,
});
