import type { MatchState } from '../../../features/live-odds/match-states.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { type Team, TeamMark } from '../../../ui/team/TeamMark.tsx';
import { CourseWords } from './CourseWords.tsx';
import { scoreOf } from './score-of.ts';
import styles from './scoreboard.module.css';

type CompactBoardProps = { match: MatchCard; state: MatchState | undefined; shown: boolean };

/** The scoreboard in 44 px, for who has scrolled down. Readers have heard the large one. */
export function CompactBoard({ match, state, shown }: CompactBoardProps) {
  const score = scoreOf(state);
  return (
    <div className={classNames(styles.compact, shown && styles.compactShown)} aria-hidden="true">
      <CompactSide team={match.home} />
      {score ? (
        <b className={styles.compactScore}>{`${score.home} – ${score.away}`}</b>
      ) : (
        <span className={styles.compactScore}>–</span>
      )}
      <CompactSide team={match.away} />
      {shown && score && <CourseWords match={match} state={state} />}
    </div>
  );
}

function CompactSide({ team }: { team: Team }) {
  return (
    <span className={styles.compactSide}>
      <TeamMark team={team} />
      <span className={styles.leagueName}>{team.name}</span>
    </span>
  );
}
