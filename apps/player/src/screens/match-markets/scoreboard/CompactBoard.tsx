import type { MatchState } from '../../../features/live-odds/match-state.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { type Team, TeamMark } from '../../../ui/team/TeamMark.tsx';
import { CourseWords } from './CourseWords.tsx';
import styles from './compact-board.module.css';
import { scoreOf } from './score-of.ts';

type CompactBoardProps = { match: MatchCard; state: MatchState | undefined };

/** The scoreboard in 44 px, for who has scrolled down. Readers have heard the large one. */
export function CompactBoard({ match, state }: CompactBoardProps) {
  const score = scoreOf(state);
  return (
    <div className={styles.board} aria-hidden="true">
      <CompactSide team={match.home} />
      {score ? (
        <b className={styles.score}>{`${score.home} – ${score.away}`}</b>
      ) : (
        <span className={styles.score}>–</span>
      )}
      <CompactSide team={match.away} />
      {score && <CourseWords match={match} state={state} />}
    </div>
  );
}

function CompactSide({ team }: { team: Team }) {
  return (
    <span className={styles.side}>
      <TeamMark team={team} />
      <span className={styles.name}>{team.name}</span>
    </span>
  );
}
