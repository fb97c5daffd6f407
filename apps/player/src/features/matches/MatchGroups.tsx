import { useDeferredValue } from 'react';
import { LeagueGroup } from '../../ui/match/LeagueGroup.tsx';
import type { QuickMarket } from '../../ui/match/match.ts';
import { LiveTile } from './LiveTile.tsx';
import { groupByLeague } from './league-groups.ts';
import { leaguePath } from './league-path.ts';
import { matchCardNamed } from './match-store.ts';

const FIRST_TILES = 2;

type MatchGroupsProps = { matchIds: readonly string[]; markets: readonly QuickMarket[] };

/** A list of matches as every screen draws it: one card per league. */
export function MatchGroups({ matchIds, markets }: MatchGroupsProps) {
  // The others follow when the first are on the screen: a slow phone handles taps in between.
  const drawn = useDeferredValue(matchIds.length, FIRST_TILES);
  const cards = matchIds.slice(0, drawn).flatMap((id) => matchCardNamed(id) ?? []);
  return groupByLeague(cards).map(({ league, matchIds: ofLeague }) => (
    <LeagueGroup
      key={league.id}
      league={league}
      markets={markets}
      all={{ page: leaguePath(league.id ?? '') }}
    >
      {ofLeague.map((id) => (
        <LiveTile key={id} matchId={id} markets={markets} standing="below-heading" />
      ))}
    </LeagueGroup>
  ));
}
