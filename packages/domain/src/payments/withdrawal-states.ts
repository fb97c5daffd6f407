import type { PaymentStatus } from './deposit-states.ts';

/** The money is held from the first state to the last but two. */
export const withdrawalStates = [
  /** A clerk looks at it first. */
  'reviewing',
  /** About to be sent: the operator has certainly not seen it. */
  'ready',
  /** The operator may have seen it. */
  'sending',
  'unknown',
  'paid',
  'returned',
] as const;
export type WithdrawalState = (typeof withdrawalStates)[number];

export type WithdrawalEvent = PaymentStatus | 'approved' | 'rejected' | 'handed-over';

type Step = {
  readonly to: WithdrawalState;
  readonly money: 'stays-held' | 'is-paid-out' | 'is-returned' | 'stays';
  /** The opposite was reported before: it raises an alert. */
  readonly contradicts: boolean;
};

type Steps = Readonly<Partial<Record<WithdrawalEvent, Step>>>;

const held = (to: WithdrawalState): Step => ({ to, money: 'stays-held', contradicts: false });
const paidOut: Step = { to: 'paid', money: 'is-paid-out', contradicts: false };
const returned: Step = { to: 'returned', money: 'is-returned', contradicts: false };
const over = (to: WithdrawalState): Step => ({ to, money: 'stays', contradicts: false });
const contradicted = (to: WithdrawalState): Step => ({ to, money: 'stays', contradicts: true });

/**
 * Every event that has a meaning in a state (PAY-02); any other is refused. Held money leaves in one
 * of two ways, once: out to the operator on a certain yes, back to the player on a certain no.
 */
const transitions: Readonly<Record<WithdrawalState, Steps>> = {
  reviewing: { approved: held('ready'), rejected: returned },
  ready: { 'handed-over': held('sending'), rejected: returned },
  sending: {
    'in-progress': held('sending'),
    unknown: held('unknown'),
    paid: paidOut,
    refused: returned,
  },
  unknown: {
    'in-progress': held('sending'),
    unknown: held('unknown'),
    paid: paidOut,
    refused: returned,
  },
  paid: {
    'in-progress': over('paid'),
    unknown: over('paid'),
    paid: over('paid'),
    refused: contradicted('paid'),
  },
  returned: {
    'in-progress': over('returned'),
    unknown: over('returned'),
    paid: contradicted('returned'),
    refused: over('returned'),
  },
};

/** Undefined when the event means nothing in this state, and nothing may change. */
export function withdrawalStep(state: WithdrawalState, event: WithdrawalEvent): Step | undefined {
  return transitions[state][event];
}

export const isWithdrawalOver = (state: WithdrawalState): boolean =>
  state === 'paid' || state === 'returned';
