import { isSavingData } from '../../../features/data-saver/data-saver.ts';
import { pageSize } from '../../../features/matches/page-size.ts';
import { useList } from '../../../features/matches/use-list.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import { type ListPages, type ListTerms, listPages } from './list-pages.ts';
import { createRecentLists } from './recent-lists.ts';

export type NamedList = Omit<ListTerms, 'pageSize'> & {
  /** Says everything its answers depend on, but for the language. */
  readonly name: string;
};

const recent = createRecentLists<ListPages>();

/** A list left a moment ago is found again with all its pages, in the place it was left. */
export function useListPages({ name, ...terms }: NamedList) {
  const key = `${currentLanguage()} ${pageSize()} ${name}`;
  const { list, sizes } = recent.named(key, () => listPages({ ...terms, pageSize: pageSize() }));
  const view = useList(list);
  return {
    /** For whatever must begin anew with another list. */
    key,
    view,
    sizes,
    showMore: list.showMore,
    retry: list.retry,
    isSaving: isSavingData(),
  };
}

export type ShownList = ReturnType<typeof useListPages>;
