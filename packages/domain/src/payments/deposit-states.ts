/** Where a deposit stands. `unknown` is asked about until somebody knows; it is never `refused`. */
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

/** What can be heard about a payment, from whomever. */
export type PaymentStatus = 'in-progress' | 'unknown' | 'paid' | 'refused';

type Step = {
  readonly to: DepositState;
  readonly money: 'stays' | 'is-credited';
  /** Somebody said the opposite before: it is written down for a person to look at. */
  readonly contradicts: boolean;
};

const quiet = (to: DepositState): Step => ({ to, money: 'stays', contradicts: false });
const credited: Step = { to: 'paid', money: 'is-credited', contradicts: false };
const contradicted = (to: DepositState): Step => ({ to, money: 'stays', contradicts: true });

/**
 * Every word in every state (PAY-01). Money moves in one way only: into the purse, on the step to
 * `paid`, which no word leaves again. Who said no and then yes is asked once more: the deposit is
 * open again and what the operator answers to our own question counts.
 */
const course: Readonly<Record<DepositState, Readonly<Record<PaymentStatus, Step>>>> = {
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

export function depositStep(state: DepositState, word: PaymentStatus): Step {
  return course[state][word];
}

/** Nobody is asked any more. */
export const isDepositOver = (state: DepositState): boolean =>
  state === 'paid' || state === 'refused';
