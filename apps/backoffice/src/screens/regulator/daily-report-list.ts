import { taxedProducts } from '@kipute/contract/constants/operations/regulator';
import { defineList } from '../_list-kit/definition/list-definition.ts';

export const dailyReportList = defineList({
  call: 'regulator/inquire',
  rowKey: 'key',
  rowName: ({ day, product }) => `${day} ${product}`,
  pageSize: 100,
  printable: true,
  intro: {
    en: 'What each product took and paid, day by day, from the books. Yesterday unless you choose days. Accounts of the house and of tests are left out.',
    sw: 'Kila bidhaa ilichopokea na kulipa, siku kwa siku, kutoka kwenye vitabu. Jana, usipochagua siku. Akaunti za nyumba na za majaribio hazimo.',
  },
  filters: [{ kind: 'day-range', from: 'from', to: 'to', title: { en: 'Days', sw: 'Siku' } }],
  columns: [
    { kind: 'text', field: 'day', title: { en: 'Day', sw: 'Siku' }, width: 120 },
    {
      kind: 'word',
      field: 'product',
      title: { en: 'Product', sw: 'Bidhaa' },
      width: 200,
      words: taxedProducts,
    },
    { kind: 'count', field: 'bets', title: { en: 'Bets', sw: 'Mikeka' } },
    { kind: 'money', field: 'stakes', title: { en: 'Stakes', sw: 'Dau' } },
    { kind: 'money', field: 'payouts', title: { en: 'Payouts', sw: 'Malipo' } },
    {
      kind: 'money',
      field: 'ggr',
      title: { en: 'Gross gaming revenue', sw: 'Mapato ghafi (GGR)' },
      width: 190,
    },
    { kind: 'money', field: 'tax', title: { en: 'Tax withheld', sw: 'Kodi ya zuio' } },
    { kind: 'money', field: 'bonus', title: { en: 'Bonuses given', sw: 'Bonasi zilizotolewa' } },
  ],
});
