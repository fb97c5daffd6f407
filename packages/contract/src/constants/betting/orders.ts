import type { Choices, Word } from '../choice.ts';

export const orderStatuses = {
  unpaid: { id: 1, sw: 'Haijalipwa', en: 'Unpaid' },
  open: { id: 2, sw: 'Inasubiri matokeo', en: 'Awaiting draw' },
  abnormal: { id: 3, sw: 'Ina hitilafu', en: 'Abnormal' },
  settled: { id: 4, sw: 'Imekwisha', en: 'Settled' },
  'awaiting-approval': { id: 5, sw: 'Malipo yanahakikiwa', en: 'Delayed settlement' },
  'cashed-out': { id: 6, sw: 'Cashout', en: 'Early settlement' },
  graded: { id: 7, sw: 'Inahesabiwa', en: 'To be counted' },
  'auto-cashed-out': { id: 8, sw: 'Auto cashout', en: 'Auto early settlement' },
} as const satisfies Choices;

/** What became of a bet, as list, page and office say it; numbers are ours. */
export const orderResults = {
  open: { id: 0, sw: 'Bado', en: 'Not decided' },
  won: { id: 1, sw: 'Umeshinda', en: 'Won' },
  lost: { id: 2, sw: 'Umepoteza', en: 'Lost' },
  returned: { id: 3, sw: 'Imerejeshwa', en: 'Refunded' },
  'half-lost': { id: 4, sw: 'Umepoteza nusu', en: 'Half lost' },
  'part-lost': { id: 5, sw: 'Umepoteza sehemu', en: 'Partly lost' },
  'cashed-out': { id: 6, sw: 'Cashout', en: 'Cashed out' },
} as const satisfies Choices;

export const orderTypes = {
  'by-player': { id: 1, sw: 'Ubashiri wa mchezaji', en: 'User bet' },
  'by-administrator': { id: 2, sw: 'Ubashiri wa msimamizi', en: 'Admin bet' },
  random: { id: 3, sw: 'Ubashiri wa nasibu', en: 'Random bet' },
} as const satisfies Choices;

type OrderStatus = Word<typeof orderStatuses>;

type OrderTransition = {
  readonly from: OrderStatus;
  readonly to: OrderStatus;
  readonly cause: string;
};

/**
 * Every move an order may make; any other is refused. An unpaid order cannot be cancelled into
 * `settled`: no stake was taken, so there is nothing to give back.
 */
export const orderTransitions = [
  { from: 'unpaid', to: 'open', cause: 'paid' },
  { from: 'open', to: 'graded', cause: 'every-leg-graded' },
  { from: 'graded', to: 'settled', cause: 'money-paid' },
  { from: 'graded', to: 'awaiting-approval', cause: 'payout-needs-review' },
  { from: 'awaiting-approval', to: 'settled', cause: 'payout-approved' },
  { from: 'open', to: 'abnormal', cause: 'no-result-in-time' },
  { from: 'abnormal', to: 'open', cause: 'no-longer-doubtful' },
  { from: 'abnormal', to: 'graded', cause: 'result-arrived' },
  { from: 'open', to: 'cashed-out', cause: 'cashed-out-by-player' },
  { from: 'open', to: 'auto-cashed-out', cause: 'cashed-out-by-rule' },
  { from: 'settled', to: 'graded', cause: 'result-changed' },
  { from: 'open', to: 'settled', cause: 'cancelled' },
  { from: 'abnormal', to: 'settled', cause: 'cancelled' },
  { from: 'graded', to: 'settled', cause: 'cancelled' },
  { from: 'awaiting-approval', to: 'settled', cause: 'cancelled' },
] as const satisfies readonly OrderTransition[];

export function orderMayMove(from: OrderStatus, to: OrderStatus): boolean {
  return orderTransitions.some((transition) => transition.from === from && transition.to === to);
}
