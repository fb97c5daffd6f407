import { percentWords } from '../_casino/casino-words.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { ReturnInterval } from './ReturnInterval.tsx';
import { intervalWords } from './return-interval.ts';

const period = (days: number, en: string, sw: string) =>
  ({ key: `days-${days}`, title: { en, sw }, filter: { days } }) as const;

export const RESULTS_PATH = '/casino-games/results';

/** Against its stated return, by periods that end now. */
export const resultsList = defineList({
  call: 'casino_game/results',
  rowKey: 'game_id',
  rowName: ({ game_name }) => game_name,
  pageSize: 50,
  tabs: [
    { key: 'month', title: { en: '30 days', sw: 'Siku 30' }, filter: {} },
    period(1, '1 day', 'Siku 1'),
    period(7, '7 days', 'Siku 7'),
    period(90, '90 days', 'Siku 90'),
    period(365, '365 days', 'Siku 365'),
  ],
  columns: [
    { kind: 'text', field: 'game_name', title: { en: 'Game', sw: 'Mchezo' } },
    {
      kind: 'flag',
      field: 'alarm',
      title: { en: 'Alarm', sw: 'Onyo' },
      width: 90,
      sortable: true,
    },
    {
      kind: 'computed',
      field: 'interval',
      title: { en: 'Return, with its bounds', sw: 'Marejesho na mipaka yake' },
      width: 300,
      value: intervalWords,
      Draw: ReturnInterval,
    },
    {
      kind: 'computed',
      field: 'observed_words',
      title: { en: 'Paid back, %', sw: 'Ulirudisha, %' },
      width: 130,
      value: ({ observed_return: observed }) => (observed === null ? '' : percentWords(observed)),
    },
    {
      kind: 'computed',
      field: 'stated_words',
      title: { en: 'Stated, %', sw: 'Uliotajwa, %' },
      width: 110,
      value: ({ stated_return }) => percentWords(stated_return),
    },
    { kind: 'count', field: 'rounds', title: { en: 'Rounds', sw: 'Raundi' }, sortable: true },
    { kind: 'money', field: 'bet_amount', title: { en: 'Stakes', sw: 'Madau' }, sortable: true },
    { kind: 'money', field: 'won_amount', title: { en: 'Won', sw: 'Ushindi' } },
    {
      kind: 'money',
      field: 'profit',
      title: { en: 'House result', sw: 'Faida ya nyumba' },
      sortable: true,
    },
    { kind: 'text', field: 'provider', title: { en: 'Provider', sw: 'Mtoa huduma' }, width: 110 },
  ],
});
