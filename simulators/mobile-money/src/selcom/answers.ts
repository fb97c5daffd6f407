import { randomInt } from 'node:crypto';
import {
  type SelcomAnswer,
  type SelcomOrderStatus,
  selcomResults,
} from '@kipute/provider-protocols/mobile-money/selcom';
import type { Outcome, RefusalReason } from '../network/outcome.ts';
import type { Payment } from '../network/payments.ts';
import type { Order } from './orders.ts';

const newReference = () => String(randomInt(1_000_000_000, 9_999_999_999));

function answer(
  resultcode: string,
  result: string,
  further: Partial<SelcomAnswer> = {},
): SelcomAnswer {
  return { reference: newReference(), resultcode, result, message: '', data: [], ...further };
}

export const done = (further: Partial<SelcomAnswer> = {}): SelcomAnswer =>
  answer(selcomResults.done, 'SUCCESS', further);

export const pending = (): SelcomAnswer =>
  answer(selcomResults.inProgress, 'PENDING', { message: 'Request in progress' });

export const ambiguous = (): SelcomAnswer =>
  answer(selcomResults.ambiguous, 'AMBIGUOUS', { message: 'No response from upstream system' });

export const failed = (resultcode: string, message = 'Transaction failed'): SelcomAnswer =>
  answer(resultcode, 'FAIL', { message });

/** Of failures only 010 is documented; any code but the documented four is one. */
const failures: Readonly<Record<RefusalReason, readonly [string, string]>> = {
  cancelled: ['022', 'Cancelled by user'],
  'wrong-pin': ['022', 'Wrong PIN'],
  'funds-short': ['022', 'Insufficient funds'],
  expired: ['022', 'Request expired'],
  'phone-unknown': [selcomResults.numberInvalid, 'Invalid mobile number'],
  'float-empty': ['022', 'Insufficient balance'],
};

export const failureOf = (reason: RefusalReason): SelcomAnswer => failed(...failures[reason]);

export function payoutAnswer({ outcome }: Payment): SelcomAnswer {
  if (!outcome) return pending();
  return outcome.kind === 'paid'
    ? done({ reference: outcome.receipt, message: 'Transaction successful' })
    : failureOf(outcome.reason);
}

export function paymentStatusOf(outcome: Outcome | undefined): string {
  if (!outcome) return 'PENDING';
  if (outcome.kind === 'paid') return 'COMPLETED';
  return outcome.reason === 'cancelled' ? 'USERCANCELLED' : 'REJECTED';
}

export function orderStatus(order: Order, payment: Payment | undefined): SelcomOrderStatus {
  const receipt = payment?.outcome?.kind === 'paid' ? payment.outcome.receipt : null;
  return {
    order_id: order.order_id,
    amount: String(order.amount),
    payment_status: paymentStatusOf(payment?.outcome),
    transid: receipt,
    channel: payment ? payment.operator.toUpperCase() : null,
    reference: receipt,
    msisdn: payment?.phone ?? null,
  };
}
