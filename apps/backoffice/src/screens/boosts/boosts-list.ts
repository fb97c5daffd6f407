import { boostRules, boostStates } from '@kipute/contract/constants/betting/boosts';
import type { CallContent } from '@kipute/contract/registry';
import { api } from '../../features/wire/api.ts';
import { defineForm, optionsFrom } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Boost = CallContent<'boost/inquire'>[number];

/** A dash while the selection is not on sale before its match. */
const shownOdds = (odds: number): string => (odds === 0 ? '–' : odds.toFixed(2));

const shillings = { en: 'TSh', sw: 'TSh' } as const;

const selections = optionsFrom('boost/selections', {
  search: 'text',
  value: (row) => row.id,
  name: (row) => `${row.match} · ${row.market} · ${row.selection} @ ${row.odds.toFixed(2)}`,
});

const addForm = defineForm({
  call: 'boost/add',
  fields: [
    {
      kind: 'picker',
      name: 'selection_id',
      title: { en: 'Selection', sw: 'Chaguo' },
      source: selections,
      need: 'required',
      hint: {
        en: 'Look by team, or by the number of the match or selection. Before the match only.',
        sw: 'Tafuta kwa timu, au namba ya mechi au chaguo. Kabla ya mechi tu.',
      },
    },
    {
      kind: 'choice',
      name: 'rule',
      title: { en: 'How it is raised', sw: 'Zinavyoongezwa' },
      words: boostRules,
    },
    {
      kind: 'number',
      name: 'odds',
      title: { en: 'Boosted odds', sw: 'Odds zilizoongezwa' },
      asked: ({ rule }) => rule === 'fixed',
      need: 'required',
      hint: {
        en: 'Ends when the market comes up to it.',
        sw: 'Inaisha odds za soko zikiifikia.',
      },
    },
    {
      kind: 'number',
      name: 'percent',
      title: { en: 'Of the fair odds', sw: 'Ya odds halisi' },
      unit: { en: '%', sw: '%' },
      asked: ({ rule }) => rule === 'of-fair',
      need: 'required',
      hint: {
        en: 'Fair odds are those of the market without its margin; the boost follows them.',
        sw: 'Odds halisi ni za soko bila faida ya nyumba; Boost inazifuata.',
      },
    },
    {
      kind: 'date',
      name: 'starts_at',
      title: { en: 'From', sw: 'Kuanzia' },
      need: 'optional',
      hint: { en: 'Empty: at once.', sw: 'Tupu: sasa hivi.' },
    },
    {
      kind: 'date',
      name: 'ends_at',
      title: { en: 'Until', sw: 'Hadi' },
      need: 'optional',
      hint: { en: 'Empty: until the match begins.', sw: 'Tupu: hadi mechi ianze.' },
    },
    {
      kind: 'money',
      name: 'stake_maximum',
      title: { en: 'Highest stake of a player', sw: 'Dau la juu la mchezaji' },
      unit: shillings,
      hint: { en: 'All bets on it together.', sw: 'Bashiri zake zote pamoja.' },
    },
    {
      kind: 'money',
      name: 'budget',
      title: { en: 'Budget', sw: 'Bajeti' },
      unit: shillings,
      hint: {
        en: 'The most the house pays extra if all these bets win. Never exceeded.',
        sw: 'Kiasi cha juu cha ziada nyumba italipa bashiri zote zikishinda. Haizidishwi kamwe.',
      },
    },
    { kind: 'reason', name: 'reason', title: { en: 'Reason', sw: 'Sababu' } },
  ],
  from: () => ({ rule: 'fixed' as const, stake_maximum: 10_000, budget: 1_000_000 }),
  send: ({ selection_id, rule, odds, percent, starts_at, ends_at, ...rest }) => ({
    ...rest,
    selection_id: String(selection_id),
    rule,
    ...(rule === 'fixed' ? { odds } : { percent }),
    ...(starts_at && { starts_at }),
    ...(ends_at && { ends_at }),
  }),
  errors: {
    'boost-selection-closed': 'selection_id',
    'boost-overlaps': 'selection_id',
    'boost-not-above': 'odds',
    'boost-too-much': 'odds',
    'boost-fair-unknown': 'percent',
    'boost-window-invalid': 'ends_at',
    'boost-stake-over-budget': 'budget',
  },
});

const stateTones = {
  planned: 'quiet',
  running: 'good',
  over: 'quiet',
  'used-up': 'moving',
  overtaken: 'moving',
  stopped: 'bad',
} as const;

export const boostsList = defineList({
  call: 'boost/inquire',
  rowKey: 'id',
  rowName: ({ match, selection }) => `${selection}, ${match}`,
  pageSize: 20,
  intro: {
    en: 'Odds that the house raises for a time. Players see the usual odds struck through, and bet at the raised ones up to the highest stake and the budget.',
    sw: 'Odds ambazo nyumba inaziongeza kwa muda. Wachezaji huona odds za kawaida zimekatwa, na hubashiri kwa zilizoongezwa hadi dau la juu na bajeti.',
  },
  columns: [
    { kind: 'text', field: 'match', title: { en: 'Match', sw: 'Mechi' }, width: 190 },
    { kind: 'text', field: 'selection', title: { en: 'Selection', sw: 'Chaguo' }, width: 130 },
    {
      kind: 'word',
      field: 'state',
      title: { en: 'State', sw: 'Hali' },
      words: boostStates,
      tones: stateTones,
      filter: 'state',
      width: 120,
    },
    {
      kind: 'computed',
      field: 'boosted_now',
      title: { en: 'Sold at', sw: 'Zinauzwa' },
      value: ({ boosted_now }) => shownOdds(boosted_now),
      width: 90,
    },
    { kind: 'money', field: 'spent', title: { en: 'Spent', sw: 'Zilizotumika' }, width: 120 },
    { kind: 'money', field: 'budget', title: { en: 'Budget', sw: 'Bajeti' }, width: 120 },
    { kind: 'money', field: 'left', title: { en: 'Left', sw: 'Zilizobaki' }, width: 120 },
    { kind: 'count', field: 'bets', title: { en: 'Bets', sw: 'Bashiri' }, width: 80 },
    { kind: 'money', field: 'staked', title: { en: 'Staked', sw: 'Madau' } },
    { kind: 'money', field: 'stake_maximum', title: { en: 'Highest stake', sw: 'Dau la juu' } },
    {
      kind: 'computed',
      field: 'price_now',
      title: { en: 'Market odds', sw: 'Odds za soko' },
      value: ({ price_now }) => shownOdds(price_now),
    },
    { kind: 'flag', field: 'is_sold', title: { en: 'Raised now', sw: 'Zimeongezwa sasa' } },
    { kind: 'text', field: 'market', title: { en: 'Market', sw: 'Soko' }, width: 140 },
    { kind: 'instant', field: 'starts_at', title: { en: 'From', sw: 'Kuanzia' } },
    { kind: 'instant', field: 'ends_at', title: { en: 'Until', sw: 'Hadi' } },
    {
      kind: 'id',
      field: 'match_id',
      title: { en: 'Match id', sw: 'Namba ya mechi' },
      filter: 'match_id',
      shown: 'on-demand',
    },
    {
      kind: 'word',
      field: 'rule',
      title: { en: 'Rule', sw: 'Kanuni' },
      words: boostRules,
      shown: 'on-demand',
    },
    {
      kind: 'person',
      field: 'made_by',
      title: { en: 'Made by', sw: 'Aliyeiweka' },
      shown: 'on-demand',
    },
    {
      kind: 'person',
      field: 'ended_by',
      title: { en: 'Stopped by', sw: 'Aliyeisimamisha' },
      shown: 'on-demand',
    },
    { kind: 'long-text', field: 'note', title: { en: 'Reason', sw: 'Sababu' }, shown: 'on-demand' },
    { kind: 'id', field: 'id', title: { en: 'Number', sw: 'Namba' }, shown: 'on-demand' },
  ],
  actions: [
    {
      key: 'add',
      on: 'list',
      node: 'boost/add',
      title: { en: 'Raise odds', sw: 'Ongeza odds' },
      form: addForm,
    },
    {
      key: 'stop',
      on: 'row',
      node: 'boost/stop',
      tone: 'danger',
      title: { en: 'Stop', sw: 'Simamisha' },
      question: {
        en: 'It is over at once and for good. Bets that stand keep their odds.',
        sw: 'Inaisha sasa na haitarudi. Bashiri zilizowekwa zinabaki na odds zake.',
      },
      offeredFor: ({ state }: Boost) => state === 'planned' || state === 'running',
      perform: async ({ rows: [row], note }) => row && api.boost.stop({ id: row.id, reason: note }),
    },
  ],
});
