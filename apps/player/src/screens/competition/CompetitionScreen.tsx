import { FavouriteStar } from '../../features/favourites/FavouriteStar.tsx';
import { flagOf } from '../../features/matches/flag-of.ts';
import { leaguePath } from '../../features/matches/league-path.ts';
import { t } from '../../i18n/i18n.ts';
import type { Country, CountryLeague } from '../../shell/navigation/places/countries.ts';
import { countryPath } from '../../shell/navigation/places/places.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { ListHeading } from '../match-list/ListHeading.tsx';
import { CountrySign } from '../match-list/places/CountrySign.tsx';
import { UnknownPlace } from '../match-list/places/UnknownPlace.tsx';
import styles from './competition.module.css';
import { useLeaguesOfCountry } from './use-leagues-of-country.ts';

/** The leagues under a country. */
export function CompetitionScreen() {
  const view = useLeaguesOfCountry();
  const country = view.status === 'ready' ? view.country : undefined;
  return (
    <>
      <ListHeading
        sign={<CountrySign country={country} />}
        title={country?.name ?? t('lists.leagues.title')}
        below={country && t('lists.leagues.title')}
      />
      <Leagues view={view} />
    </>
  );
}

function Leagues({ view }: { view: ReturnType<typeof useLeaguesOfCountry> }) {
  switch (view.status) {
    case 'loading':
      return <Skeleton kind="rows" count={5} />;
    case 'failed':
      return <FailedState onRetry={view.retry} />;
    case 'unknown':
      return <UnknownPlace title={t('lists.country.unknown')} />;
    case 'ready':
      return <LeagueList country={view.country} />;
  }
}

function LeagueList({ country }: { country: Country }) {
  return (
    <ul className={styles.leagues}>
      <li className={styles.league}>
        <Link className={styles.link} href={countryPath(country.id)}>
          <Icon name="globe" size={18} />
          <b className={styles.name}>{t('lists.leagues.everyMatch')}</b>
          <MatchCount value={country.match_num} />
        </Link>
      </li>
      {country.competition_list.map((league) => (
        <LeagueItem key={league.id} league={league} alpha2={country.alpha2} />
      ))}
    </ul>
  );
}

function LeagueItem({ league, alpha2 }: { league: CountryLeague; alpha2: string }) {
  const { id, name, match_num } = league;
  const flag = flagOf(alpha2);
  return (
    <li className={styles.league}>
      <Link className={styles.link} href={leaguePath(id)}>
        <Icon name="trophy" size={18} />
        <span className={styles.name}>{name}</span>
        <MatchCount value={match_num} />
      </Link>
      <FavouriteStar favourite={{ kind: 'league', id, name, ...(flag && { flag }) }} />
    </li>
  );
}

function MatchCount({ value }: { value: number }) {
  return (
    <>
      <span className={styles.count}>{t('lists.matches', { count: value })}</span>
      <Icon name="chevron-right" size={16} />
    </>
  );
}
