import { withdrawalRefusals } from '@kipute/contract/constants/money/withdrawals';
import { api } from '../../features/wire/api.ts';
import { listTexts } from '../../i18n/texts/list.ts';
import { defineForm, type Sending } from '../_form-kit/definition/form.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';
import { attentionFilter, lookAction, settleActions } from '../_payments/attention.ts';
import { paidSums, paymentColumns } from '../_payments/payment-columns.ts';

/** Where a withdrawal stands is told in its own words; `pay_status` alone knows three. */
const WAITING_FOR_CLERK = 'reviewing';

const approveWithdrawal = defineForm({
  call: 'withdraw/update',
  fields: [{ kind: 'reason', name: 'note', title: listTexts.note, need: 'required' }],
  send: (values, { subject }: Sending<{ readonly serial_number: string }>) => ({
    ...values,
    serial_number: subject.serial_number,
    decision: 'approved',
  }),
  errors: { 'approval-note-required': 'note' },
});

const refuseWithdrawal = defineForm({
  call: 'withdraw/update',
  fields: [
    {
      kind: 'choice',
      name: 'reason',
      title: { en: 'Reason', sw: 'Sababu' },
      hint: {
        en: 'The player reads a text of it, not the reason itself.',
        sw: 'Mchezaji husoma maelezo yake, si sababu yenyewe.',
      },
      need: 'required',
      words: withdrawalRefusals,
    },
    { kind: 'reason', name: 'note', title: listTexts.note, need: 'optional' },
  ],
  send: (values, { subject }: Sending<{ readonly serial_number: string }>) => ({
    ...values,
    serial_number: subject.serial_number,
    decision: 'rejected',
  }),
  errors: { 'refusal-reason-required': 'note' },
});

export const withdrawalsList = defineList({
  call: 'withdraw/manage',
  wholeFile: (filter) => ({ type: 'withdrawals', filter }),
  rowKey: 'serial_number',
  rowName: (row) => row.serial_number,
  pageSize: 20,
  sums: paidSums,
  intro: {
    en: 'Large withdrawals wait here, with their money held, until somebody decides.',
    sw: 'Maombi makubwa husubiri hapa, pesa ikiwa imeshikiliwa, hadi mtu aamue.',
  },
  filters: [
    {
      kind: 'flag',
      field: 'waiting',
      title: { en: 'Waiting for review', sw: 'Linasubiri uamuzi' },
    },
    attentionFilter,
  ],
  columns: [
    paymentColumns.requested,
    { ...paymentColumns.serialNumber, filter: 'serial_number' },
    paymentColumns.player,
    { ...paymentColumns.phone, filter: 'phone' },
    { ...paymentColumns.operator, filter: 'pay_type' },
    {
      kind: 'money',
      field: 'amount',
      title: { en: 'Amount', sw: 'Kiasi' },
      filter: { from: 'amount_from', to: 'amount_to' },
    },
    paymentColumns.payStatus,
    paymentColumns.stage,
    paymentColumns.attention,
    {
      kind: 'text',
      field: 'carrier_order_number',
      title: { en: 'Carrier number', sw: 'Namba ya mtandao' },
      filter: 'carrier_order_number',
    },
    { kind: 'instant', field: 'pay_time', title: { en: 'Ended', sw: 'Lilikamilika' } },
    {
      kind: 'money',
      field: 'fee',
      title: { en: 'Fee', sw: 'Makato' },
      shown: 'on-demand',
    },
    paymentColumns.clerkNote,
    paymentColumns.note,
  ],
  actions: [
    {
      key: 'approve',
      title: { en: 'Approve', sw: 'Idhinisha' },
      node: 'withdraw/update',
      on: 'row',
      question: {
        en: 'The money leaves for the player’s phone. A large amount is only proposed: another person decides.',
        sw: 'Pesa itatumwa kwenye simu ya mchezaji. Kiasi kikubwa hupendekezwa tu: mtu mwingine ataamua.',
      },
      offeredFor: ({ stage }) => stage === WAITING_FOR_CLERK,
      form: approveWithdrawal,
    },
    {
      key: 'reject',
      title: { en: 'Return to the balance', sw: 'Rudisha kwenye salio' },
      node: 'withdraw/update',
      on: 'row',
      question: {
        en: 'The held money goes back to the balance.',
        sw: 'Pesa iliyoshikiliwa itarudi kwenye salio.',
      },
      offeredFor: ({ stage }) => stage === WAITING_FOR_CLERK,
      form: refuseWithdrawal,
    },
    lookAction('withdraw/update', (looked) => api.withdraw.mark_looked(looked)),
    ...settleActions({
      node: 'withdraw/update',
      settle: (settled) => api.withdraw.settle(settled),
      paid: {
        en: 'The held money counts as paid out.',
        sw: 'Pesa iliyoshikiliwa itahesabiwa kuwa imelipwa.',
      },
      refused: {
        en: 'The held money goes back to the balance.',
        sw: 'Pesa iliyoshikiliwa itarudi kwenye salio.',
      },
    }),
  ],
});
