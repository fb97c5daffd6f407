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
};

/** A short hole in the network is bridged; after that the player says when to ask again. */
const AGAIN_AFTER_MS = [1_000, 3_000] as const;

/** Neither says whether the bet was placed; every other refusal says that it was not. */
const unknownFates: readonly RejectionCode[] = ['network-exception', 'server-error'];

/** The same body each time, key and all: however often it arrives, it is one order (SLIP-33). */
export async function sendBet(body: BetBody, { add, pause }: Post): Promise<BetAnswer> {
  for (const againAfterMs of [...AGAIN_AFTER_MS, undefined]) {
    const answer = await add(body).then(
      (said) => answerIn(said, body),
      (failure: unknown) => refusalIn(failure, body),
    );
    if (answer.kind !== 'lost' || againAfterMs === undefined) return answer;
    await pause(againAfterMs);
  }
  return { body, kind: 'lost' };
}

function answerIn(said: CallContent<'order_list/add'>, body: BetBody): BetAnswer {
  const { order_info: order, nobet_list: legs } = said;
  return order ? { body, kind: 'placed', order } : { body, kind: 'legs-refused', legs };
}

function refusalIn(failure: unknown, body: BetBody): BetAnswer {
  if (!(failure instanceof CallRejected)) throw failure;
  const { code, message } = failure;
  if (unknownFates.includes(code)) return { body, kind: 'lost' };
  return { body, kind: 'refused', code, words: message };
}
