import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
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

/** Retry delays that bridge a short outage; after them the player says when to retry. */
const RETRY_AFTER_MS = [1_000, 3_000] as const;

/** The bet may have been placed; every other refusal says that this attempt did not place it. */
const inDoubtCodes: readonly RejectionCode[] = ['network-exception', 'server-error'];

/** Refused before the idempotency key is read: they say nothing about an earlier attempt. */
const refusedBeforeKeyCheck: readonly RejectionCode[] = [
  'overloaded',
  'too-many-requests',
  'sign-in-required',
  'envelope-broken',
  'envelope-key-unknown',
];

/** Whether an earlier attempt with this key may have placed the bet. */
export type EarlierAttempt = 'none' | 'without-response';

/** Retries with the same body and idempotency key: however often it arrives, it is one order (SLIP-33). */
export async function sendBet(
  body: BetBody,
  { add, pause, isStillTheirs }: BetTransport,
  earlierAttempt: EarlierAttempt = 'none',
): Promise<BetOutcome> {
  let earlier = earlierAttempt;
  for (const retryAfterMs of [...RETRY_AFTER_MS, undefined]) {
    const outcome = await add(body).then(
      (content) => outcomeOfContent(content, body),
      (failure: unknown) => outcomeOfFailure(failure, body, earlier),
    );
    if (outcome.kind !== 'lost' || retryAfterMs === undefined) return outcome;
    earlier = 'without-response';
    await pause(retryAfterMs);
    // For another player the same key would be another bet.
    if (!isStillTheirs()) break;
  }
  return { body, kind: 'lost' };
}

function outcomeOfContent(content: CallContent<'order_list/add'>, body: BetBody): BetOutcome {
  const { order_info: order, nobet_list: legs } = content;
  return order ? { body, kind: 'placed', order } : { body, kind: 'legs-refused', legs };
}

function outcomeOfFailure(failure: unknown, body: BetBody, earlier: EarlierAttempt): BetOutcome {
  if (!(failure instanceof CallRejected)) throw failure;
  const { code, message } = failure;
  const saysNothing = earlier === 'without-response' && refusedBeforeKeyCheck.includes(code);
  if (saysNothing || inDoubtCodes.includes(code)) return { body, kind: 'lost' };
  return { body, kind: 'refused', code, words: message };
}
