import type { PaymentStatus } from './deposit-states.ts';

/** Where a withdrawal stands. Its money is held from the first state to the last but two. */
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
  /** Somebody said the opposite before: it is written down for a person to look at. */
  readonly contradicts: boolean;
};

type Steps = Readonly<Partial<Record<WithdrawalEvent, Step>>>;

const held = (to: WithdrawalState): Step => ({ to, money: 'stays-held', contradicts: false });
const paidOut: Step = { to: 'paid', money: 'is-paid-out', contradicts: false };
const returned: Step = { to: 'returned', money: 'is-returned', contradicts: false };
const over = (to: WithdrawalState): Step => ({ to, money: 'stays', contradicts: false });
const contradicted = (to: WithdrawalState): Step => ({ to, money: 'stays', contradicts: true });

/**
 * Every word that has a meaning in a state (PAY-02); any other is refused. Held money leaves in one
 * of two ways, once: out to the operator on a certain yes, back to the player on a certain no.
 */
const course: Readonly<Record<WithdrawalState, Steps>> = {
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

/** Undefined when the word means nothing in this state, and nothing may change. */
export function withdrawalStep(state: WithdrawalState, word: WithdrawalEvent): Step | undefined {
  return course[state][word];
}

export const isWithdrawalOver = (state: WithdrawalState): boolean =>
  state === 'paid' || state === 'returned';
