import { depositWays } from '@kipute/contract/constants/money/payments';
import { api } from '../../features/wire/api.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { attentionFilter, lookAction, settleActions } from '../_payments/attention.ts';
import { paidSums, paymentColumns } from '../_payments/payment-columns.ts';
import { creditByHand } from './credit-by-hand.ts';

export const rechargesList = defineList({
  call: 'recharge/manage',
  rowKey: 'serial_number',
  rowName: (row) => row.serial_number,
  pageSize: 20,
  wholeFile: (filter) => ({ type: 'deposits', filter }),
  sums: paidSums,
  intro: {
    en: 'Deposits of all players. Contradictory operator answers wait for review.',
    sw: 'Pesa zote zilizowekwa. Pale mtandao unapojipinga, mtu huangalia.',
  },
  filters: [attentionFilter],
  columns: [
    paymentColumns.requested,
    { ...paymentColumns.serialNumber, filter: 'serial_number' },
    paymentColumns.player,
    {
      kind: 'money',
      field: 'amount_payable',
      title: { en: 'Amount', sw: 'Kiasi' },
      filter: { from: 'amount_from', to: 'amount_to' },
    },
    paymentColumns.payStatus,
    paymentColumns.attention,
    {
      kind: 'text',
      field: 'carrier_order_number',
      title: { en: 'Receipt number', sw: 'Namba ya risiti' },
      filter: 'carrier_order_number',
    },
    { ...paymentColumns.operator, width: 200, filter: 'pay_type' },
    {
      kind: 'status',
      field: 'way',
      title: { en: 'Way', sw: 'Njia' },
      choices: depositWays,
      tones: { 'by-hand': 'moving' },
    },
    { ...paymentColumns.phone, filter: 'phone' },
    { kind: 'instant', field: 'pay_time', title: { en: 'Paid', sw: 'Ililipwa' } },
    paymentColumns.clerkNote,
    { ...paymentColumns.stage, shown: 'on-demand' },
    paymentColumns.note,
  ],
  actions: [
    {
      key: 'credit',
      title: { en: 'Credit by hand', sw: 'Weka kwa mkono' },
      node: 'recharge/credit',
      on: 'list',
      question: {
        en: 'For money that stands in the operator’s statement and in nobody’s balance.',
        sw: 'Kwa pesa iliyo kwenye taarifa ya mtandao lakini haipo kwenye salio la mtu.',
      },
      form: creditByHand,
    },
    lookAction('recharge/update', (looked) => api.recharge.mark_looked(looked)),
    ...settleActions({
      node: 'recharge/update',
      settle: (settled) => api.recharge.settle(settled),
      paid: {
        en: 'The amount comes into the player’s balance.',
        sw: 'Kiasi kitaingia kwenye salio la mchezaji.',
      },
      refused: {
        en: 'The deposit is closed and nothing is credited.',
        sw: 'Ombi litafungwa na hakuna kitakachoingia kwenye salio.',
      },
    }),
  ],
});
