import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import { create } from 'zustand';
import { forget, keep, readKept } from '../../platform/device-storage.ts';
import { currentPlayerId, whenSessionChanges } from '../session/session-store.ts';
import { api } from '../wire/api.ts';

export type DueAgreement = CallContent<'subscriber/agreements'>[number];

/** Whose answer is awaited; kept, so that a reload asks the same again. */
const STORAGE_KEY = 'agreements-due';

const useAgreementsStore = create<{ due: readonly DueAgreement[] }>(() => ({ due: [] }));

export const useDueAgreements = (): readonly DueAgreement[] =>
  useAgreementsStore((state) => state.due);

/** After a sign-in, never in the middle of a visit: a bet is not interrupted (TXT-44). */
export function askAfterSignIn(): void {
  const playerId = currentPlayerId();
  if (playerId === undefined) return;
  keep(STORAGE_KEY, playerId);
  void ask(playerId);
}

/** For a page that was reloaded, or closed, before the question was answered. */
export function askAgain(): void {
  whenSessionChanges(dropOfOthers);
  const playerId = currentPlayerId();
  if (playerId !== undefined && readKept(STORAGE_KEY) === playerId) void ask(playerId);
}

async function ask(playerId: string): Promise<void> {
  const due = await api.subscriber.agreements({}, { silent: true }).catch(rejectionOnly);
  // What could not be asked now is asked at the next page.
  if (due instanceof CallRejected || currentPlayerId() !== playerId) return;
  if (due.length === 0) forget(STORAGE_KEY);
  useAgreementsStore.setState({ due });
}

function dropOfOthers(): void {
  const { due } = useAgreementsStore.getState();
  if (due.length > 0 && currentPlayerId() === undefined) useAgreementsStore.setState({ due: [] });
}

/** To everything that was shown. False: it has changed meanwhile, and is shown anew. */
export async function agreeToShown(): Promise<boolean> {
  const { due } = useAgreementsStore.getState();
  const agreed = due.map(({ type, version }) => ({ type, version }));
  const reply = await api.subscriber.agree({ agreed }, { silent: true }).catch(rejectionOnly);
  const refused = reply instanceof CallRejected;
  const playerId = currentPlayerId();
  if (refused && playerId !== undefined) await ask(playerId);
  if (refused) return false;
  forget(STORAGE_KEY);
  useAgreementsStore.setState({ due: [] });
  return true;
}

/** Declining is leaving: the next sign-in asks again. */
export function forgetAgreements(): void {
  forget(STORAGE_KEY);
  useAgreementsStore.setState({ due: [] });
}

function rejectionOnly(failure: unknown): CallRejected {
  if (failure instanceof CallRejected) return failure;
  throw failure;
}
