import { casinoRoundStatuses } from '@kipute/contract/constants/casino/casino';
import { inAddress, ofGame, roundTones } from '../_casino/casino-words.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

const opened = {
  kind: 'instant',
  field: 'open_time',
  title: { en: 'Begun', sw: 'Ilianza' },
} as const;

const round = {
  kind: 'text',
  field: 'round',
  title: { en: 'Provider’s number', sw: 'Namba ya mtoa huduma' },
  width: 190,
  link: ({ round: word, provider }: { readonly round: string; readonly provider: string }) =>
    `/casino-transactions?${inAddress({ provider, round: word })}`,
} as const;

const game = { kind: 'text', field: 'game_name', title: { en: 'Game', sw: 'Mchezo' } } as const;

const status = {
  kind: 'status',
  field: 'status',
  title: { en: 'State', sw: 'Hali' },
  width: 130,
  choices: casinoRoundStatuses,
  tones: roundTones,
  filter: 'status',
} as const;

const money = [
  { kind: 'money', field: 'bet_amount', title: { en: 'Staked', sw: 'Dau' } },
  { kind: 'money', field: 'won_amount', title: { en: 'Won', sw: 'Ushindi' } },
  { kind: 'money', field: 'tax_amount', title: { en: 'Tax', sw: 'Kodi ya zuio' } },
  { kind: 'money', field: 'profit', title: { en: 'Player’s profit', sw: 'Faida ya mchezaji' } },
] as const;

const closed = {
  kind: 'instant',
  field: 'close_time',
  title: { en: 'Ended', sw: 'Iliisha' },
} as const;

export const casinoRoundsList = defineList({
  call: 'casino_round/inquire',
  rowKey: 'id',
  rowName: ({ round: word }) => word,
  pageSize: 20,
  intro: {
    en: 'Rounds of players at the providers. A stuck one is open for longer than a round can take, and its provider is being asked.',
    sw: 'Raundi za wachezaji kwa watoa huduma. Iliyokwama iko wazi kuliko raundi inavyoweza, na mtoa huduma anaulizwa.',
  },
  tabs: [
    { key: 'all', title: { en: 'All', sw: 'Zote' }, filter: {} },
    ...(['open', 'stuck', 'closed'] as const).map((key) => ({
      key,
      title: casinoRoundStatuses[key],
      filter: { status: casinoRoundStatuses[key].id },
    })),
  ],
  columns: [
    { ...opened, filter: { from: 'from', to: 'until' } },
    status,
    {
      kind: 'text',
      field: 'user_name',
      title: { en: 'Player', sw: 'Mchezaji' },
      link: ({ user_id }) => `/users/${user_id}`,
    },
    { kind: 'phone', field: 'phone', title: { en: 'Phone', sw: 'Simu' } },
    game,
    ...money,
    { ...round, filter: 'round' },
    closed,
    { kind: 'text', field: 'provider', title: { en: 'Provider', sw: 'Mtoa huduma' }, width: 110 },
    {
      kind: 'id',
      field: 'user_id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      filter: 'user_id',
      shown: 'on-demand',
    },
    { kind: 'id', field: 'id', title: { en: 'Number', sw: 'Namba' }, shown: 'on-demand' },
  ],
  filters: [ofGame],
});

/** The same of one player, on the page of theirs. */
export const userCasinoRoundsList = defineList({
  call: 'casino_round/inquire',
  rowKey: 'id',
  rowName: ({ round: word }) => word,
  columns: [opened, game, status, ...money, round, closed],
});
