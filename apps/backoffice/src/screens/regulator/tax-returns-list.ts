import { taxedProducts } from '@kipute/contract/constants/operations/regulator';
import { defineList } from '../_list-kit/definition/list-definition.ts';

export const taxReturnsList = defineList({
  call: 'regulator/tax',
  rowKey: 'product',
  rowName: ({ product, month }) => `${month} ${product}`,
  pageSize: 20,
  printable: true,
  intro: {
    en: 'Tax withheld from players and levy on what the house won, for one month. Due by the 7th of the next. The last whole month unless you choose a day of another.',
    sw: 'Kodi iliyokatwa kwa wachezaji na tozo ya kilichobaki kwa nyumba, kwa mwezi mmoja. Hulipwa kabla ya tarehe 7 ya mwezi unaofuata. Mwezi uliopita, usipochagua siku ya mwezi mwingine.',
  },
  filters: [
    { kind: 'day', field: 'month', title: { en: 'A day of the month', sw: 'Siku ya mwezi huo' } },
  ],
  columns: [
    { kind: 'text', field: 'month', title: { en: 'Month', sw: 'Mwezi' }, width: 100 },
    {
      kind: 'word',
      field: 'product',
      title: { en: 'Product', sw: 'Bidhaa' },
      width: 170,
      words: taxedProducts,
    },
    { kind: 'money', field: 'stakes', title: { en: 'Stakes', sw: 'Dau' } },
    { kind: 'money', field: 'payouts', title: { en: 'Payouts', sw: 'Malipo' } },
    {
      kind: 'money',
      field: 'ggr',
      title: { en: 'Gross gaming revenue', sw: 'Mapato ghafi (GGR)' },
      width: 180,
    },
    { kind: 'percent', field: 'levy_percent', title: { en: 'Levy, %', sw: 'Tozo, %' } },
    {
      kind: 'money',
      field: 'levy',
      title: { en: 'Gaming levy', sw: 'Tozo ya mapato' },
      width: 140,
    },
    {
      kind: 'percent',
      field: 'tax_percent',
      title: { en: 'Withheld, %', sw: 'Zuio, %' },
      width: 110,
    },
    { kind: 'money', field: 'tax', title: { en: 'Tax withheld', sw: 'Kodi ya zuio' } },
    { kind: 'money', field: 'total', title: { en: 'To be paid', sw: 'Ya kulipwa' } },
    { kind: 'text', field: 'due_on', title: { en: 'Due by', sw: 'Mwisho' }, width: 110 },
  ],
});
