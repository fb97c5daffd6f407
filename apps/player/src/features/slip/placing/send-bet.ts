import type { RejectionCode } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import { type EarlierAttempt, sendWithKey } from '../../idempotency/send-with-key.ts';
import { type BetBody, isSingles, type SinglesBody, type SlipBody } from '../bet-body.ts';
import type { RefusedLeg } from '../view/slip-leg.ts';

export type PlacedOrder = NonNullable<CallContent<'order_list/add'>['order_info']>;

/** What became of what one tap sent. `lost`: no response came, so it is retried with the same key. */
export type BetOutcome = { readonly body: SlipBody } & (
  | { readonly kind: 'placed'; readonly orders: readonly PlacedOrder[] }
  /** A large one waits for a trader, under this number. */
  | { readonly kind: 'referred'; readonly id: string }
  | { readonly kind: 'legs-refused'; readonly legs: readonly RefusedLeg[] }
  | { readonly kind: 'refused'; readonly code: RejectionCode; readonly words: string }
  | { readonly kind: 'lost' }
);

/** What sending needs from outside, so that a test can lose responses. */
export type BetTransport = {
  readonly add: (body: BetBody) => Promise<CallContent<'order_list/add'>>;
  readonly addSingles: (body: SinglesBody) => Promise<CallContent<'order_list/add_singles'>>;
  readonly pause: (ms: number) => Promise<void>;
  /** Whether the player whose bet it is is still signed in. */
  readonly isStillTheirs: () => boolean;
};

/** Retries with the same body and idempotency key: however often it arrives, it is one order (SLIP-33). */
export async function sendBet(
  body: SlipBody,
  transport: BetTransport,
  earlierAttempt: EarlierAttempt = 'none',
): Promise<BetOutcome> {
  const { pause, isStillTheirs } = transport;
  const sending = { send: () => answerTo(body, transport), pause, isStillTheirs };
  const outcome = await sendWithKey(sending, earlierAttempt);
  if (outcome.kind !== 'answered') return { body, ...outcome };
  const { orders, legs, referredId } = outcome.content;
  if (referredId !== undefined && orders.length === 0)
    return { body, kind: 'referred', id: referredId };
  return orders.length > 0
    ? { body, kind: 'placed', orders }
    : { body, kind: 'legs-refused', legs };
}

type Answer = {
  readonly orders: readonly PlacedOrder[];
  readonly legs: readonly RefusedLeg[];
  readonly referredId?: string | undefined;
};

async function answerTo(
  body: SlipBody,
  { add, addSingles }: Pick<BetTransport, 'add' | 'addSingles'>,
): Promise<Answer> {
  if (isSingles(body)) {
    const { orders, nobet_list: legs } = await addSingles(body);
    return { orders, legs };
  }
  const { order_info: order, nobet_list: legs, referred } = await add(body);
  return { orders: order ? [order] : [], legs, referredId: referred?.id };
}
