import { Suspense } from 'react';
import { useLiveCount } from '../../features/live-odds/live-count.ts';
import { PageErrorBoundary } from '../../features/page-errors/PageErrorBoundary.tsx';
import { openSheet } from '../../features/sheet/sheet-history.ts';
import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { LeagueSign } from '../../ui/match/LeagueSign.tsx';
import { splitView } from '../../ui/split-view.tsx';
import { ChatCount } from '../controls/ChatCount.tsx';
import { LiveCount } from '../controls/LiveCount.tsx';
import { EntryLink, PageLink } from './EntryLink.tsx';
import { filterEntries } from './entries.ts';
import { FilterCard } from './FilterCard.tsx';
import styles from './navigation.module.css';
import { useCountries } from './places/countries.ts';
import { DefaultCountries } from './places/DefaultCountries.tsx';
import { MatchNumber } from './places/MatchNumber.tsx';
import { matchesIn } from './places/places.ts';
import { usePopularLeagues } from './popular-leagues.ts';

const Places = splitView(() => import('./places/Places.tsx').then((file) => file.Places));

/** The left frame of a desktop and the drawer of a phone: pages, leagues, countries, contact. */
export function FilterList() {
  return (
    <>
      <div className={styles.card}>
        {filterEntries.map((entry) => (
          <EntryLink key={entry.label} entry={entry} className={styles.row}>
            <Icon name={entry.icon} size={18} />
            {t(entry.label)}
            <LiveCount of={entry} />
            {entry.label === 'nav.upcoming' && <UpcomingCount />}
          </EntryLink>
        ))}
      </div>
      <FilterCard title={t('filters.leagues')}>
        {usePopularLeagues().map(({ title, country, flag, picture, path, matches }) => (
          <PageLink key={title} path={path} className={styles.row}>
            <LeagueSign league={{ name: title, flag, picture }} width={20} />
            <span className={styles.league}>
              {title}
              {country && <small>{country}</small>}
            </span>
            {matches !== undefined && <MatchNumber count={matches} />}
          </PageLink>
        ))}
      </FilterCard>
      <PageErrorBoundary fallback={() => <AwaitedPlaces />}>
        <Suspense fallback={<AwaitedPlaces />}>
          <Places />
        </Suspense>
      </PageErrorBoundary>
      <div className={styles.card}>
        <button type="button" className={styles.row} onClick={() => openSheet('contact')}>
          <Icon name="headset" size={18} />
          {t('filters.contact')}
          <ChatCount />
        </button>
      </div>
    </>
  );
}

/** Everything that is listed, without what is being played. */
function UpcomingCount() {
  const countries = useCountries();
  const live = useLiveCount() ?? 0;
  if (!countries) return null;
  return <MatchNumber count={Math.max(0, matchesIn(countries) - live)} />;
}

function AwaitedPlaces() {
  return (
    <FilterCard title={t('filters.countries')}>
      <DefaultCountries />
    </FilterCard>
  );
}
