import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import type { RefusedLeg } from '../view/slip-leg.ts';
import type { BetBody } from './bet-body.ts';

export type PlacedOrder = NonNullable<CallContent<'order_list/add'>['order_info']>;

/** What became of one bet. `lost`: nobody knows, so it is asked for again with the same key. */
export type BetAnswer = { readonly body: BetBody } & (
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | { readonly kind: 'legs-refused'; readonly legs: readonly RefusedLeg[] }
  | { readonly kind: 'refused'; readonly code: RejectionCode; readonly words: string }
  | { readonly kind: 'lost' }
);

export type Post = {
  readonly add: (body: BetBody) => Promise<CallContent<'order_list/add'>>;
  readonly pause: (ms: number) => Promise<void>;
  /** Whether the player whose bet it is still sits at the page. */
  readonly isStillTheirs: () => boolean;
};

/** A short hole in the network is bridged; after that the player says when to ask again. */
const AGAIN_AFTER_MS = [1_000, 3_000] as const;

/** Neither says whether the bet was placed; every other refusal says that this try was not. */
const unknownFates: readonly RejectionCode[] = ['network-exception', 'server-error'];

/** Said before anybody looks at the key: they tell nothing of an earlier try with the same one. */
const blindToTheKey: readonly RejectionCode[] = [
  'overloaded',
  'too-many-requests',
  'sign-in-required',
  'envelope-broken',
  'envelope-key-unknown',
];

/** Whether an earlier try with this key may have placed the bet. */
export type TriedBefore = 'never' | 'without-answer';

/** The same body each time, key and all: however often it arrives, it is one order (SLIP-33). */
export async function sendBet(
  body: BetBody,
  { add, pause, isStillTheirs }: Post,
  triedBefore: TriedBefore = 'never',
): Promise<BetAnswer> {
  let tried = triedBefore;
  for (const againAfterMs of [...AGAIN_AFTER_MS, undefined]) {
    const answer = await add(body).then(
      (said) => answerIn(said, body),
      (failure: unknown) => refusalIn(failure, body, tried),
    );
    if (answer.kind !== 'lost' || againAfterMs === undefined) return answer;
    tried = 'without-answer';
    await pause(againAfterMs);
    // Under another name the same key would be another bet.
    if (!isStillTheirs()) break;
  }
  return { body, kind: 'lost' };
}

function answerIn(said: CallContent<'order_list/add'>, body: BetBody): BetAnswer {
  const { order_info: order, nobet_list: legs } = said;
  return order ? { body, kind: 'placed', order } : { body, kind: 'legs-refused', legs };
}

function refusalIn(failure: unknown, body: BetBody, tried: TriedBefore): BetAnswer {
  if (!(failure instanceof CallRejected)) throw failure;
  const { code, message } = failure;
  const isBlind = tried === 'without-answer' && blindToTheKey.includes(code);
  if (isBlind || unknownFates.includes(code)) return { body, kind: 'lost' };
  return { body, kind: 'refused', code, words: message };
}
