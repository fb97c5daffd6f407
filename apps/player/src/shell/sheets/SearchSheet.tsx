import {
  forgetSearches,
  useRecentSearches,
} from '../../features/recent-searches/recent-searches-store.ts';
import { Sheet } from '../../features/sheet/Sheet.tsx';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../navigation/EntryLink.tsx';
import { usePopularLeagues } from '../navigation/popular-leagues.ts';
import { SearchForm } from '../navigation/SearchForm.tsx';
import { searchPath } from '../navigation/search-path.ts';
import styles from './sheets.module.css';

export function SearchSheet() {
  return (
    <Sheet title={t('search.title')} side="top">
      <div className={styles.search}>
        <SearchForm />
        <RecentSearches />
        <h3 className={styles.settingName}>{t('search.popular')}</h3>
        {usePopularLeagues().map(({ title, country, path }) => (
          <PageLink key={title} path={path} className={styles.searchLink}>
            <Icon name="search" size={16} />
            {[title, country].filter(Boolean).join(' · ')}
          </PageLink>
        ))}
      </div>
    </Sheet>
  );
}

/** Kept on this device only, and gone with one tap. */
function RecentSearches() {
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section>
      <header className={styles.recentHead}>
        <h3 className={styles.settingName}>{t('search.recent')}</h3>
        <button type="button" className={styles.forget} onClick={forgetSearches}>
          <Icon name="trash-2" size={16} />
          {t('search.forget')}
        </button>
      </header>
      {searches.map((keyWord) => (
        <PageLink key={keyWord} path={searchPath(keyWord)} className={styles.searchLink}>
          <Icon name="clock" size={16} />
          {keyWord}
        </PageLink>
      ))}
    </section>
  );
}
