import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import type { Senti } from '@kipute/domain/money/senti';
import { type LockWord, moneyIn } from '../offers/offer.ts';

export type SaleBody = CallRequest<'order_list/early_settlements'>;
type Said = CallContent<'order_list/early_settlements'>;

/** What became of a sale. `lost`: nobody knows, so it is asked for again with the same key. */
export type SaleAnswer =
  | { readonly kind: 'sold'; readonly paid: Senti; readonly stakeLeft: Senti }
  /** Worth less by now, and nothing was done. */
  | { readonly kind: 'changed'; readonly paid: Senti }
  | { readonly kind: 'locked'; readonly why: LockWord }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'lost' };

export type SalePost = {
  readonly sell: (body: SaleBody) => Promise<Said>;
  readonly pause: (ms: number) => Promise<void>;
};

/** A short hole in the network is bridged; after that the player says when to ask again. */
const AGAIN_AFTER_MS = [1_000, 3_000] as const;

/** Neither says whether it was sold; every other refusal says that it was not. */
const unknownFates: readonly RejectionCode[] = ['network-exception', 'server-error'];

/** `cashOutStates.accepted`; the contract's own table would bring all its words along. */
const ACCEPTED = 5;

/** The same body each time, key and all: however often it arrives, it is one sale (ORD-66). */
export async function acceptOffer(body: SaleBody, { sell, pause }: SalePost): Promise<SaleAnswer> {
  for (const againAfterMs of [...AGAIN_AFTER_MS, undefined]) {
    const answer = await sell(body).then(answerIn, refusalIn);
    if (answer.kind !== 'lost' || againAfterMs === undefined) return answer;
    await pause(againAfterMs);
  }
  return { kind: 'lost' };
}

function answerIn({ state, why, paid, stake_in_play }: Said): SaleAnswer {
  if (why !== '') return { kind: 'locked', why };
  return state === ACCEPTED
    ? { kind: 'sold', paid: moneyIn(paid), stakeLeft: moneyIn(stake_in_play) }
    : { kind: 'changed', paid: moneyIn(paid) };
}

function refusalIn(failure: unknown): SaleAnswer {
  if (!(failure instanceof CallRejected)) throw failure;
  const { code, message } = failure;
  return unknownFates.includes(code) ? { kind: 'lost' } : { kind: 'refused', words: message };
}
