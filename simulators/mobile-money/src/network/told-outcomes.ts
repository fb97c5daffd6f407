import type { Knobs } from '../knobs/knobs.ts';
import { newReceipt } from '../phones/receipts.ts';
import type { Outcome } from './outcome.ts';
import type { Payment } from './payments.ts';

/** Shillings too many, where a knob wants a wrong amount told. */
export const WRONG_BY = 500;

/** What the merchant is told of a payment that ended, in order; the knobs may make it untrue. */
export function outcomesTold(
  { outcome, operator, amount }: Payment,
  { callbacks, toldAmount }: Pick<Knobs, 'callbacks' | 'toldAmount'>,
): readonly Outcome[] {
  if (!outcome) return [];
  const wrong = (told: Outcome): Outcome =>
    told.kind === 'paid' && toldAmount === 'wrong'
      ? { ...told, amount: told.amount + WRONG_BY }
      : told;
  const paid = (): Outcome =>
    outcome.kind === 'paid' ? outcome : { kind: 'paid', receipt: newReceipt(operator), amount };
  const refused = (): Outcome =>
    outcome.kind === 'refused' ? outcome : { kind: 'refused', reason: 'cancelled' };
  switch (callbacks) {
    case 'once':
      return [wrong(outcome)];
    case 'twice':
      return [wrong(outcome), wrong(outcome)];
    case 'never':
      return [];
    case 'refused-then-paid':
      return [refused(), wrong(paid())];
    case 'paid-then-refused':
      return [wrong(paid()), refused()];
  }
}
