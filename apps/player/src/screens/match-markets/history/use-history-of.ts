import type { CallContent } from '@kipute/contract/registry';
import { useEffect, useState } from 'react';
import { api } from '../../../features/wire/api.ts';
import { useLanguage } from '../../../i18n/i18n.ts';

export type History = CallContent<'atlassian/history'>;
type HistoryView =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly history: History };

/** Asked for when its tab is opened: what is past does not change while one looks at it. */
export function useHistoryOf(matchId: string) {
  const language = useLanguage();
  const [attempt, setAttempt] = useState(1);
  const [view, setView] = useState<HistoryView>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt or language asks anew.
  useEffect(() => {
    let isWanted = true;
    const show = (next: HistoryView) => {
      if (isWanted) setView(next);
    };
    api.atlassian.history({ id: matchId }, { silent: true }).then(
      (history) => show({ status: 'ready', history }),
      () => show({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [matchId, attempt, language]);
  return {
    view,
    retry: () => {
      setView({ status: 'loading' });
      setAttempt(attempt + 1);
    },
  };
}
