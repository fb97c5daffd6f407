import type { CallRejected } from '@kipute/api-client/call-rejected';
import { type Senti, toWireShillings } from '@kipute/domain/money/senti';
import { attempt, isDefinite } from '../../payments/asking/attempt.ts';
import { api } from '../../wire/api.ts';
import type { OfferBoard } from '../offers/offer-board.ts';
import { offers } from '../offers/offers.ts';

/** `unknown`: no answer came; what stands is asked for and shown. */
export type RuleOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'unknown' };

type RuleTerms = {
  readonly offers: Pick<OfferBoard, 'known' | 'assume' | 'askSoon'>;
  readonly set: (rule: { id: string; threshold: number }) => Promise<unknown>;
  readonly cancel: (rule: { id: string }) => Promise<unknown>;
};

/** Undefined cancels it. */
type ChangeRule = (orderId: string, threshold: Senti | undefined) => Promise<RuleOutcome>;

/** Shown at once, because no money moves by it; taken back when the server does not agree. */
export function ruleChanger({ offers, set, cancel }: RuleTerms): ChangeRule {
  return async (orderId, threshold) => {
    const known = offers.known(orderId);
    const before = known.status === 'known' ? known.offer.threshold : undefined;
    const show = (shown: Senti | undefined) =>
      offers.assume(orderId, (offer) => ({ ...offer, threshold: shown }));
    show(threshold);
    const answer = await attempt(
      threshold === undefined
        ? cancel({ id: orderId })
        : set({ id: orderId, threshold: toWireShillings(threshold) }),
    );
    if (!answer.ok) show(before);
    offers.askSoon();
    return answer.ok ? { kind: 'done' } : outcomeOf(answer.refusal);
  };
}

const outcomeOf = (rejected: CallRejected): RuleOutcome =>
  isDefinite(rejected) ? { kind: 'refused', words: rejected.message } : { kind: 'unknown' };

export const changeRule = ruleChanger({
  offers,
  set: (rule) => api.order_list.set_rule(rule, { silent: true }),
  cancel: (rule) => api.order_list.cancel_rules(rule, { silent: true }),
});
