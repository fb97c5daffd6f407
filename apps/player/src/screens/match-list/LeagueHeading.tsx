import { FavouriteStar } from '../../features/favourites/FavouriteStar.tsx';
import { leaguePath } from '../../features/matches/league-path.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/Link.tsx';
import { LeagueSign } from '../../ui/match/LeagueSign.tsx';
import group from '../../ui/match/league-group.module.css';
import type { League, QuickMarket } from '../../ui/match/match.ts';
import { MarketColumns } from './MarketColumns.tsx';
import styles from './match-list.module.css';

type LeagueHeadingProps = { league: League; markets: readonly QuickMarket[] };

/** The head of a league's card, as a row of its own: the tiles below it are rows as well. */
export function LeagueHeading({ league, markets }: LeagueHeadingProps) {
  const { id, name, country, flag } = league;
  return (
    <header className={classNames(group.header, styles.groupHead)}>
      <LeagueSign league={league} width={20} />
      <h2 className={group.name}>
        <Link href={leaguePath(id ?? '')} className={styles.leagueLink}>
          {name}
        </Link>
      </h2>
      {country && (
        <span className={classNames(group.country, styles.leagueCountry)}>{country}</span>
      )}
      {id !== undefined && (
        <FavouriteStar favourite={{ kind: 'league', id, name, ...(flag && { flag }) }} />
      )}
      <MarketColumns markets={markets} />
    </header>
  );
}
