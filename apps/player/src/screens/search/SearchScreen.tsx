import { useSearchParams } from 'wouter';
import { LateSearchStart, LateTooLong } from './late-ideas.ts';
import { SearchResults } from './SearchResults.tsx';

export function SearchScreen() {
  const term = searchTermIn(useSearchParams()[0]);
  switch (term.status) {
    case 'nothing':
      return <LateSearchStart />;
    case 'too-long':
      return <LateTooLong begin={term.begin} />;
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
