import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import type { Senti } from '@kipute/domain/money/senti';
import { type LockWord, moneyIn } from '../offers/offer.ts';

export type SaleBody = CallRequest<'order_list/early_settlements'>;
type SaleResponse = CallContent<'order_list/early_settlements'>;

/** What became of a sale. `lost`: nobody knows, so it is retried with the same idempotency key. */
export type SaleOutcome =
  | { readonly kind: 'sold'; readonly paid: Senti; readonly stakeLeft: Senti }
  /** Worth less by now, and nothing was done. */
  | { readonly kind: 'changed'; readonly paid: Senti }
  | { readonly kind: 'locked'; readonly why: LockWord }
  | { readonly kind: 'refused'; readonly words: string }
  | { readonly kind: 'lost' };

export type SalePost = {
  readonly sell: (body: SaleBody) => Promise<SaleResponse>;
  readonly pause: (ms: number) => Promise<void>;
};

/** A short loss of the network is bridged by retries; after that the player retries. */
const RETRY_DELAYS_MS = [1_000, 3_000] as const;

/** Neither says whether it was sold; every other refusal says that it was not. */
const unknownOutcomes: readonly RejectionCode[] = ['network-exception', 'server-error'];

/** `cashOutStates.accepted`; the contract's own table would bring all its words along. */
const ACCEPTED = 5;

/** The same body each time, key and all: however often it arrives, it is one sale (ORD-66). */
export async function acceptOffer(body: SaleBody, { sell, pause }: SalePost): Promise<SaleOutcome> {
  for (const retryDelayMs of [...RETRY_DELAYS_MS, undefined]) {
    const outcome = await sell(body).then(outcomeIn, refusalIn);
    if (outcome.kind !== 'lost' || retryDelayMs === undefined) return outcome;
    await pause(retryDelayMs);
  }
  return { kind: 'lost' };
}

function outcomeIn({ state, why, paid, stake_in_play }: SaleResponse): SaleOutcome {
  if (why !== '') return { kind: 'locked', why };
  return state === ACCEPTED
    ? { kind: 'sold', paid: moneyIn(paid), stakeLeft: moneyIn(stake_in_play) }
    : { kind: 'changed', paid: moneyIn(paid) };
}

function refusalIn(failure: unknown): SaleOutcome {
  if (!(failure instanceof CallRejected)) throw failure;
  const { code, message } = failure;
  return unknownOutcomes.includes(code) ? { kind: 'lost' } : { kind: 'refused', words: message };
}
