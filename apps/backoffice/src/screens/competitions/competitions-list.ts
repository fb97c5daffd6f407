import { liveBetFlags } from '@kipute/contract/constants/matches/markets';
import { sports } from '@kipute/contract/constants/matches/sports';
import type { CallContent } from '@kipute/contract/registry';
import { deskTexts } from '../../i18n/texts/desk.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type Competition = CallContent<'atlassian/competition_inquire'>[number];

const reason = { kind: 'reason', name: 'reason', title: deskTexts.why } as const;
const titles = {
  rollBet: { en: 'Live betting', sw: 'Mubashara' },
  popular: { en: 'Popular', sw: 'Maarufu' },
  tier: { en: 'Tier', sw: 'Daraja' },
} as const;

const errors = {
  'sequence-out-of-range': 'sequence',
  'live-bet-flag-unknown': 'roll_bet',
  'tier-unknown': 'tier',
} as const;

const decideForm = defineForm({
  call: 'competition/update',
  fields: [
    { kind: 'number', name: 'sequence', title: deskTexts.sequence, hint: deskTexts.sequenceHint },
    { kind: 'choice', name: 'roll_bet', title: titles.rollBet, choices: liveBetFlags },
    { kind: 'flag', name: 'is_popular', title: titles.popular },
    {
      kind: 'number',
      name: 'tier',
      title: titles.tier,
      hint: {
        en: 'Margin and highest stake of its tier. Empty: neither.',
        sw: 'Faida na dau la juu la daraja lake. Tupu: hakuna.',
      },
    },
    reason,
  ],
  from: (competition: Competition) => competition,
  send: (values, { subject: { id, revision } }) => ({ ...values, id, revision }),
  errors,
});

type Sending = { readonly subject: readonly Competition[]; readonly requestKey: string };

const rollBetForm = (roll_bet: 1 | 2) =>
  defineForm({
    call: 'atlassian/update_roll_bet',
    fields: [reason],
    send: (values, { subject }: Sending) => ({
      ...{ ...values, ids: subject.map(({ id }) => id), roll_bet },
    }),
  });

export const competitionsList = defineList({
  call: 'atlassian/competition_inquire',
  rowKey: 'id',
  rowName: (row) => row.name,
  pageSize: 20,
  intro: {
    en: 'Competitions in the order of the board: whether they are sold in play, and by which tier.',
    sw: 'Mashindano kwa mpangilio wa ubao: kama yanauzwa mubashara, na kwa daraja gani.',
  },
  filters: [{ kind: 'text', field: 'text', title: { en: 'Name or country', sw: 'Jina au nchi' } }],
  columns: [
    { kind: 'text', field: 'name', title: deskTexts.name, width: 240 },
    { kind: 'text', field: 'country', title: deskTexts.country, width: 160 },
    {
      kind: 'status',
      field: 'sport_id',
      title: deskTexts.sport,
      choices: sports,
      filter: 'sport_id',
    },
    {
      kind: 'count',
      field: 'matches',
      title: deskTexts.matches,
      link: ({ id }) => `/matches?competition_id=${id}`,
    },
    { kind: 'count', field: 'sequence', title: deskTexts.sequence },
    {
      kind: 'status',
      field: 'roll_bet',
      title: titles.rollBet,
      choices: liveBetFlags,
      tones: { allowed: 'good', 'not-allowed': 'bad' },
      filter: 'roll_bet',
    },
    { kind: 'flag', field: 'is_popular', title: titles.popular },
    { kind: 'count', field: 'tier', title: titles.tier },
    {
      kind: 'long-text',
      field: 'associated_names',
      title: { en: 'In front as', sw: 'Mbele kama' },
      width: 180,
    },
    { kind: 'id', field: 'id', title: deskTexts.number, shown: 'on-demand' },
  ],
  actions: [
    {
      key: 'decide',
      on: 'row',
      node: 'competition/update',
      title: deskTexts.decide,
      form: decideForm,
    },
    {
      key: 'no-live',
      on: 'selection',
      node: 'competition/update',
      title: { en: 'No live betting', sw: 'Zuia mubashara' },
      question: {
        en: 'Matches of these competitions are shown locked while they are played.',
        sw: 'Mechi za mashindano haya zitaonekana zimefungwa zikiwa zinachezwa.',
      },
      offeredFor: (row) => row.roll_bet === liveBetFlags.allowed.id,
      form: rollBetForm(2),
    },
    {
      key: 'live',
      on: 'selection',
      node: 'competition/update',
      title: { en: 'Allow live betting', sw: 'Ruhusu mubashara' },
      offeredFor: (row) => row.roll_bet === liveBetFlags['not-allowed'].id,
      form: rollBetForm(1),
    },
  ],
});
