import { defineList } from '../_list-kit/definition/list-definition.ts';

export const suspendedMarketsList = defineList({
  call: 'atlassian/get_suspended_markets',
  rowKey: 'id',
  rowName: (row) => row.market,
  pageSize: 20,
  intro: {
    en: 'Markets the provider offers at prices that cannot be right. They are not sold until the prices are put right.',
    sw: 'Masoko yenye odds zisizowezekana kutoka kwa mtoa odds. Hayauzwi hadi odds zirekebishwe.',
  },
  columns: [
    { kind: 'instant', field: 'since', title: { en: 'Since', sw: 'Tangu' } },
    {
      kind: 'id',
      field: 'match_id',
      title: { en: 'Match id', sw: 'Namba ya mechi' },
      filter: 'match_id',
    },
    { kind: 'text', field: 'match', title: { en: 'Match', sw: 'Mechi' }, width: 220 },
    { kind: 'text', field: 'market', title: { en: 'Market', sw: 'Soko' }, width: 200 },
    { kind: 'long-text', field: 'reason', title: { en: 'Why', sw: 'Sababu' }, width: 300 },
    { kind: 'long-text', field: 'prices', title: { en: 'Odds', sw: 'Odds' }, width: 320 },
    { kind: 'text', field: 'league', title: { en: 'League', sw: 'Ligi' }, shown: 'on-demand' },
  ],
});
