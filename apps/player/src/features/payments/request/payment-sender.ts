import type { CallRejected } from '@kipute/api-client/call-rejected';
import { ok, type Result } from '@kipute/domain/result';
import { attempt, isDefinite } from '../attempt.ts';
import type { UnderWay } from '../watching/payment-under-way.ts';
import type { IdempotencyKeys } from './idempotency-keys.ts';

type SenderOptions<Wanted, Payment> = {
  readonly keys: IdempotencyKeys;
  readonly underWay: UnderWay<Payment>;
  readonly add: (request: Wanted & { readonly request_key: string }) => Promise<Payment>;
};

type PaymentSender<Wanted, Payment> = (wanted: Wanted) => Promise<Result<Payment, CallRejected>>;

/**
 * Sends what a player wants, once. While an earlier request has no response, wanting the same is a
 * retry with its key, and wanting something else first looks for what became of it, so that there
 * are never two payments by accident (MS-13).
 */
export function paymentSender<Wanted extends object, Payment>({
  keys,
  underWay,
  add,
}: SenderOptions<Wanted, Payment>): PaymentSender<Wanted, Payment> {
  function follow(payment: Payment): Result<Payment, never> {
    keys.answered();
    underWay.follow(payment);
    return ok(payment);
  }

  return async (wanted) => {
    if (keys.openFor(wanted) === 'something else') {
      const earlier = await attempt(underWay.find());
      if (!earlier.ok) return earlier;
      if (earlier.value !== undefined) return follow(earlier.value);
    }
    const request_key = keys.keyFor(wanted);
    const outcome = await attempt(add({ ...wanted, request_key }));
    if (outcome.ok) return follow(outcome.value);
    if (isDefinite(outcome.refusal)) keys.answered();
    return outcome;
  };
}
