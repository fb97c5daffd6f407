import { CallRejected } from '@kipute/api-client/call-rejected';
import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { t } from '../../../i18n/i18n.ts';
import { type QueryResult, useQuery } from '../../query/use-query.ts';
import { showToast } from '../../toasts/toast-store.ts';
import { api } from '../../wire/api.ts';
import { currentDraft, type Draft } from '../buying/draft-store.ts';
import { replaceDraft } from '../buying/luck.ts';
import {
  type FoundTicket,
  type Issue,
  type PoolTicket,
  placesOf,
  poolPages,
  reservesOf,
} from '../issue/pool.ts';

const fetchTicketOf = (code: string): Promise<FoundTicket> =>
  api.guessing_bet.inquire_by_code({ code }, { silent: true });

/** The picks of a shared ticket for this issue; undefined if they are of another one. */
export function sharedDraft(found: FoundTicket, issue: Issue, before: Draft): Draft | undefined {
  if (found.issue_id !== issue.id || found.on_sale === 0) return undefined;
  const picksOf = (places: readonly { pick: string }[]) => places.map(({ pick }) => pick);
  const picks = picksOf(placesOf(found.places));
  const reservePicks = picksOf(reservesOf(found.places));
  const isWhole = picks.length === issue.guess_number && reservePicks.length === issue.reserves;
  return isWhole ? { ...before, picks, reservePicks, multiplier: found.multiplier } : undefined;
}

/**
 * Loads the picks of a ticket whose code came with the address, and clears the address, so that a
 * reload does not load them again (POL-128).
 */
export function useSharedTicket(game: PoolGame, issue: Issue): void {
  const [parameters, setParameters] = useSearchParams();
  const code = parameters.get('code') ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each code, whatever the pool does.
  useEffect(() => {
    if (code === '') return;
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('code');
        return after;
      },
      { replace: true },
    );
    fetchTicketOf(code).then(
      (found) => takeShared(game, issue, found),
      () => showToast({ tone: 'error', text: t('pools.codeUnknown') }),
    );
  }, [code]);
}

function takeShared(game: PoolGame, issue: Issue, found: FoundTicket): void {
  const before = currentDraft(game, issue);
  const after = found.game === poolPages[game].id ? sharedDraft(found, issue, before) : undefined;
  if (!after) {
    showToast({ tone: 'notice', text: t('pools.codeOver', { issue: found.issue_name }) });
    return;
  }
  replaceDraft(game, before, after);
  showToast({ tone: 'success', text: t('pools.codeLoaded') });
}

/** One's own ticket has its money; of every other one there is what anybody sees. */
export type OpenedTicket =
  | { readonly isOwn: true; readonly ticket: PoolTicket }
  | { readonly isOwn: false; readonly ticket: FoundTicket };

type Asked = {
  readonly own: () => Promise<PoolTicket>;
  readonly anybodys: () => Promise<FoundTicket>;
};

/** That it is not one's own is no failure; without a network neither is asked for twice. */
export async function ownOrAnybodys({ own, anybodys }: Asked): Promise<OpenedTicket> {
  const mine = await own().catch((rejected: unknown) => {
    if (rejected instanceof CallRejected && rejected.code === 'pool-ticket-unknown') return null;
    throw rejected;
  });
  return mine ? { isOwn: true, ticket: mine } : { isOwn: false, ticket: await anybodys() };
}

const fetchOwn = (number: string): Promise<OpenedTicket> =>
  ownOrAnybodys({
    own: () => api.guessing_bet.detailed({ code: number }, { silent: true }),
    anybodys: () => fetchTicketOf(number),
  });

const fetchAnybodys = async (number: string): Promise<OpenedTicket> => ({
  isOwn: false,
  ticket: await fetchTicketOf(number),
});

/** A ticket by its number, as the statement and messages lead to it (POL-135). */
export const useTicketOf = (
  number: string,
  seenBy: 'player' | 'visitor',
): QueryResult<OpenedTicket> => useQuery(seenBy === 'player' ? fetchOwn : fetchAnybodys, number);
