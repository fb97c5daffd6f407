import type { ReactNode } from 'react';
import type { MatchCard } from '../../../ui/match/match.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { FormCard } from './FormCard.tsx';
import { HeadToHead } from './HeadToHead.tsx';
import { StandingsTable } from './StandingsTable.tsx';
import { type History, useHistoryOf } from './use-history-of.ts';

type SeasonCardsProps = {
  match: MatchCard;
  /** Beside the course of the match only the table has room. */
  shows: 'all' | 'table';
  /** For two teams of which nothing is known yet. */
  nothing: ReactNode;
};

/** How the season went for both teams: form, meetings and the table of their league. */
export function SeasonCards({ match, shows, nothing }: SeasonCardsProps) {
  const { view, retry } = useHistoryOf(match.id);
  if (view.status === 'failed') return <FailedState onRetry={retry} />;
  if (view.status !== 'ready') return <Skeleton kind="rows" count={4} />;
  return isAnythingKnown(view.history) ? (
    <SeasonOf match={match} shows={shows} history={view.history} />
  ) : (
    nothing
  );
}

export function isAnythingKnown({ home_list, away_list, table }: History): boolean {
  return home_list.length + away_list.length + table.row_list.length > 0;
}

type SeasonOfProps = Omit<SeasonCardsProps, 'nothing'> & { history: History };

export function SeasonOf({ match, shows, history }: SeasonOfProps) {
  return (
    <>
      {shows === 'all' && (
        <>
          <FormCard match={match} history={history} />
          <HeadToHead match={match} past={history.head_to_head_list} matches="counted" />
        </>
      )}
      <StandingsTable match={match} table={history.table} />
    </>
  );
}
