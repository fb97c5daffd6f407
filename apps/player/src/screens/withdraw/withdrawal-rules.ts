import { ok, type Result, refuse } from '@kipute/domain/result';
import type { PayConfig, WithdrawalTerms } from '../../features/payments/payment.ts';
import {
  type AmountLimits,
  type AmountRefusal,
  readAmount,
} from '../../features/payments/request/amount.ts';
import type { OperatorId } from '../../features/payments/request/operators.ts';

type Facts = {
  readonly config: PayConfig;
  readonly terms: WithdrawalTerms;
  readonly balance: number;
};

/** In the order they are looked at; the player sees the first that holds (MS-32). */
export type Standing = 'closed' | 'forbidden' | 'day-used-up' | 'balance-low' | 'open';

export function standingOf({ config, terms, balance }: Facts): Standing {
  if (config.prohibit_withdrawal === 1) return 'closed';
  if (terms.forbidden === 1) return 'forbidden';
  if (terms.left_today < terms.minimum) return 'day-used-up';
  if (balance < terms.minimum) return 'balance-low';
  return 'open';
}

/** What one withdrawal may be today, whatever the balance is. */
export function limitsToday({ minimum, maximum, left_today }: WithdrawalTerms): AmountLimits {
  return { minimum, maximum: Math.min(maximum, Math.floor(left_today)) };
}

/** All that can go out at once, in whole shillings. */
export function wholeOf(terms: WithdrawalTerms, balance: number): number {
  return Math.min(limitsToday(terms).maximum, Math.floor(balance));
}

export function readWithdrawal(
  typed: string,
  terms: WithdrawalTerms,
  balance: number,
): Result<number, AmountRefusal | 'over-balance'> {
  const amount = readAmount(typed, limitsToday(terms));
  if (amount.ok && amount.value > balance) return refuse('over-balance');
  return amount.ok ? ok(amount.value) : amount;
}

/** What the operator keeps of an amount; the first step that reaches it (MS-34). */
export function feeOf(
  fees: WithdrawalTerms['fees'],
  paid: { readonly operator: OperatorId; readonly amount: number },
): number {
  const steps = fees
    .filter(({ pay_type, up_to }) => pay_type === paid.operator && paid.amount <= up_to)
    .sort((one, other) => one.up_to - other.up_to);
  return steps[0]?.fee ?? 0;
}

export const isReviewed = (terms: WithdrawalTerms, amount: number): boolean =>
  amount >= terms.review_from;
