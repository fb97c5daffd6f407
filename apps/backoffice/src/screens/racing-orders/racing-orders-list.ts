import { racingBetTypes, racingOrderStatuses } from '@kipute/contract/constants/betting/games';
import { billPurses } from '@kipute/contract/constants/money/bills';
import { reportedFlags } from '@kipute/contract/constants/operations/administration';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import {
  oddsWords,
  officeResults,
  orderTones,
  pickWords,
  type RacingOrder,
  resultTones,
} from '../_racing/racing-words.ts';

const placed = {
  kind: 'instant',
  field: 'create_time',
  title: { en: 'Placed', sw: 'Liliwekwa' },
} as const;

const serial = {
  kind: 'text',
  field: 'serial_number',
  title: { en: 'Serial number', sw: 'Namba' },
  width: 180,
} as const;

const round = {
  kind: 'id',
  field: 'round_id',
  title: { en: 'Round', sw: 'Raundi' },
  width: 140,
  link: ({ round_id }: RacingOrder) => `/racing-rounds/${round_id}`,
} as const;

const betType = {
  kind: 'status',
  field: 'bet_type',
  title: { en: 'Bet type', sw: 'Aina' },
  width: 170,
  choices: racingBetTypes,
} as const;

const chosen = {
  kind: 'computed',
  field: 'chosen',
  title: { en: 'Chosen', sw: 'Chaguo' },
  width: 200,
  value: ({ picks }: RacingOrder, t: Parameters<typeof pickWords>[1]) => pickWords(picks, t),
} as const;

/** The lines of its stake and of what came back, in the purse of coin. */
const statementLines = ({ user_id, serial_number }: RacingOrder) =>
  `/bills?type=${billPurses['racing-coin']}&user_id=${user_id}&serial_number=${serial_number}`;

const tickets = {
  kind: 'count',
  field: 'tickets',
  title: { en: 'Tickets', sw: 'Tiketi' },
} as const;
const stake = {
  kind: 'money',
  field: 'bet_amount',
  title: { en: 'Stake', sw: 'Dau' },
  link: statementLines,
} as const;

const states = [
  {
    kind: 'status',
    field: 'status',
    title: { en: 'State', sw: 'Hali' },
    choices: racingOrderStatuses,
    tones: orderTones,
    filter: 'status',
  },
  {
    kind: 'status',
    field: 'result',
    title: { en: 'Result', sw: 'Matokeo' },
    choices: officeResults,
    tones: resultTones,
    filter: 'result',
  },
] as const;

const money = [
  { kind: 'money', field: 'paid', title: { en: 'Paid by odds', sw: 'Malipo ya odds' } },
  { kind: 'money', field: 'shared', title: { en: 'From the pool', sw: 'Kutoka mfukoni' } },
  { kind: 'money', field: 'profit', title: { en: 'Player’s profit', sw: 'Faida ya mchezaji' } },
] as const;

/** Bets in racing coin: one coin is one shilling. */
export const racingOrdersList = defineList({
  call: 'racing_order/inquire',
  rowKey: 'id',
  rowName: ({ serial_number }) => serial_number,
  pageSize: 20,
  intro: {
    en: 'Bets in racing coin; one coin is one shilling. Tax is withheld when coin becomes balance.',
    sw: 'Dau za sarafu za mbio; sarafu moja ni shilingi moja. Kodi hukatwa sarafu zikibadilishwa kuwa salio.',
  },
  columns: [
    { ...serial, filter: 'serial_number' },
    { ...placed, filter: { from: 'from', to: 'until' } },
    {
      kind: 'text',
      field: 'user_name',
      title: { en: 'Player', sw: 'Mchezaji' },
      link: ({ user_id }) => `/users/${user_id}`,
    },
    { kind: 'phone', field: 'phone', title: { en: 'Phone', sw: 'Simu' } },
    { ...round, filter: 'round_id' },
    { ...betType, filter: 'bet_type' },
    chosen,
    tickets,
    stake,
    ...states,
    ...money,
    {
      kind: 'computed',
      field: 'odds_words',
      title: { en: 'Odds', sw: 'Odds' },
      width: 110,
      // Ten-of-ten is paid by its table and has none.
      value: ({ odds, picks }) =>
        odds
          .filter((one) => one.odds > 0 && picks.some((pick) => pick.bet_type === one.bet_type))
          .map((one) => oddsWords(one.odds))
          .join(' · '),
    },
    {
      kind: 'money',
      field: 'single_amount',
      title: { en: 'A ticket', sw: 'Tiketi moja' },
      sum: 'never',
    },
    { kind: 'count', field: 'right', title: { en: 'Right places', sw: 'Nafasi sahihi' } },
    { kind: 'instant', field: 'settlement_time', title: { en: 'Settled', sw: 'Lilikamilika' } },
    {
      kind: 'status',
      field: 'reported',
      title: { en: 'Reported to the board', sw: 'Linaripotiwa kwa bodi' },
      width: 170,
      choices: reportedFlags,
      shown: 'on-demand',
    },
    { kind: 'money', field: 'tax', title: { en: 'Tax', sw: 'Kodi ya zuio' }, shown: 'on-demand' },
    {
      kind: 'id',
      field: 'user_id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      filter: 'user_id',
      shown: 'on-demand',
    },
  ],
});

/** The same of one player, on the page of theirs. */
export const userRacingBetsList = defineList({
  call: 'racing_order/inquire',
  rowKey: 'id',
  rowName: ({ serial_number }) => serial_number,
  columns: [
    placed,
    {
      ...serial,
      link: ({ id, serial_number }) => `/racing-orders?serial_number=${serial_number}&row=${id}`,
    },
    round,
    betType,
    chosen,
    tickets,
    stake,
    ...states,
    ...money,
  ],
});
