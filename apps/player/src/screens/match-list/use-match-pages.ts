import type { CacheSnapshot } from 'virtua';
import { isSavingData } from '../../features/data-saver/data-saver.ts';
import { pageSize } from '../../features/matches/page-size.ts';
import { queryCache } from '../../features/query/query-cache.ts';
import { useTransitionState } from '../../features/query/use-query-data.ts';
import { currentLanguage } from '../../i18n/i18n.ts';
import { type MatchPages, type MatchPagesOptions, matchPages } from './match-pages.ts';

type NamedList = Omit<MatchPagesOptions, 'pageSize'> & {
  /** Says everything its pages depend on, but for the language. */
  readonly name: string;
};

/** How tall the rows were when the list was left: without it Back would miss its place. */
export type RowSizes = { current?: CacheSnapshot; rows?: number };

const LISTS_CACHED = 12;
const recent = queryCache<{ readonly list: MatchPages; readonly sizes: RowSizes }>(LISTS_CACHED);

/** A list left a moment ago is found again with all its pages, in the place it was left. */
export function useMatchPages({ name, ...options }: NamedList) {
  const key = `${currentLanguage()} ${pageSize()} ${name}`;
  const { list, sizes } = recent(key, () => ({
    list: matchPages({ ...options, pageSize: pageSize() }),
    sizes: {},
  }));
  return {
    /** For whatever must begin anew with another list. */
    key,
    view: useTransitionState(list),
    sizes,
    fetchNextPage: list.fetchNextPage,
    isSaving: isSavingData(),
  };
}

export type ShownList = ReturnType<typeof useMatchPages>;
