import { Suspense } from 'react';
import { FavouriteStar } from '../../features/favourites/FavouriteStar.tsx';
import { t } from '../../i18n/i18n.ts';
import { ChipLink, ChipRow } from '../../ui/control/ChipLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Team, TeamMark } from '../../ui/team/TeamMark.tsx';
import { ListMarkets } from '../match-list/controls/ListMarkets.tsx';
import { ListHeading } from '../match-list/ListHeading.tsx';
import { MatchList } from '../match-list/MatchList.tsx';
import { LateNothingFound } from './late-ideas.ts';
import styles from './search.module.css';
import { useSearchResults } from './use-search-results.ts';

type SearchResultsProps = { keyWord: string; page: number };

export function SearchResults({ keyWord, page }: SearchResultsProps) {
  const { list, teams, count } = useSearchResults(keyWord, page);
  const past = t('lists.search.past', { words: keyWord });
  return (
    <>
      <ListHeading
        sign={<Icon name="search" size={22} />}
        title={keyWord}
        below={t('lists.search.title')}
        count={{ value: count, tone: 'neutral', words: t('lists.matchesWord') }}
      />
      {teams.length > 0 && <Teams teams={teams} />}
      <ChipRow label={past}>
        <ChipLink to={`/results?key_word=${encodeURIComponent(keyWord)}`}>
          <Icon name="list-checks" size={16} />
          {past}
        </ChipLink>
      </ChipRow>
      <ListMarkets>
        {(markets) => (
          <MatchList
            list={list}
            markets={markets}
            empty={
              <Suspense fallback={null}>
                <LateNothingFound />
              </Suspense>
            }
          />
        )}
      </ListMarkets>
    </>
  );
}

/** Teams of that name, to be starred. */
function Teams({ teams }: { teams: readonly Team[] }) {
  return (
    <ul className={styles.teams} aria-label={t('lists.search.teams')}>
      {teams.map((team) => (
        <li key={team.id} className={styles.team}>
          <TeamMark team={team} />
          <span className={styles.teamName}>{team.name}</span>
          <FavouriteStar favourite={{ kind: 'team', id: team.id, name: team.name }} />
        </li>
      ))}
    </ul>
  );
}
