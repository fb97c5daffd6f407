import { racingRoundStatuses } from '@kipute/contract/constants/betting/games';
import { racingTexts } from '../../i18n/texts/racing.ts';
import { defineDetail } from '../_detail-kit/detail.ts';
import { defineForm } from '../_form-kit/definition/form.ts';
import { type Round, roundTones } from '../_racing/racing-words.ts';
import { deedsList } from '../logs/deeds-list.ts';
import { LogDetails } from '../logs/LogDetails.tsx';
import { PickedCars } from '../racing-orders/PickedCars.tsx';
import { racingOrdersList } from '../racing-orders/racing-orders-list.ts';
import { RefundPreview } from './RefundPreview.tsx';
import { RoundMiddle } from './RoundMiddle.tsx';

export const refundForm = defineForm({
  call: 'racing_round/refund',
  fields: [{ kind: 'reason', name: 'reason', title: racingTexts.reason }],
  send: ({ reason }, { subject }: { subject: Round; requestKey: string }) => ({
    ...{ id: subject.id, reason },
  }),
});

type Standing = Pick<Round, 'status' | 'refunded' | 'start_bet_time'>;

/** What is settled or refunded stays so, and nobody bets before the opening (RAC-41, RAC-61). */
export const isRefundable = (round: Standing, nowMs: number): boolean =>
  round.status !== racingRoundStatuses.ended.id &&
  round.refunded === 0 &&
  Date.parse(round.start_bet_time) <= nowMs;

const REFRESH_SECONDS = 5;

/** `/racing-rounds/202611190375` */
export const roundDetail = defineDetail({
  call: 'racing_round/detailed',
  input: (id) => ({ id }),
  back: '/racing-rounds',
  refreshSeconds: REFRESH_SECONDS,
  // It is typed to confirm what cannot be undone.
  title: ({ id }) => id,
  flags: [
    {
      key: 'refunded',
      tone: 'waiting',
      when: ({ refunded }) => refunded === 1,
      text: { en: 'Every stake was given back', sw: 'Madau yote yamerudishwa' },
    },
  ],
  facts: [
    {
      kind: 'status',
      field: 'status',
      title: { en: 'State', sw: 'Hali' },
      choices: racingRoundStatuses,
      tones: roundTones,
    },
    { kind: 'count', field: 'issue', title: { en: 'Round of the day', sw: 'Raundi ya siku' } },
    {
      kind: 'instant',
      field: 'start_bet_time',
      title: { en: 'Betting opens', sw: 'Dau zinafunguliwa' },
    },
    {
      kind: 'instant',
      field: 'end_bet_time',
      title: { en: 'Betting closes', sw: 'Dau zinafungwa' },
    },
    { kind: 'instant', field: 'draw_time', title: { en: 'Cars start', sw: 'Magari yanaanza' } },
    { kind: 'instant', field: 'end_time', title: { en: 'Cars are in', sw: 'Magari yamefika' } },
    {
      kind: 'text',
      field: 'refund_reason',
      title: { en: 'Why refunded', sw: 'Sababu ya kurudisha' },
    },
    { kind: 'person', field: 'refunded_by', title: { en: 'Refunded by', sw: 'Aliyerudisha' } },
  ],
  figures: [
    { kind: 'money', field: 'bet_amount', title: { en: 'Stakes', sw: 'Madau' } },
    { kind: 'money', field: 'paid', title: { en: 'Paid', sw: 'Zilizolipwa' } },
    { kind: 'money', field: 'profit', title: { en: 'House result', sw: 'Faida ya nyumba' } },
    { kind: 'money', field: 'pool_fed', title: { en: 'Into the pool', sw: 'Mfukoni' } },
    { kind: 'money', field: 'shared', title: { en: 'Out of the pool', sw: 'Kutoka mfukoni' } },
    { kind: 'count', field: 'tickets', title: { en: 'Tickets', sw: 'Tiketi' } },
  ],
  actions: [
    {
      key: 'refund',
      title: racingTexts.refund,
      node: 'racing_round/refund',
      on: 'row',
      tone: 'danger',
      question: racingTexts.refundQuestion,
      Preview: RefundPreview,
      offeredFor: (round) => isRefundable(round, Date.now()),
      form: refundForm,
    },
  ],
  Middle: RoundMiddle,
  parts: [
    {
      key: 'bets',
      title: { en: 'Bets', sw: 'Dau' },
      node: 'racing_order/inquire',
      count: ({ bets }) => bets,
      // They are decided while somebody looks.
      list: { ...racingOrdersList, refreshSeconds: REFRESH_SECONDS },
      fixed: ({ id }) => ({ round_id: id }),
      Details: PickedCars,
    },
    {
      key: 'log',
      title: { en: 'What was done', sw: 'Yaliyofanywa' },
      node: 'log/inquire',
      list: deedsList,
      fixed: ({ id }) => ({ subject_kind: 'racing-round', subject_id: id }),
      Details: LogDetails,
    },
  ],
});
