import { useEffect } from 'react';
import { isSavingData } from '../data-saver/data-saver.ts';

/** By now the first view stands and its prices have come. */
const FETCHED_AHEAD_AFTER_MS = 3_000;

type FetchedAhead = { readonly preload: () => Promise<unknown> };

/** Prefetches what the next tap on this page may open; with the data saver the tap fetches it. */
export function useFetchAhead(views: readonly FetchedAhead[]): void {
  useEffect(() => {
    if (isSavingData()) return;
    const timer = window.setTimeout(() => {
      for (const view of views) view.preload().catch(() => undefined);
    }, FETCHED_AHEAD_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [views]);
}
