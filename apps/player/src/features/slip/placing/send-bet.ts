import type { RejectionCode } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import { type EarlierAttempt, sendWithKey } from '../../idempotency/send-with-key.ts';
import type { BetBody } from '../bet-body.ts';
import type { RefusedLeg } from '../view/slip-leg.ts';

export type PlacedOrder = NonNullable<CallContent<'order_list/add'>['order_info']>;

/** What became of one bet. `lost`: no response came, so it is retried with the same key. */
export type BetOutcome = { readonly body: BetBody } & (
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'legs-refused'; readonly legs: readonly RefusedLeg[] }
  | { readonly kind: 'refused'; readonly code: RejectionCode; readonly words: string }
  | { readonly kind: 'lost' }
);

/** What sending needs from outside, so that a test can lose responses. */
export type BetTransport = {
  readonly add: (body: BetBody) => Promise<CallContent<'order_list/add'>>;
  readonly pause: (ms: number) => Promise<void>;
  /** Whether the player whose bet it is is still signed in. */
  readonly isStillTheirs: () => boolean;
};

/** Retries with the same body and idempotency key: however often it arrives, it is one order (SLIP-33). */
export async function sendBet(
  body: BetBody,
  { add, pause, isStillTheirs }: BetTransport,
  earlierAttempt: EarlierAttempt = 'none',
): Promise<BetOutcome> {
  const sending = { send: () => add(body), pause, isStillTheirs };
  const outcome = await sendWithKey(sending, earlierAttempt);
  if (outcome.kind !== 'answered') return { body, ...outcome };
  const { order_info: order, nobet_list: legs } = outcome.content;
  return order ? { body, kind: 'placed', order } : { body, kind: 'legs-refused', legs };
}
