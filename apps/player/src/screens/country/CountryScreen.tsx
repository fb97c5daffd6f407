import { leaguePath } from '../../features/matches/league-path.ts';
import { t } from '../../i18n/i18n.ts';
import type { Country } from '../../shell/navigation/places/countries.ts';
import { leaguesPath } from '../../shell/navigation/places/places.ts';
import { ChipLink, ChipRow } from '../../ui/control/ChipLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ListMarkets } from '../match-list/controls/ListMarkets.tsx';
import { ListHeading } from '../match-list/ListHeading.tsx';
import { MatchList } from '../match-list/MatchList.tsx';
import { NoMatches } from '../match-list/NoMatches.tsx';
import { CountrySign } from '../match-list/places/CountrySign.tsx';
import { UnknownPlace } from '../match-list/places/UnknownPlace.tsx';
import styles from './country.module.css';
import { useCountryMatches } from './use-country-matches.ts';

/** Leagues named above the list; the others are one tap further. */
const LEAGUES_SHOWN = 8;

export function CountryScreen() {
  const { country, name, count, list } = useCountryMatches();
  return (
    <>
      <ListHeading
        sign={<CountrySign country={country} />}
        title={name ?? t('lists.country.title')}
        count={{ value: count, tone: 'neutral', words: t('lists.matchesWord') }}
      />
      {country && <Leagues country={country} />}
      <ListMarkets>
        {(markets) => (
          <MatchList
            list={list}
            markets={markets}
            empty={
              <NoMatches
                icon="globe"
                title={t('lists.country.none')}
                text={t('lists.country.noneHint')}
              />
            }
            unknown={<UnknownPlace title={t('lists.country.unknown')} />}
          />
        )}
      </ListMarkets>
    </>
  );
}

function Leagues({ country }: { country: Country }) {
  const leagues = country.competition_list;
  return (
    <ChipRow label={t('lists.leagues.title')}>
      {leagues.slice(0, LEAGUES_SHOWN).map(({ id, name, match_num }) => (
        <ChipLink key={id} to={leaguePath(id)}>
          {name}
          <span className={styles.count}>{match_num}</span>
        </ChipLink>
      ))}
      {leagues.length > 1 && (
        <ChipLink to={leaguesPath(country.id)}>
          {t('lists.country.everyLeague')}
          <Icon name="chevron-right" size={16} />
        </ChipLink>
      )}
    </ChipRow>
  );
}
