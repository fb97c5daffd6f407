import {
  type OrderCause,
  type OrderState,
  orderStateAfter,
} from '@kipute/domain/betting/order-transitions';
import { invariant } from '@kipute/domain/invariant';
import { type Choice, type Choices, rowsOf } from '../choice.ts';

export const orderStatuses = {
  unpaid: { id: 1, sw: 'Haujalipwa', en: 'Unpaid' },
  open: { id: 2, sw: 'Unasubiri matokeo', en: 'Open' },
  abnormal: { id: 3, sw: 'Unakaguliwa', en: 'Under review' },
  settled: { id: 4, sw: 'Umekamilika', en: 'Settled' },
  'awaiting-approval': { id: 5, sw: 'Malipo yanahakikiwa', en: 'Payout under review' },
  'cashed-out': { id: 6, sw: 'Cashout', en: 'Cashed out' },
  graded: { id: 7, sw: 'Unahesabiwa', en: 'Being settled' },
  'auto-cashed-out': { id: 8, sw: 'Auto cashout', en: 'Auto cashed out' },
} as const satisfies Readonly<Record<OrderState, Choice>>;

type OrderStatusId = (typeof orderStatuses)[OrderState]['id'];

/** What became of a bet, as list, page and office say it; numbers are ours. */
export const orderResults = {
  open: { id: 0, sw: 'Bado', en: 'Not decided' },
  won: { id: 1, sw: 'Umeshinda', en: 'Won' },
  lost: { id: 2, sw: 'Umepoteza', en: 'Lost' },
  returned: { id: 3, sw: 'Dau limerudi', en: 'Refunded' },
  'half-lost': { id: 4, sw: 'Umepoteza nusu', en: 'Half lost' },
  'part-lost': { id: 5, sw: 'Umepoteza sehemu', en: 'Partly lost' },
  'cashed-out': { id: 6, sw: 'Cashout', en: 'Cashed out' },
} as const satisfies Choices;

export const orderTypes = {
  'by-player': { id: 1, sw: 'Ubashiri wa mchezaji', en: 'User bet' },
  'by-administrator': { id: 2, sw: 'Ubashiri wa msimamizi', en: 'Admin bet' },
  random: { id: 3, sw: 'Ubashiri wa nasibu', en: 'Random bet' },
} as const satisfies Choices;

const stateOf = new Map(rowsOf(orderStatuses).map(([state, { id }]) => [id, state] as const));

/** The number of an order that moves for that cause; undefined when it does not (CON-04). */
export function orderStatusAfter(status: number, cause: OrderCause): number | undefined {
  const from = stateOf.get(status as OrderStatusId);
  const to = from && orderStateAfter(from, cause);
  return to && orderStatuses[to].id;
}

/** For whoever knows that it moves: anything else is a bug, and nothing is written. */
export function movedOrderStatus(status: number, cause: OrderCause): number {
  const moved = orderStatusAfter(status, cause);
  invariant(moved, `an order in state ${status} does not move because it is ${cause}`);
  return moved;
}
