import { racingRoundStatuses } from '@kipute/contract/constants/betting/games';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { RowPlates } from '../_racing/CarPlates.tsx';
import { roundTones } from '../_racing/racing-words.ts';

export const roundsList = defineList({
  call: 'racing_round/inquire_all',
  rowKey: 'id',
  rowName: ({ id }) => id,
  rowPage: ({ id }) => `/racing-rounds/${id}`,
  pageSize: 20,
  refreshSeconds: 10,
  intro: {
    en: 'Stakes and payments of each round, the newest first. A number is the day and the round of it.',
    sw: 'Madau na malipo ya kila raundi, mpya kwanza. Namba ni siku na raundi ya siku hiyo.',
  },
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Zote' }, filter: {} },
    { key: 'with-bets', title: { en: 'With bets', sw: 'Zenye dau' }, filter: { with_bets: 1 } },
    ...(['not-started', 'ongoing', 'ended'] as const).map((key) => ({
      key,
      title: racingRoundStatuses[key],
      filter: { status: racingRoundStatuses[key].id },
    })),
  ],
  columns: [
    { kind: 'id', field: 'id', title: { en: 'Round', sw: 'Raundi' }, width: 140, filter: 'id' },
    {
      kind: 'status',
      field: 'status',
      title: { en: 'State', sw: 'Hali' },
      width: 130,
      choices: racingRoundStatuses,
      tones: roundTones,
      filter: 'status',
    },
    {
      kind: 'instant',
      field: 'start_bet_time',
      title: { en: 'Betting opens', sw: 'Dau zinafunguliwa' },
      filter: { from: 'from', to: 'until' },
    },
    {
      kind: 'computed',
      field: 'finish',
      title: { en: 'Order of the cars', sw: 'Mpangilio wa magari' },
      width: 280,
      value: ({ result }) => result.join(' '),
      Draw: RowPlates,
    },
    { kind: 'count', field: 'bets', title: { en: 'Bets', sw: 'Dau' } },
    { kind: 'money', field: 'bet_amount', title: { en: 'Stakes', sw: 'Madau' } },
    { kind: 'money', field: 'paid', title: { en: 'Paid', sw: 'Zilizolipwa' } },
    { kind: 'money', field: 'profit', title: { en: 'House result', sw: 'Faida ya nyumba' } },
    { kind: 'money', field: 'pool_fed', title: { en: 'Into the pool', sw: 'Mfukoni' } },
    {
      kind: 'money',
      field: 'shared',
      title: { en: 'Out of the pool', sw: 'Kutoka mfukoni' },
    },
    { kind: 'flag', field: 'refunded', title: { en: 'Refunded', sw: 'Imerudishwa' }, width: 110 },
    { kind: 'count', field: 'tickets', title: { en: 'Tickets', sw: 'Tiketi' }, shown: 'on-demand' },
    {
      kind: 'instant',
      field: 'end_bet_time',
      title: { en: 'Betting closes', sw: 'Dau zinafungwa' },
      shown: 'on-demand',
    },
    {
      kind: 'instant',
      field: 'draw_time',
      title: { en: 'Cars start', sw: 'Magari yanaanza' },
      shown: 'on-demand',
    },
    {
      kind: 'instant',
      field: 'end_time',
      title: { en: 'Cars are in', sw: 'Magari yamefika' },
      shown: 'on-demand',
    },
  ],
  filters: [{ kind: 'flag', field: 'with_bets', title: { en: 'With bets', sw: 'Zenye dau' } }],
});
