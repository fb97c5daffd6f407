import { FavouriteStar } from '../../features/favourites/FavouriteStar.tsx';
import { t } from '../../i18n/i18n.ts';
import { countryPath } from '../../shell/navigation/places/places.ts';
import { Link } from '../../ui/Link.tsx';
import { LeagueSign } from '../../ui/match/LeagueSign.tsx';
import { isFootball, leagueTitle } from '../../ui/match/match.ts';
import { MarketPills } from '../match-list/controls/MarketPills.tsx';
import { ListHeading } from '../match-list/ListHeading.tsx';
import { MatchList } from '../match-list/MatchList.tsx';
import { NoMatches } from '../match-list/NoMatches.tsx';
import { UnknownPlace } from '../match-list/places/UnknownPlace.tsx';
import styles from './league.module.css';
import { useLeague } from './use-league.ts';

export function LeagueScreen() {
  const { id, league, market, list } = useLeague();
  const name = league?.name ?? t('lists.league.title');
  return (
    <>
      <ListHeading
        sign={<LeagueSign league={league ?? { name }} width={28} />}
        title={name}
        below={<Country id={league?.countryId} name={league?.country} />}
      >
        {id !== undefined && league && (
          <FavouriteStar
            favourite={{
              kind: 'league',
              id,
              name: leagueTitle(league),
              ...(league.flag && { flag: league.flag }),
            }}
          />
        )}
      </ListHeading>
      {list.view.status !== 'unknown' && isFootball(league?.sportId) && (
        <MarketPills chosen={market.chosen} choose={market.choose} on="every-width" />
      )}
      <MatchList
        list={list}
        markets={market.markets}
        grouping="day"
        empty={
          <NoMatches
            icon="trophy"
            title={t('lists.league.none')}
            text={t('lists.league.noneHint')}
          />
        }
        unknown={<UnknownPlace title={t('lists.league.unknown')} />}
      />
    </>
  );
}

function Country({ id, name }: { id: string | undefined; name: string | undefined }) {
  if (id === undefined || name === undefined) return name;
  return (
    <Link className={styles.country} href={countryPath(id)}>
      {name}
    </Link>
  );
}
