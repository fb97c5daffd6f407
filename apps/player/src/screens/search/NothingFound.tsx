import { t } from '../../i18n/i18n.ts';
import { searchPath } from '../../shell/navigation/search-path.ts';
import { Icon } from '../../ui/Icon.tsx';
import { ListHeading } from '../match-list/ListHeading.tsx';
import { NoMatches } from '../match-list/NoMatches.tsx';
import { SearchIdeas } from './SearchIdeas.tsx';

export function NothingFound() {
  return (
    <>
      <NoMatches icon="search" title={t('lists.search.none')} text={t('lists.search.noneHint')} />
      <SearchIdeas />
    </>
  );
}

/** `begin` is as much of the words as the server reads. */
export function TooLong({ begin }: { begin: string }) {
  return (
    <>
      <ListHeading sign={<Icon name="search" size={22} />} title={t('lists.search.title')} />
      <NoMatches
        icon="search"
        title={t('lists.search.tooLong')}
        text={t('lists.search.tooLongHint')}
        next={{ to: searchPath(begin), text: t('lists.search.shorter') }}
      />
    </>
  );
}
