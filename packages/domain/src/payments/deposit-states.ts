/** `unknown` is queried until the status is known; it is never taken for `refused`. */
export const depositStates = [
  /** Written down; the operator was not asked, or its answer is not written down yet. */
  'asking',
  /** The prompt is on the phone. */
  'prompted',
  'unknown',
  'paid',
  'refused',
] as const;
export type DepositState = (typeof depositStates)[number];

/** A reported status of a payment, whoever reports it. */
export type PaymentStatus = 'in-progress' | 'unknown' | 'paid' | 'refused';

type Step = {
  readonly to: DepositState;
  readonly money: 'stays' | 'is-credited';
  /** The opposite was reported before: it raises an alert. */
  readonly contradicts: boolean;
};

const quiet = (to: DepositState): Step => ({ to, money: 'stays', contradicts: false });
const credited: Step = { to: 'paid', money: 'is-credited', contradicts: false };
const contradicted = (to: DepositState): Step => ({ to, money: 'stays', contradicts: true });

/**
 * The transition for every status in every state (PAY-01). Money moves in one way only: into the
 * purse, on the step to `paid`, which nothing leaves again. After a no and then a yes the deposit is
 * open again, and what the operator answers to our own status query counts.
 */
const transitions: Readonly<Record<DepositState, Readonly<Record<PaymentStatus, Step>>>> = {
  asking: {
    'in-progress': quiet('prompted'),
    unknown: quiet('unknown'),
    paid: credited,
    refused: quiet('refused'),
  },
  prompted: {
    'in-progress': quiet('prompted'),
    unknown: quiet('unknown'),
    paid: credited,
    refused: quiet('refused'),
  },
  unknown: {
    'in-progress': quiet('prompted'),
    unknown: quiet('unknown'),
    paid: credited,
    refused: quiet('refused'),
  },
  paid: {
    'in-progress': quiet('paid'),
    unknown: quiet('paid'),
    paid: quiet('paid'),
    refused: contradicted('paid'),
  },
  refused: {
    'in-progress': quiet('refused'),
    unknown: quiet('refused'),
    paid: contradicted('unknown'),
    refused: quiet('refused'),
  },
};

export function depositStep(state: DepositState, status: PaymentStatus): Step {
  return transitions[state][status];
}

/** It is queried no more. */
export const isDepositOver = (state: DepositState): boolean =>
  state === 'paid' || state === 'refused';
