import { useId, useState } from 'react';
import { useSearchParams } from 'wouter';
import { flagOf } from '../../../features/matches/flag-of.ts';
import { leaguePath } from '../../../features/matches/league-path.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LeagueSign } from '../../../ui/match/LeagueSign.tsx';
import { PageLink } from '../EntryLink.tsx';
import navigation from '../navigation.module.css';
import { type Country, useCountries } from './countries.ts';
import { DefaultCountries } from './DefaultCountries.tsx';
import { MatchNumber } from './MatchNumber.tsx';
import styles from './places.module.css';
import { countryNamedBy, countryPath } from './places.ts';

/** Beyond these the list is longer than anybody reads; the rest comes with a tap. */
const COUNTRIES_SHOWN = 12;

/** Countries with the number of their matches; each unfolds its leagues. */
export function CountryList() {
  const countries = useCountries();
  const [isWhole, setWhole] = useState(false);
  const current = useCurrentCountry(countries);
  if (!countries) return <DefaultCountries />;
  const shown = isWhole ? countries : countries.slice(0, COUNTRIES_SHOWN);
  return (
    <>
      <ul>
        {shown.map((country) => (
          <CountryItem key={country.id} country={country} isCurrent={country === current} />
        ))}
      </ul>
      {shown.length < countries.length && (
        <button type="button" className={styles.whole} onClick={() => setWhole(true)}>
          {t('filters.allCountries', { count: countries.length })}
          <Icon name="chevron-down" size={16} />
        </button>
      )}
    </>
  );
}

/** The country whose page, or one of whose leagues, is open now. */
function useCurrentCountry(countries: readonly Country[] | undefined): Country | undefined {
  const [parameters] = useSearchParams();
  const id = parameters.get('national_id') ?? parameters.get('competition_id');
  return id === null ? undefined : countryNamedBy(countries ?? [], id);
}

function CountryItem({ country, isCurrent }: { country: Country; isCurrent: boolean }) {
  const [isOpen, setOpen] = useState(isCurrent);
  const leaguesId = useId();
  const { name, alpha2, match_num } = country;
  return (
    <li>
      <button
        type="button"
        className={navigation.row}
        aria-expanded={isOpen}
        aria-controls={leaguesId}
        onClick={() => setOpen(!isOpen)}
      >
        <LeagueSign league={{ name, flag: flagOf(alpha2), sign: 'globe' }} width={20} />
        <span className={styles.name}>{name}</span>
        <MatchNumber count={match_num} />
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
      </button>
      <ul id={leaguesId} className={styles.leagues} hidden={!isOpen}>
        {isOpen && <Leagues country={country} />}
      </ul>
    </li>
  );
}

function Leagues({ country }: { country: Country }) {
  const [parameters] = useSearchParams();
  return (
    <>
      <li>
        <PageLink path={countryPath(country.id)} className={styles.league}>
          <span className={styles.name}>{t('filters.everyMatch')}</span>
          <MatchNumber count={country.match_num} />
        </PageLink>
      </li>
      {country.competition_list.map(({ id, name, match_num }) => (
        <li key={id}>
          <PageLink
            path={leaguePath(id)}
            className={styles.league}
            current={parameters.get('competition_id') === id ? 'page' : undefined}
          >
            <span className={styles.name}>{name}</span>
            <MatchNumber count={match_num} />
          </PageLink>
        </li>
      ))}
    </>
  );
}
