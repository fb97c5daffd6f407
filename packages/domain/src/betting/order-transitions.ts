/** Where an order stands. */
export const orderStates = [
  'unpaid',
  'open',
  /** A leg is for a person to decide, or its result is overdue. */
  'abnormal',
  'settled',
  'awaiting-approval',
  'cashed-out',
  'graded',
  'auto-cashed-out',
] as const;
export type OrderState = (typeof orderStates)[number];

/** Why an order moves. */
export const orderCauses = [
  'paid',
  'doubtful',
  'no-longer-doubtful',
  'decided',
  'payout-needs-review',
  'payout-approved',
  'cancelled',
  'cashed-out-by-player',
  'cashed-out-by-rule',
  'no-longer-lost',
] as const;
export type OrderCause = (typeof orderCauses)[number];

type OrderTransition = {
  readonly from: OrderState;
  readonly cause: OrderCause;
  readonly to: OrderState;
};

/**
 * Every move an order makes; any other is refused (CON-04). Whoever writes a status asks here, and
 * the database asks a copy of it about every row. An order is paid as it is placed and counted as
 * it is graded, so that nobody ever finds one `unpaid` or `graded`. A result that is corrected
 * decides a settled order, or one that awaits approval, anew; one that was settled because it was
 * lost may then be open again.
 */
export const orderTransitions: readonly OrderTransition[] = [
  { from: 'unpaid', cause: 'paid', to: 'open' },
  { from: 'open', cause: 'doubtful', to: 'abnormal' },
  { from: 'settled', cause: 'doubtful', to: 'abnormal' },
  { from: 'abnormal', cause: 'no-longer-doubtful', to: 'open' },
  { from: 'open', cause: 'decided', to: 'settled' },
  { from: 'abnormal', cause: 'decided', to: 'settled' },
  { from: 'settled', cause: 'decided', to: 'settled' },
  { from: 'awaiting-approval', cause: 'decided', to: 'settled' },
  { from: 'open', cause: 'payout-needs-review', to: 'awaiting-approval' },
  { from: 'abnormal', cause: 'payout-needs-review', to: 'awaiting-approval' },
  { from: 'settled', cause: 'payout-needs-review', to: 'awaiting-approval' },
  { from: 'awaiting-approval', cause: 'payout-needs-review', to: 'awaiting-approval' },
  { from: 'awaiting-approval', cause: 'payout-approved', to: 'settled' },
  { from: 'open', cause: 'cancelled', to: 'settled' },
  { from: 'abnormal', cause: 'cancelled', to: 'settled' },
  { from: 'awaiting-approval', cause: 'cancelled', to: 'settled' },
  { from: 'open', cause: 'cashed-out-by-player', to: 'cashed-out' },
  { from: 'open', cause: 'cashed-out-by-rule', to: 'auto-cashed-out' },
  { from: 'settled', cause: 'no-longer-lost', to: 'open' },
];

/** Where an order is then; undefined when it does not move by that. */
export function orderStateAfter(from: OrderState, cause: OrderCause): OrderState | undefined {
  return orderTransitions.find((move) => move.from === from && move.cause === cause)?.to;
}
