import { marketBetStatuses, typeFlags } from '@kipute/contract/constants/matches/markets';
import type { CallContent } from '@kipute/contract/registry';
import { deskTexts } from '../../i18n/texts/desk.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

type MarketType = CallContent<'atlassian/get_betting_type'>[number];

const titles = {
  status: { en: 'Betting', sw: 'Kubashiri' },
  flag: { en: 'Sold', sw: 'Huuzwa' },
} as const;

const decideForm = defineForm({
  call: 'atlassian/update_bet_status',
  fields: [
    {
      kind: 'choice',
      name: 'bet_status',
      title: titles.status,
      choices: marketBetStatuses,
      hint: {
        en: 'Not allowed: it leaves every page at once. Bets already placed go on.',
        sw: 'Ikizuiwa huondoka kila ukurasa mara moja. Mikeka iliyopo inaendelea.',
      },
    },
    { kind: 'choice', name: 'type_flag', title: titles.flag, choices: typeFlags },
    {
      kind: 'number',
      name: 'live_delay',
      title: deskTexts.liveDelay,
      hint: deskTexts.liveDelayHint,
      unit: deskTexts.seconds,
    },
    { kind: 'reason', name: 'reason', title: deskTexts.why },
  ],
  from: (type: MarketType) => type,
  send: (values, { subject: { id, revision } }) => ({ ...values, id, revision }),
});

export const marketTypesList = defineList({
  call: 'atlassian/get_betting_type',
  rowKey: 'id',
  rowName: (row) => row.name,
  pageSize: 20,
  intro: {
    en: 'What can be bet on in a match: whether it is sold, before the match or in play, and how long a bet in play waits.',
    sw: 'Kinachoweza kubashiriwa kwenye mechi: kama kinauzwa, kabla au mubashara, na muda wa kusubiri.',
  },
  filters: [{ kind: 'text', field: 'text', title: { en: 'Name or number', sw: 'Jina au namba' } }],
  columns: [
    { kind: 'text', field: 'name', title: deskTexts.name, width: 280 },
    { kind: 'text', field: 'id', title: deskTexts.number },
    { kind: 'text', field: 'sport_group', title: deskTexts.sport },
    {
      kind: 'status',
      field: 'bet_status',
      title: titles.status,
      choices: marketBetStatuses,
      tones: { allowed: 'good', 'not-allowed': 'bad' },
      filter: 'bet_status',
    },
    {
      kind: 'status',
      field: 'type_flag',
      title: titles.flag,
      choices: typeFlags,
      filter: 'type_flag',
    },
    {
      kind: 'status',
      field: 'shipped_type_flag',
      title: { en: 'As shipped', sw: 'Ilivyokuja' },
      choices: typeFlags,
      shown: 'on-demand',
    },
    { kind: 'count', field: 'live_delay', title: deskTexts.liveDelay },
  ],
  actions: [
    {
      key: 'decide',
      on: 'row',
      node: 'atlassian/update_bet_status',
      title: deskTexts.decide,
      form: decideForm,
    },
  ],
});
