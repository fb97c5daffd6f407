import type { ReactNode } from 'react';
import { t } from '../../../i18n/i18n.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { type Team, TeamMark } from '../../../ui/team/TeamMark.tsx';
import { FormMarks } from './FormMarks.tsx';
import { HeadToHead } from './HeadToHead.tsx';
import styles from './history.module.css';
import type { PastMatch } from './past-results.ts';
import { StandingsTable } from './StandingsTable.tsx';
import { type History, useHistoryOf } from './use-history-of.ts';

type SeasonCardsProps = {
  match: MatchCard;
  /** Beside the timeline of the match only the table has room. */
  shows: 'all' | 'table';
  /** For two teams of which nothing is known yet. */
  nothing: ReactNode;
};

/** How the season went for both teams: form, meetings and the table of their league. */
export function SeasonCards({ match, shows, nothing }: SeasonCardsProps) {
  const history = useHistoryOf(match.id);
  if (history.status === 'failed') return <FailedState onRetry={history.refetch} />;
  if (history.status !== 'ready') return <Skeleton kind="rows" count={4} />;
  return isAnythingKnown(history.data) ? (
    <SeasonOf match={match} shows={shows} history={history.data} />
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

const SHOWN_MAX = 5;

type FormCardProps = { match: MatchCard; history: History };

/** Both teams below each other: what they made of their last five. */
function FormCard({ match, history }: FormCardProps) {
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('markets.bothForms')}</h2>
      <TeamForm team={match.home} past={history.home_list} />
      <TeamForm team={match.away} past={history.away_list} />
    </section>
  );
}

function TeamForm({ team, past }: { team: Team; past: readonly PastMatch[] }) {
  return (
    <div className={styles.teamForm}>
      <TeamMark team={team} />
      <span className={styles.awayName}>{team.name}</span>
      {past.length === 0 ? (
        <span className={styles.quiet}>{t('markets.noPast')}</span>
      ) : (
        <FormMarks teamId={team.id} past={past.slice(0, SHOWN_MAX)} />
      )}
    </div>
  );
}
