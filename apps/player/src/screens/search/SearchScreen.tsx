import { useSearchParams } from 'wouter';
import { t } from '../../i18n/i18n.ts';
import { searchPath } from '../../shell/navigation/search-path.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ListHeading } from '../match-list/ListHeading.tsx';
import { NoMatches } from '../match-list/NoMatches.tsx';
import { LateSearchStart } from './late-ideas.ts';
import { SearchResults } from './SearchResults.tsx';

export function SearchScreen() {
  const term = searchTermIn(useSearchParams()[0]);
  switch (term.status) {
    case 'nothing':
      return <LateSearchStart />;
    case 'too-long':
      return (
        <>
          <ListHeading sign={<Icon name="search" size={22} />} title={t('lists.search.title')} />
          <NoMatches
            icon="search"
            title={t('lists.search.tooLong')}
            text={t('lists.search.tooLongHint')}
            next={{ to: searchPath(term.begin), text: t('lists.search.shorter') }}
          />
        </>
      );
    case 'words':
      return <SearchResults key={term.keyWord} keyWord={term.keyWord} page={term.page} />;
  }
}

/** As many characters as the server reads. */
const KEY_WORD_MAX = 60;

/** What an address searches for, before anything is sent (LST-40). */
type SearchTerm =
  | { readonly status: 'nothing' }
  | { readonly status: 'too-long'; readonly begin: string }
  | { readonly status: 'words'; readonly keyWord: string; readonly page: number };

export function searchTermIn(parameters: URLSearchParams): SearchTerm {
  const keyWord = (parameters.get('key_word') ?? '').trim();
  if (keyWord === '') return { status: 'nothing' };
  if (keyWord.length > KEY_WORD_MAX) {
    return { status: 'too-long', begin: keyWord.slice(0, KEY_WORD_MAX).trim() };
  }
  return { status: 'words', keyWord, page: pageNamed(parameters.get('page')) };
}

function pageNamed(text: string | null): number {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}
