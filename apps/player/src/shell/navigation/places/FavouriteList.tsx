import type { Favourite } from '../../../features/favourites/favourite.ts';
import { useFavourites } from '../../../features/favourites/favourites-store.ts';
import { flagOf } from '../../../features/matches/flag-of.ts';
import { leaguePath } from '../../../features/matches/league-path.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { LeagueSign } from '../../../ui/match/LeagueSign.tsx';
import { TeamMark } from '../../../ui/team/TeamMark.tsx';
import { PageLink } from '../EntryLink.tsx';
import { FilterCard } from '../FilterCard.tsx';
import navigation from '../navigation.module.css';
import { searchPath } from '../search-path.ts';
import styles from './places.module.css';

/** Starred leagues and teams, one tap away; nothing at all before the first star. */
export function FavouriteList() {
  const favourites = useFavourites();
  if (favourites.length === 0) return null;
  return (
    <FilterCard title={t('filters.favourites')}>
      {favourites.map((favourite) => (
        <PageLink
          key={`${favourite.kind} ${favourite.id}`}
          path={pathOf(favourite)}
          className={navigation.row}
        >
          <Sign favourite={favourite} />
          <span className={styles.name}>{favourite.name}</span>
          <Icon name="chevron-right" size={16} />
        </PageLink>
      ))}
    </FilterCard>
  );
}

/** A team has no page of its own: its matches are found by its name. */
function pathOf({ kind, id, name }: Favourite): string {
  return kind === 'league' ? leaguePath(id) : searchPath(name);
}

function Sign({ favourite: { kind, id, name, flag } }: { favourite: Favourite }) {
  if (kind === 'team') return <TeamMark team={{ id, name }} />;
  return <LeagueSign league={{ name, flag: flagOf(flag ?? '') }} width={20} />;
}
