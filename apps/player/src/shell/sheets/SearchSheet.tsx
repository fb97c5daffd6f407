import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../dialog/Sheet.tsx';
import { PageLink } from '../navigation/EntryLink.tsx';
import { defaultPopularLeagues, searchPath } from '../navigation/popular-leagues.ts';
import { SearchForm } from '../navigation/SearchForm.tsx';
import styles from './sheets.module.css';

export function SearchSheet() {
  return (
    <Sheet title={t('search.title')} side="top">
      <div className={styles.search}>
        <SearchForm />
        <h3 className={styles.settingName}>{t('search.popular')}</h3>
        {defaultPopularLeagues.map(({ title }) => (
          <PageLink key={title} path={searchPath(title)} className={styles.searchLink}>
            <Icon name="search" size={16} />
            {title}
          </PageLink>
        ))}
      </div>
    </Sheet>
  );
}
