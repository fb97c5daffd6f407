import { guessingBetTypes, jackpotRewardTypes } from '@kipute/contract/constants/betting/games';
import type { CallContent } from '@kipute/contract/registry';
import { api } from '../../features/wire/api.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import type { ListAction } from '../_list-kit/definition/list.ts';

export type PoolType = CallContent<'guessing_bet_type/detailed'>;

const shillings = { en: 'TSh', sw: 'TSh' } as const;
const percent = { en: '%', sw: '%' } as const;
const BY_PERCENT = jackpotRewardTypes['percent-of-pool'].id;

const rightColumn = {
  name: 'right',
  kind: 'number',
  title: { en: 'Right picks', sw: 'Machaguo sahihi' },
} as const;

const saleFields = [
  {
    kind: 'text',
    name: 'label',
    title: { en: 'Name for players', sw: 'Jina wanaloliona wachezaji' },
    hint: { en: 'Such as "Jackpot 17".', sw: 'Mfano "Jackpot 17".' },
  },
  {
    kind: 'text',
    name: 'identifier_prefix',
    title: { en: 'Letters of its issues', sw: 'Herufi za matoleo yake' },
    hint: { en: 'One to four capitals: J makes J46.', sw: 'Moja hadi nne, kubwa: J inatoa J46.' },
  },
  {
    kind: 'money',
    name: 'bet_amount',
    unit: shillings,
    title: { en: 'Price of a line', sw: 'Bei ya mstari' },
  },
  {
    kind: 'number',
    name: 'guess_number',
    title: { en: 'Matches', sw: 'Mechi' },
    hint: {
      en: 'As many are picked on each ticket, neither more nor fewer.',
      sw: 'Kila tiketi ina machaguo mengi hivi, si zaidi wala pungufu.',
    },
  },
  { kind: 'number', name: 'reserves', title: { en: 'Reserve matches', sw: 'Mechi za akiba' } },
  {
    kind: 'number',
    name: 'max_doubles',
    title: { en: 'Doubles at most', sw: 'Mara 2, mwisho' },
    hint: { en: 'Lucky Six has none: 0.', sw: 'Lucky Six haina: 0.' },
  },
  {
    kind: 'number',
    name: 'max_multiplier',
    title: { en: 'Multiplier at most', sw: 'Zidisho la juu' },
  },
  {
    kind: 'number',
    name: 'max_range_odds',
    title: { en: 'Warn when prices differ by', sw: 'Onyo odds zikitofautiana kwa' },
    hint: {
      en: 'Between the lowest and the highest price of a match.',
      sw: 'Kati ya odds ndogo na kubwa za mechi moja.',
    },
  },
] as const;

const poolFields = [
  {
    kind: 'money',
    name: 'init_jackpot',
    unit: shillings,
    title: { en: 'Pool promised at least', sw: 'Mfuko wa chini ulioahidiwa' },
    hint: {
      en: 'The house adds what the last issue did not carry over.',
      sw: 'Nyumba inaongeza kile ambacho toleo lililopita halikuhamisha.',
    },
  },
  {
    kind: 'number',
    name: 'percentage',
    unit: percent,
    title: { en: 'Of each stake into the pool', sw: 'Sehemu ya dau kwenda mfukoni' },
  },
  {
    kind: 'money',
    name: 'max_add_balance',
    unit: shillings,
    title: { en: 'Added in an issue at most', sw: 'Nyongeza ya juu kwa toleo' },
  },
  {
    kind: 'choice',
    name: 'reward_type',
    title: { en: 'Prizes are', sw: 'Zawadi ni' },
    choices: jackpotRewardTypes,
  },
  {
    kind: 'ladder',
    name: 'percents',
    fact: 'tiers',
    title: { en: 'Prize tiers, all right first', sw: 'Ngazi za zawadi, sahihi zote kwanza' },
    columns: [
      rightColumn,
      { name: 'percent', kind: 'number', title: { en: '% of the pool', sw: '% ya mfuko' } },
    ],
    asked: (now: Readonly<Record<string, unknown>>) => now.reward_type === BY_PERCENT,
  },
  {
    kind: 'ladder',
    name: 'amounts',
    fact: 'tiers',
    title: { en: 'Prize tiers, all right first', sw: 'Ngazi za zawadi, sahihi zote kwanza' },
    columns: [
      rightColumn,
      { name: 'amount', kind: 'money', title: { en: 'TSh to each line', sw: 'TSh kwa mstari' } },
    ],
    asked: (now: Readonly<Record<string, unknown>>) => now.reward_type !== BY_PERCENT,
  },
  { kind: 'flag', name: 'active', title: { en: 'Further issues', sw: 'Matoleo mengine' } },
  { kind: 'reason', name: 'reason', title: { en: 'Reason', sw: 'Sababu' } },
] as const;

const planFields = [...saleFields, ...poolFields] as const;

const refusals = {
  'pool-places-invalid': 'guess_number',
  'pool-prefix-taken': 'identifier_prefix',
} as const;

type Step = Readonly<Record<string, number>>;

type Plan = Omit<
  PoolType,
  'id' | 'game' | 'revision' | 'issues' | 'rollover' | 'changed_by' | 'changed_at' | 'tiers'
>;

type Values = Omit<Plan, 'max_choose'> & {
  readonly percents: readonly Step[];
  readonly amounts: readonly Step[];
  readonly reason: string;
};

/** Every match is picked on a ticket, so no other number of picks can be meant (POL-150). */
function planOf({ percents, amounts, ...plan }: Values) {
  const steps = plan.reward_type === BY_PERCENT ? percents : amounts;
  const tiers = steps.map(({ right = 0, percent: part = 0, amount = 0 }) => ({
    ...{ right, percent: part, amount },
  }));
  return { ...plan, max_choose: plan.guess_number, tiers };
}

const addForm = defineForm({
  call: 'guessing_bet_type/add',
  fields: [
    {
      kind: 'choice',
      name: 'game',
      title: { en: 'Game', sw: 'Mchezo' },
      choices: guessingBetTypes,
      hint: {
        en: 'Jackpot: who wins each match. Lucky Six: the score of each.',
        sw: 'Jackpot: nani anashinda kila mechi. Lucky Six: magoli ya kila mechi.',
      },
    },
    ...planFields,
  ],
  from: () => ({
    ...{ game: guessingBetTypes.jackpot.id, guess_number: 13, reserves: 3, max_doubles: 10 },
    ...{ max_multiplier: 10, max_range_odds: 6, percentage: 15, reward_type: BY_PERCENT },
    ...{ percents: [{ right: 13, percent: 100 }], active: 1 as const },
  }),
  send: ({ game, ...values }) => ({ game, ...planOf(values) }),
  errors: refusals,
});

export const updateForm = defineForm({
  call: 'guessing_bet_type/update',
  fields: planFields,
  from: ({ tiers, ...plan }: PoolType) => ({
    ...plan,
    percents: tiers.map(({ right, percent: part }) => ({ right, percent: part })),
    amounts: tiers.map(({ right, amount }) => ({ right, amount })),
  }),
  send: (values, { subject }) => ({
    ...planOf(values),
    ...{ id: subject.id, revision: subject.revision },
  }),
  errors: refusals,
});

export const typeActions: readonly ListAction<PoolType>[] = [
  {
    key: 'add',
    title: { en: 'Add a game', sw: 'Ongeza mchezo' },
    node: 'guessing_bet_type/add',
    on: 'list',
    form: addForm,
  },
  {
    key: 'change',
    title: { en: 'Change', sw: 'Badilisha' },
    node: 'guessing_bet_type/update',
    on: 'row',
    question: {
      en: 'What is on sale keeps its terms. The change counts from the next opening.',
      sw: 'Toleo linalouzwa halibadiliki. Mabadiliko yanaanza toleo lijalo likifunguliwa.',
    },
    form: updateForm,
  },
  {
    key: 'remove',
    title: { en: 'Remove', sw: 'Ondoa' },
    node: 'guessing_bet_type/remove',
    on: 'row',
    tone: 'danger',
    offeredFor: ({ issues }) => issues === 0,
    perform: async ({ rows: [row], note }) =>
      row && api.guessing_bet_type.remove({ id: row.id, reason: note }),
  },
];
