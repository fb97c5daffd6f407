import { useEffect } from 'react';
import { isSavingData } from '../data-saver/data-saver.ts';

/** By now the first view stands and its prices have come. */
const FETCHED_AHEAD_AFTER_MS = 3_000;

type FetchedAhead = { readonly preload: () => Promise<unknown> };

/** What the next tap on this page may open is here before it; who saves data fetches by the tap. */
export function useFetchAhead(views: readonly FetchedAhead[]): void {
  useEffect(() => {
    if (isSavingData()) return;
    const timer = window.setTimeout(() => {
      for (const view of views) view.preload().catch(() => undefined);
    }, FETCHED_AHEAD_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [views]);
}
