import type { CallContent } from '@kipute/contract/registry';
import { useState } from 'react';
import { answered } from '../../../features/forms/submission.ts';
import type { QueryState } from '../../../features/query/query.ts';
import { useQuery } from '../../../features/query/use-query.ts';
import { showToast } from '../../../features/toasts/toast-store.ts';
import { api } from '../../../features/wire/api.ts';
import { t } from '../../../i18n/i18n.ts';

export type PlayerSession = CallContent<'subscriber/sessions'>[number];
export type SessionsView = QueryState<readonly PlayerSession[]>;

const fetchSessions = () => api.subscriber.sessions({}, { silent: true });

export function useSessions() {
  const { refetch, ...view } = useQuery(fetchSessions, 'own');
  const [ending, setEnding] = useState<string>();

  async function end(id?: string): Promise<void> {
    setEnding(id ?? 'all');
    // A refusal is said by the wire in a toast; the list tells in either case what is true now.
    const ended = await answered(api.subscriber.end_sessions(id === undefined ? {} : { id }));
    setEnding(undefined);
    if (ended.ok) showToast({ tone: 'success', text: t('sessions.ended') });
    refetch();
  }

  return { view, retry: refetch, ending, end: (id?: string) => void end(id) };
}
