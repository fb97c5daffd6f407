import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Decision, HearAboutWithdrawal } from './hear-about-withdrawal.ts';
import type { Withdrawal } from './withdrawal-store.ts';

type Review = Decision & { readonly withdrawalId: bigint };

/** Somebody else decided, or it left already. */
type ReviewRefusal = 'changed-meanwhile';

export type ReviewWithdrawal = (review: Review) => Promise<Result<Withdrawal, ReviewRefusal>>;

export function withdrawalReviewer(hear: HearAboutWithdrawal): ReviewWithdrawal {
  return async ({ withdrawalId, ...said }) => {
    const after = await hear({ withdrawalId, source: 'clerk', said });
    return after ? ok(after) : refuse('changed-meanwhile');
  };
}
