import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Flag } from '../../ui/Flag.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { openSheet } from '../dialog/sheet-history.ts';
import { EntryLink, PageLink } from './EntryLink.tsx';
import { filterEntries } from './entries.ts';
import styles from './navigation.module.css';
import { defaultCountries, defaultPopularLeagues, searchPath } from './popular-leagues.ts';

/** The left frame of a desktop and the drawer of a phone: pages, leagues, countries, contact. */
export function FilterList() {
  return (
    <>
      <div className={styles.card}>
        {filterEntries.map((entry) => (
          <EntryLink key={entry.label} entry={entry} className={styles.row}>
            <Icon name={entry.icon} size={18} />
            {t(entry.label)}
          </EntryLink>
        ))}
      </div>
      <FilterCard title={t('filters.leagues')}>
        {defaultPopularLeagues.map(({ title, flag }) => (
          <PageLink key={title} path={searchPath(title)} className={styles.row}>
            <Flag code={flag} />
            {title}
          </PageLink>
        ))}
      </FilterCard>
      <FilterCard title={t('filters.countries')}>
        {defaultCountries.map((code) => (
          <PageLink key={code} path={searchPath(t(`country.${code}`))} className={styles.row}>
            <Flag code={code} />
            {t(`country.${code}`)}
          </PageLink>
        ))}
      </FilterCard>
      <div className={styles.card}>
        <button type="button" className={styles.row} onClick={() => openSheet('contact')}>
          <Icon name="headset" size={18} />
          {t('filters.contact')}
        </button>
      </div>
    </>
  );
}

function FilterCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{title}</h2>
      {children}
    </section>
  );
}
