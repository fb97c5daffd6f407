import { orderResults, orderStatuses, orderTypes } from '@kipute/contract/constants/betting/orders';
import { cancelCauses } from '@kipute/contract/constants/betting/rulings';
import { api } from '../../features/wire/api.ts';
import { listTexts } from '../../i18n/texts/list.ts';
import { defineList } from '../_list-kit/definition/list-definition.ts';

const { open, abnormal, settled, 'awaiting-approval': awaiting } = orderStatuses;
const { 'cashed-out': sold, 'auto-cashed-out': soldByRule } = orderStatuses;

/** Only what is over is taken out of the lists. */
const decided: readonly number[] = [settled.id, sold.id, soldByRule.id];

type CancelCauseId = Parameters<typeof api.order_list.cancel_order>[0]['cause'];

/** Whoever is paid, or was sold back, is not cancelled any more. */
const cancellable: readonly number[] = [open.id, abnormal.id, awaiting.id];

export const ordersList = defineList({
  call: 'order_list/inquire',
  rowKey: 'id',
  rowName: (row) => row.serial_number,
  pageSize: 20,
  wholeFile: (filter) => ({ type: 'bet-orders', filter }),
  intro: {
    en: 'Bets of all players. Delayed bets wait for approval; abnormal ones need a manual result.',
    sw: 'Mikeka ya wachezaji wote. Iliyochelewa husubiri kuidhinishwa, yenye hitilafu husubiri mtu aseme ilivyokwisha.',
  },
  filters: [
    {
      kind: 'id',
      field: 'match_id',
      title: { en: 'Match id', sw: 'Namba ya mechi' },
    },
    {
      kind: 'flag',
      field: 'removed',
      title: { en: 'Deleted from lists', sw: 'Imeondolewa kwenye orodha' },
    },
  ],
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
      kind: 'status',
      field: 'status',
      title: { en: 'Status', sw: 'Hali' },
      width: 190,
      choices: orderStatuses,
      tones: {
        open: 'moving',
        graded: 'moving',
        abnormal: 'bad',
        'awaiting-approval': 'waiting',
        settled: 'good',
      },
      filter: 'status',
    },
    {
      kind: 'status',
      field: 'result',
      title: { en: 'Result', sw: 'Matokeo' },
      width: 150,
      choices: orderResults,
      tones: { won: 'good', lost: 'bad', 'half-lost': 'bad', 'part-lost': 'bad' },
    },
    {
      kind: 'id',
      field: 'user_id',
      title: { en: 'User id', sw: 'Namba ya mtumiaji' },
      filter: 'user_id',
    },
    { kind: 'text', field: 'user_name', title: { en: 'Player', sw: 'Mchezaji' } },
    { kind: 'count', field: 'leg_count', title: { en: 'Legs', sw: 'Mechi' } },
    { kind: 'text', field: 'total_price', title: { en: 'Total odds', sw: 'Jumla ya odds' } },
    {
      kind: 'money',
      field: 'amount_payable',
      title: { en: 'Stake', sw: 'Dau' },
      filter: { from: 'stake_from', to: 'stake_to' },
    },
    {
      kind: 'money',
      field: 'stake_in_play',
      title: { en: 'Stake left', sw: 'Dau lililobaki' },
    },
    {
      kind: 'money',
      field: 'after_tax_amount',
      title: { en: 'Payout', sw: 'Malipo' },
      filter: { from: 'payout_from', to: 'payout_to' },
    },
    {
      kind: 'instant',
      field: 'settlement_time',
      title: { en: 'Settled', sw: 'Uliamuliwa' },
      filter: { from: 'settled_from', to: 'settled_until' },
    },
    {
      kind: 'status',
      field: 'type',
      title: { en: 'Type', sw: 'Aina' },
      width: 180,
      choices: orderTypes,
      filter: 'type',
      shown: 'on-demand',
    },
    {
      kind: 'phone',
      field: 'phone',
      title: { en: 'Phone', sw: 'Simu' },
      filter: 'phone',
      shown: 'on-demand',
    },
    {
      kind: 'money',
      field: 'cashed_amount',
      title: { en: 'Paid by cashouts before', sw: 'Cashout za awali' },
      shown: 'on-demand',
    },
    {
      kind: 'money',
      field: 'actual_pay_amount',
      title: { en: 'Actually paid', sw: 'Iliyolipwa' },
      shown: 'on-demand',
    },
    { kind: 'text', field: 'currency', title: { en: 'Currency', sw: 'Sarafu' }, shown: 'details' },
    { kind: 'long-text', field: 'note', title: { en: 'Note', sw: 'Maelezo' }, shown: 'on-demand' },
    {
      kind: 'flag',
      field: 'removed',
      title: { en: 'Deleted from lists', sw: 'Imeondolewa kwenye orodha' },
      shown: 'on-demand',
    },
    { kind: 'money', field: 'profit', title: { en: 'Profit', sw: 'Faida' }, shown: 'on-demand' },
    { kind: 'money', field: 'win_bonus', title: { en: 'Bonus', sw: 'Bonasi' }, shown: 'on-demand' },
    { kind: 'money', field: 'tax_amount', title: { en: 'Tax', sw: 'Kodi' }, shown: 'on-demand' },
    {
      kind: 'percent',
      field: 'tax_rate',
      title: { en: 'Tax rate', sw: 'Kiwango cha kodi' },
      shown: 'details',
    },
    {
      kind: 'money',
      field: 'pay_payable',
      title: { en: 'Paid by balance', sw: 'Imelipwa kwa salio' },
      shown: 'details',
    },
    {
      kind: 'money',
      field: 'virtual_pay_amount',
      title: { en: 'Paid by credit', sw: 'Imelipwa kwa bonasi' },
      shown: 'details',
    },
    {
      kind: 'money',
      field: 'virtual_return_amount',
      title: { en: 'Returned as credit', sw: 'Imerudi kama bonasi' },
      shown: 'details',
    },
    {
      kind: 'money',
      field: 'inviter_reward',
      title: { en: 'Inviter reward', sw: 'Zawadi ya aliyemwalika' },
      shown: 'details',
    },
  ],
  actions: [
    {
      key: 'approve',
      title: { en: 'Approve the payout', sw: 'Idhinisha malipo' },
      node: 'order_list/update_status',
      on: 'row',
      question: {
        en: 'The payout goes into the player’s balance at once.',
        sw: 'Malipo yataingia kwenye salio la mchezaji mara moja.',
      },
      fields: [
        { kind: 'long-text', name: 'note', title: listTexts.note, hint: listTexts.noteHint },
      ],
      offeredFor: ({ status }) => status === awaiting.id,
      perform: ({ rows, answers }) =>
        Promise.all(
          rows.map(({ id }) =>
            api.order_list.update_status({ id, status: settled.id, note: answers.text('note') }),
          ),
        ),
    },
    {
      key: 'cancel',
      title: { en: 'Cancel the order', sw: 'Futa mkeka' },
      node: 'order_list/cancel_order',
      on: 'row',
      tone: 'danger',
      question: {
        en: 'Every leg is refunded and the stake goes back to where it came from. No later result changes it.',
        sw: 'Kila mechi itarejeshwa na dau litarudi lilikotoka. Hakuna matokeo ya baadaye yatakayobadilisha.',
      },
      fields: [
        {
          kind: 'choice',
          name: 'cause',
          title: { en: 'Why, as the player reads it', sw: 'Sababu, kama mchezaji atakavyoisoma' },
          choices: cancelCauses,
        },
      ],
      offeredFor: ({ status }) => cancellable.includes(status),
      perform: ({ rows, answers, note }) => {
        // Sound: the field offers the contract's own numbers.
        const cause = answers.number('cause') as CancelCauseId;
        return Promise.all(rows.map(({ id }) => api.order_list.cancel_order({ id, cause, note })));
      },
    },
    {
      key: 'remove',
      title: { en: 'Delete from the lists', sw: 'Ondoa kwenye orodha' },
      node: 'order_list/user_remove',
      on: 'row',
      question: {
        en: 'Its player and this list no longer show it. Books, the gaming board and the log keep it, and it can be shown again.',
        sw: 'Mchezaji na orodha hii hawataiona tena. Vitabu, Bodi na kumbukumbu hubaki nayo, na inaweza kurudishwa.',
      },
      fields: [
        { kind: 'long-text', name: 'note', title: listTexts.note, hint: listTexts.noteHint },
      ],
      offeredFor: ({ status, removed }) => removed === 0 && decided.includes(status),
      perform: ({ rows, answers }) =>
        Promise.all(
          rows.map(({ id }) =>
            api.order_list.user_remove({ id, removed: 1, note: answers.text('note') }),
          ),
        ),
    },
    {
      key: 'show-again',
      title: { en: 'Show again', sw: 'Rudisha kwenye orodha' },
      node: 'order_list/user_remove',
      on: 'row',
      question: {
        en: 'Its player and this list show it again.',
        sw: 'Mchezaji na orodha hii wataiona tena.',
      },
      fields: [
        { kind: 'long-text', name: 'note', title: listTexts.note, hint: listTexts.noteHint },
      ],
      offeredFor: ({ removed }) => removed === 1,
      perform: ({ rows, answers }) =>
        Promise.all(
          rows.map(({ id }) =>
            api.order_list.user_remove({ id, removed: 0, note: answers.text('note') }),
          ),
        ),
    },
  ],
});
