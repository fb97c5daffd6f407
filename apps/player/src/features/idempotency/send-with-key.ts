import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';

/** What became of a request with an idempotency key. `lost`: no response, so it is retried. */
export type KeyedOutcome<Content> =
  | { readonly kind: 'answered'; readonly content: Content }
  | { readonly kind: 'refused'; readonly code: RejectionCode; readonly words: string }
  | { readonly kind: 'lost' };

/** What sending needs from outside, so that a test can lose responses. */
export type KeyedSending<Content> = {
  readonly send: () => Promise<Content>;
  readonly pause: (ms: number) => Promise<void>;
  /** Whether the player whose request it is is still signed in. */
  readonly isStillTheirs: () => boolean;
};

/** Whether an earlier attempt with this key may have been acted on. */
export type EarlierAttempt = 'none' | 'without-response';

/** Retry delays that bridge a short outage; after them the player says when to retry. */
const RETRY_AFTER_MS = [1_000, 3_000] as const;

/** It may have been acted on; every other refusal says that this attempt was not. */
const inDoubtCodes: readonly RejectionCode[] = ['network-exception', 'server-error'];

/** Refused before the idempotency key is read: they say nothing about an earlier attempt. */
const refusedBeforeKeyCheck: readonly RejectionCode[] = [
  'overloaded',
  'too-many-requests',
  'sign-in-required',
  'envelope-broken',
  'envelope-key-unknown',
];

/** The same body and key each time: however often it arrives, it is acted on once (SLIP-33). */
export async function sendWithKey<Content>(
  { send, pause, isStillTheirs }: KeyedSending<Content>,
  earlierAttempt: EarlierAttempt,
): Promise<KeyedOutcome<Content>> {
  let earlier = earlierAttempt;
  for (const retryAfterMs of [...RETRY_AFTER_MS, undefined]) {
    const outcome = await send().then(
      (content) => ({ kind: 'answered', content }) as const,
      (failure: unknown) => outcomeOfFailure(failure, earlier),
    );
    if (outcome.kind !== 'lost' || retryAfterMs === undefined) return outcome;
    earlier = 'without-response';
    await pause(retryAfterMs);
    // For another player the same key would be another request.
    if (!isStillTheirs()) break;
  }
  return { kind: 'lost' };
}

function outcomeOfFailure(
  failure: unknown,
  earlier: EarlierAttempt,
): Exclude<KeyedOutcome<never>, { kind: 'answered' }> {
  if (!(failure instanceof CallRejected)) throw failure;
  const { code, message } = failure;
  const saysNothing = earlier === 'without-response' && refusedBeforeKeyCheck.includes(code);
  if (saysNothing || inDoubtCodes.includes(code)) return { kind: 'lost' };
  return { kind: 'refused', code, words: message };
}
