import { useSearchParams } from 'wouter';
import { t } from '../../i18n/i18n.ts';
import { searchPath } from '../../shell/navigation/search-path.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ListHeading } from '../match-list/ListHeading.tsx';
import { NoMatches } from '../match-list/NoMatches.tsx';
import { askedIn } from './key-word.ts';
import { LateSearchStart } from './late-ideas.ts';
import { SearchResults } from './SearchResults.tsx';

export function SearchScreen() {
  const asked = askedIn(useSearchParams()[0]);
  switch (asked.status) {
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
            next={{ to: searchPath(asked.begin), text: t('lists.search.shorter') }}
          />
        </>
      );
    case 'words':
      return <SearchResults key={asked.keyWord} keyWord={asked.keyWord} page={asked.page} />;
  }
}
