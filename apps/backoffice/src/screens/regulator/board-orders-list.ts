import { boardOrderStates, boardProducts } from '@kipute/contract/constants/operations/regulator';
import { defineList } from '../_list-kit/definition/list-definition.ts';

export const boardOrdersList = defineList({
  call: 'regulator/orders',
  rowKey: 'serial_number',
  rowName: (row) => row.serial_number,
  pageSize: 20,
  printable: true,
  wholeFile: () => ({ type: 'regulator-report', filter: {} }),
  intro: {
    en: 'Every order of the players whom the gaming board is told of, by number, never by name. Yesterday unless you choose days.',
    sw: 'Kila mkeka wa wachezaji wanaoripotiwa kwa Bodi, kwa namba, si kwa jina. Jana, usipochagua siku.',
  },
  filters: [{ kind: 'day-range', from: 'from', to: 'to', title: { en: 'Days', sw: 'Siku' } }],
  columns: [
    { kind: 'instant', field: 'create_time', title: { en: 'Placed', sw: 'Uliwekwa' } },
    {
      kind: 'text',
      field: 'serial_number',
      title: { en: 'Serial number', sw: 'Namba' },
      width: 190,
    },
    {
      kind: 'word',
      field: 'product',
      title: { en: 'Product', sw: 'Bidhaa' },
      words: boardProducts,
    },
    { kind: 'id', field: 'user_id', title: { en: 'Player', sw: 'Mchezaji' } },
    { kind: 'count', field: 'leg_count', title: { en: 'Selections', sw: 'Machaguo' } },
    { kind: 'text', field: 'total_price', title: { en: 'Total odds', sw: 'Jumla ya odds' } },
    { kind: 'money', field: 'stake', title: { en: 'Stake', sw: 'Dau' } },
    { kind: 'money', field: 'payout', title: { en: 'Paid', sw: 'Kilicholipwa' } },
    { kind: 'money', field: 'tax', title: { en: 'Tax withheld', sw: 'Kodi ya zuio' } },
    { kind: 'word', field: 'state', title: { en: 'State', sw: 'Hali' }, words: boardOrderStates },
    { kind: 'instant', field: 'settlement_time', title: { en: 'Settled', sw: 'Ulilipwa' } },
  ],
});
