import { orderResults, orderStatuses } from '@kipute/contract/constants/betting/orders';
import { userStatuses } from '@kipute/contract/constants/operations/administration';
import { logTypes } from '@kipute/contract/constants/operations/logs';
import { defineList } from '../../../_list-kit/definition/list-definition.ts';
import { paidSums, paymentColumns } from '../../../_payments/payment-columns.ts';
import { billColumns } from '../../../bills/bills-list.ts';

/**
 * The lists of a user's page. They read the same calls as the screens of the menu, with the user as
 * their fixed filter, so they leave out who it is and carry no actions: those have their screens.
 */
export const userOrdersList = defineList({
  call: 'order_list/inquire',
  rowKey: 'id',
  rowName: (row) => row.serial_number,
  columns: [
    { kind: 'instant', field: 'create_time', title: { en: 'Placed', sw: 'Uliwekwa' } },
    {
      kind: 'text',
      field: 'serial_number',
      title: { en: 'Serial number', sw: 'Namba' },
      width: 170,
      link: ({ id, serial_number }) =>
        `/orders?serial_number=${encodeURIComponent(serial_number)}&row=${id}`,
    },
    { kind: 'count', field: 'leg_count', title: { en: 'Legs', sw: 'Mechi' }, width: 70 },
    { kind: 'text', field: 'total_price', title: { en: 'Odds', sw: 'Odds' }, width: 80 },
    { kind: 'money', field: 'amount_payable', title: { en: 'Stake', sw: 'Dau' } },
    {
      kind: 'status',
      field: 'status',
      title: { en: 'Status', sw: 'Hali' },
      choices: orderStatuses,
      tones: {
        open: 'moving',
        graded: 'moving',
        abnormal: 'bad',
        'awaiting-approval': 'waiting',
        settled: 'good',
      },
    },
    {
      kind: 'status',
      field: 'result',
      title: { en: 'Result', sw: 'Matokeo' },
      width: 120,
      choices: orderResults,
      tones: { won: 'good' },
    },
    { kind: 'money', field: 'after_tax_amount', title: { en: 'Payout', sw: 'Malipo' } },
  ],
});

export const userBillsList = defineList({
  call: 'bill/manage',
  rowKey: 'id',
  rowName: (row) => row.serial_number,
  columns: [
    billColumns.time,
    billColumns.type,
    billColumns.before,
    billColumns.change,
    billColumns.after,
    { ...billColumns.serialNumber, width: 170 },
    { ...billColumns.remark, width: 240 },
  ],
});

export const userDepositsList = defineList({
  call: 'recharge/manage',
  rowKey: 'serial_number',
  rowName: (row) => row.serial_number,
  sums: paidSums,
  columns: [
    { kind: 'instant', field: 'create_time', title: { en: 'Requested', sw: 'Iliombwa' } },
    {
      ...paymentColumns.serialNumber,
      link: ({ serial_number: serial }) => `/recharges?serial_number=${serial}&row=${serial}`,
    },
    { kind: 'money', field: 'amount_payable', title: { en: 'Amount', sw: 'Kiasi' } },
    paymentColumns.payStatus,
    paymentColumns.operator,
    paymentColumns.phone,
    {
      kind: 'text',
      field: 'carrier_order_number',
      title: { en: 'Receipt number', sw: 'Namba ya risiti' },
    },
    { kind: 'instant', field: 'pay_time', title: { en: 'Paid', sw: 'Ililipwa' } },
  ],
});

export const userWithdrawalsList = defineList({
  call: 'withdraw/manage',
  rowKey: 'serial_number',
  rowName: (row) => row.serial_number,
  sums: paidSums,
  columns: [
    { kind: 'instant', field: 'create_time', title: { en: 'Requested', sw: 'Liliombwa' } },
    {
      ...paymentColumns.serialNumber,
      link: ({ user_id, serial_number }) => `/withdrawals?user_id=${user_id}&row=${serial_number}`,
    },
    { kind: 'money', field: 'amount', title: { en: 'Amount', sw: 'Kiasi' } },
    paymentColumns.payStatus,
    paymentColumns.stage,
    paymentColumns.operator,
    paymentColumns.phone,
    { kind: 'instant', field: 'pay_time', title: { en: 'Ended', sw: 'Lilikamilika' } },
  ],
});

export const userMessagesList = defineList({
  call: 'subscriber/messages',
  rowKey: 'id',
  rowName: (row) => `#${row.id}`,
  columns: [
    { kind: 'instant', field: 'queued_at', title: { en: 'Written', sw: 'Uliandikwa' } },
    { kind: 'text', field: 'channel', title: { en: 'Channel', sw: 'Njia' }, width: 80 },
    { kind: 'long-text', field: 'body', title: { en: 'Message', sw: 'Ujumbe' }, width: 480 },
    { kind: 'text', field: 'state', title: { en: 'State', sw: 'Hali' }, width: 120 },
    { kind: 'instant', field: 'changed_at', title: { en: 'Since', sw: 'Tangu' } },
  ],
});

export const userInviteesList = defineList({
  call: 'subscriber/inquire',
  rowKey: 'id',
  rowName: (row) => row.name || row.id,
  columns: [
    {
      kind: 'id',
      field: 'id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      link: ({ id }) => `/users/${id}`,
    },
    { kind: 'text', field: 'name', title: { en: 'Name', sw: 'Jina' } },
    {
      kind: 'phone',
      field: 'phone',
      title: { en: 'Phone', sw: 'Simu' },
      owner: ({ id }) => id,
    },
    {
      kind: 'status',
      field: 'disabled_status',
      title: { en: 'Status', sw: 'Hali' },
      width: 110,
      choices: userStatuses,
      tones: { normal: 'good', disabled: 'bad' },
    },
    { kind: 'money', field: 'balance', title: { en: 'Balance', sw: 'Salio' } },
    { kind: 'money', field: 'net_result', title: { en: 'House result', sw: 'Faida ya nyumba' } },
    { kind: 'instant', field: 'register_time', title: { en: 'Registered', sw: 'Alijisajili' } },
  ],
});

export const userLogList = defineList({
  call: 'log/inquire',
  rowKey: 'id',
  rowName: (row) => `#${row.id}`,
  columns: [
    { kind: 'instant', field: 'addtime', title: { en: 'Time', sw: 'Muda' } },
    {
      kind: 'status',
      field: 'type',
      title: { en: 'Type', sw: 'Aina' },
      width: 210,
      choices: logTypes,
    },
    { kind: 'long-text', field: 'content', title: { en: 'Content', sw: 'Maudhui' }, width: 420 },
    { kind: 'text', field: 'source', title: { en: 'Source', sw: 'Chanzo' }, width: 120 },
  ],
});
