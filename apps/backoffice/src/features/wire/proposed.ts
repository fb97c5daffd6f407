import { approvalsTexts } from '../../i18n/texts/approvals.ts';
import type { Say } from '../../i18n/use-text.ts';
import { showToast } from './toasts.ts';

type Deed = { readonly outcome?: unknown; readonly proposal_id?: unknown };

/** The number of the proposal that a deed above its limit became; undefined when it was done. */
export function proposalIn(content: unknown): string | undefined {
  const answer = content as (Deed & { readonly deed?: Deed }) | null | undefined;
  const deed = answer?.deed ?? answer;
  return deed?.outcome === 'proposed' ? String(deed.proposal_id) : undefined;
}

/** Nothing was done yet: says so, with the way to where it is decided. */
export function tellProposed(t: Say, proposalId: string): void {
  showToast({
    tone: 'success',
    message: t(approvalsTexts.proposed),
    link: { path: `/approvals/${proposalId}`, text: t(approvalsTexts.seeProposal) },
  });
}
