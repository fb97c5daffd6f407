import type { CallRejected } from '@kipute/api-client/call-rejected';
import {
  type AutoCashOutRefusal,
  autoCashOutRefusal,
} from '@kipute/domain/betting/cash-out/auto-cash-out';
import { type Senti, shillings, toWireShillings } from '@kipute/domain/money/senti';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { attempt, isDefinite } from '../../payments/attempt.ts';
import { type AmountRefusal, readAmount } from '../../payments/request/amount.ts';
import { api } from '../../wire/api.ts';
import type { OfferBoard } from '../offers/offer-board.ts';
import { offers } from '../offers/offers.ts';

/** `unknown`: no response came; what stands is refetched and shown. */
export type RuleOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'unknown' };

type RuleDeps = {
  readonly offers: Pick<OfferBoard, 'known' | 'assume' | 'refetchSoon'>;
  readonly set: (rule: { id: string; threshold: number }) => Promise<unknown>;
  readonly cancel: (rule: { id: string }) => Promise<unknown>;
};

/** Undefined cancels it. */
type ChangeRule = (orderId: string, threshold: Senti | undefined) => Promise<RuleOutcome>;

/** Shown at once, because no money moves by it; taken back when the server does not agree. */
export function ruleChanger({ offers, set, cancel }: RuleDeps): ChangeRule {
  return async (orderId, threshold) => {
    const known = offers.known(orderId);
    const before = known.status === 'known' ? known.offer.threshold : undefined;
    const show = (shown: Senti | undefined) =>
      offers.assume(orderId, (offer) => ({ ...offer, threshold: shown }));
    show(threshold);
    const outcome = await attempt(
      threshold === undefined
        ? cancel({ id: orderId })
        : set({ id: orderId, threshold: toWireShillings(threshold) }),
    );
    if (!outcome.ok) show(before);
    offers.refetchSoon();
    return outcome.ok ? { kind: 'done' } : outcomeOf(outcome.refusal);
  };
}

const outcomeOf = (rejected: CallRejected): RuleOutcome =>
  isDefinite(rejected) ? { kind: 'refused', words: rejected.message } : { kind: 'unknown' };

export const changeRule = ruleChanger({
  offers,
  set: (rule) => api.order_list.set_rule(rule, { silent: true }),
  cancel: (rule) => api.order_list.cancel_rules(rule, { silent: true }),
});

type ThresholdRefusal = 'missing' | 'not-whole' | AutoCashOutRefusal;

const ANY_AMOUNT = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER };

const asThreshold = {
  missing: 'missing',
  'not-whole': 'not-whole',
  'below-minimum': 'threshold-not-positive',
  'above-maximum': 'threshold-above-payout',
} as const satisfies Record<AmountRefusal, ThresholdRefusal>;

/** What was typed as a threshold, or why it is none (CSH-30). */
export function readThreshold(typed: string, payout: Senti): Result<Senti, ThresholdRefusal> {
  const read = readAmount(typed, ANY_AMOUNT);
  if (!read.ok) return refuse(asThreshold[read.refusal]);
  const threshold = shillings(read.value);
  const refusal = autoCashOutRefusal({ threshold, payout });
  return refusal ? refuse(refusal) : ok(threshold);
}
