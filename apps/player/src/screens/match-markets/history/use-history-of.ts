import type { CallContent } from '@kipute/contract/registry';
import { useEffect, useRef } from 'react';
import { type QueryResult, useQuery } from '../../../features/query/use-query.ts';
import { api } from '../../../features/wire/api.ts';
import { useLanguage } from '../../../i18n/i18n.ts';

export type History = CallContent<'atlassian/history'>;

const fetchHistory = (id: string) => api.atlassian.history({ id }, { silent: true });

/** Fetched when its tab is opened: what is past does not change while one looks at it. */
export function useHistoryOf(matchId: string): QueryResult<History> {
  const language = useLanguage();
  const known = useRef(language);
  const history = useQuery(fetchHistory, matchId);
  const { refetch } = history;
  useEffect(() => {
    if (known.current === language) return;
    known.current = language;
    refetch();
  }, [refetch, language]);
  return history;
}
