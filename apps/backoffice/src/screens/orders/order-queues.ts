import { orderResults, orderStatuses, orderTypes } from '@kipute/contract/constants/betting/orders';
import type { Localised } from '@kipute/contract/locale';
import type { List } from '../_list-kit/definition/list.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { ordersList } from './orders-list.ts';

/** A queue has one question, so of the filters of the list only whose and on which match are left. */
const asked = ['user_id', 'match_id'];

const queueOf = (call: List['call'], intro: Localised): List => ({
  ...ordersList,
  ...{ call, intro },
  columns: ordersList.columns.map(({ filter, ...column }) => ({
    ...column,
    ...(typeof filter === 'string' && asked.includes(filter) && { filter }),
  })),
  filters: ordersList.filters.filter((filter) => 'field' in filter && asked.includes(filter.field)),
});

export const abnormalOrdersList = queueOf('order_list/abnormal', {
  en: 'No result in time, or a doubtful one: somebody must say how the match ended.',
  sw: 'Matokeo hayajafika kwa wakati au yana shaka: mtu aseme mechi ilivyokwisha.',
});

export const delayedOrdersList = queueOf('order_list/delayed', {
  en: 'Large payouts that wait until somebody approves them.',
  sw: 'Malipo makubwa yanayosubiri mtu ayaidhinishe.',
});

export const boardOrdersList = defineList({
  call: 'order_list/gambling_bureau_query',
  rowKey: 'id',
  rowName: (row) => row.serial_number,
  pageSize: 20,
  intro: {
    en: 'What the gaming board is told: orders of users with the flag who count in statistics. Choose a period of up to 92 days.',
    sw: 'Inachoambiwa Bodi: mikeka ya watumiaji wenye alama wanaohesabiwa kwenye takwimu. Chagua muda wa hadi siku 92.',
  },
  columns: [
    {
      kind: 'instant',
      field: 'create_time',
      title: { en: 'Placed', sw: 'Uliwekwa' },
      filter: { from: 'start_time', to: 'end_time' },
    },
    {
      kind: 'text',
      field: 'serial_number',
      title: { en: 'Serial number', sw: 'Namba' },
      width: 190,
      filter: 'serial_number',
    },
    {
      kind: 'id',
      field: 'user_id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      filter: 'user_id',
    },
    {
      kind: 'status',
      field: 'status',
      title: { en: 'Status', sw: 'Hali' },
      width: 190,
      choices: orderStatuses,
    },
    {
      kind: 'status',
      field: 'result',
      title: { en: 'Result', sw: 'Matokeo' },
      width: 150,
      choices: orderResults,
    },
    { kind: 'count', field: 'leg_count', title: { en: 'Legs', sw: 'Mechi' } },
    { kind: 'text', field: 'total_price', title: { en: 'Total odds', sw: 'Jumla ya odds' } },
    { kind: 'money', field: 'amount_payable', title: { en: 'Stake', sw: 'Dau' } },
    { kind: 'money', field: 'tax_amount', title: { en: 'Tax', sw: 'Kodi' } },
    { kind: 'money', field: 'actual_pay_amount', title: { en: 'Paid', sw: 'Iliyolipwa' } },
    { kind: 'instant', field: 'settlement_time', title: { en: 'Settled', sw: 'Uliamuliwa' } },
    {
      kind: 'status',
      field: 'type',
      title: { en: 'Type', sw: 'Aina' },
      choices: orderTypes,
      shown: 'on-demand',
    },
    {
      kind: 'flag',
      field: 'removed',
      title: { en: 'Deleted from lists', sw: 'Imeondolewa kwenye orodha' },
      shown: 'on-demand',
    },
  ],
});
