import { memo } from 'react';
import { serverNowMs } from '../../features/clock/server-clock.ts';
import { FavouriteStar } from '../../features/favourites/FavouriteStar.tsx';
import { LiveTile } from '../../features/matches/LiveTile.tsx';
import { leaguePath } from '../../features/matches/league-path.ts';
import { t } from '../../i18n/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { LeagueSign } from '../../ui/match/LeagueSign.tsx';
import group from '../../ui/match/league-group.module.css';
import {
  type League,
  leagueTitle,
  marketsOf,
  outcomesOf,
  type QuickMarket,
} from '../../ui/match/match.ts';
import { dayWords } from './day-words.ts';
import type { ListRow } from './list-rows.ts';
import styles from './match-list.module.css';

type MatchRowProps = { row: ListRow; markets: readonly QuickMarket[] };

/** Scrolling renders every row anew; memoised, only those that come into view are drawn. */
export const MatchRow = memo(function MatchRow({ row, markets }: MatchRowProps) {
  if (row.kind === 'heading') {
    const { heading } = row;
    return heading.of === 'league' ? (
      <LeagueHeading league={heading.league} markets={markets} />
    ) : (
      <DayHeading date={heading.date} league={heading.league} markets={markets} />
    );
  }
  return (
    <div className={classNames(styles.match, styles[row.place])}>
      <LiveTile matchId={row.matchId} markets={markets} standing="below-heading" />
    </div>
  );
});

type LeagueHeadingProps = { league: League; markets: readonly QuickMarket[] };

/** The head of a league's card, as a row of its own: the tiles below it are rows as well. */
function LeagueHeading({ league, markets }: LeagueHeadingProps) {
  const { id, name, country, flag } = league;
  return (
    <header className={classNames(group.header, styles.groupHead, styles.leagueHead)}>
      <LeagueSign league={league} width={20} />
      <h2 className={group.name}>
        <Link href={leaguePath(id ?? '')} className={styles.leagueLink}>
          {name}
        </Link>
      </h2>
      {country && <span className={group.country}>{country}</span>}
      {id !== undefined && (
        <FavouriteStar
          favourite={{ kind: 'league', id, name: leagueTitle(league), ...(flag && { flag }) }}
        />
      )}
      <MarketColumns league={league} markets={markets} />
    </header>
  );
}

type DayHeadingProps = LeagueHeadingProps & { date: string };

/** The head of one day's card, in a list of a single league. */
function DayHeading({ date, league, markets }: DayHeadingProps) {
  return (
    <header className={classNames(group.header, styles.groupHead)}>
      <Icon name="calendar-days" size={18} />
      <h2 className={group.name}>{dayWords(date, serverNowMs())}</h2>
      <MarketColumns league={league} markets={markets} />
    </header>
  );
}

/** On a desktop the markets are named as columns above the tiles. */
function MarketColumns({ league, markets }: LeagueHeadingProps) {
  return (
    <span className={group.columns} aria-hidden="true">
      {marketsOf(league, markets).map((market) => (
        <span key={market} className={group[`of${outcomesOf[market].length}`]}>
          {t(`market.${market}`)}
        </span>
      ))}
    </span>
  );
}
