import { Suspense, useRef } from 'react';
import type { MatchState } from '../../../features/live-odds/match-state.ts';
import { leaguePath } from '../../../features/matches/league-path.ts';
import { t } from '../../../i18n/i18n.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/Link.tsx';
import { LeagueSign } from '../../../ui/match/LeagueSign.tsx';
import { leagueTitle, type MatchCard } from '../../../ui/match/match.ts';
import { type Team, TeamMark } from '../../../ui/team/TeamMark.tsx';
import { LateCompactBoard } from '../late-panels.ts';
import { useInView } from '../use-in-view.ts';
import { BoardFigures } from './BoardFigures.tsx';
import { CourseWords } from './CourseWords.tsx';
import { scoreOf } from './score-of.ts';
import styles from './scoreboard.module.css';
import { useGoal } from './use-goal.ts';

/** The shell's bars cover what is this near to the top. */
const underBars = { margin: '-96px 0px 0px', atFirst: true };

type ScoreboardProps = { match: MatchCard; state: MatchState | undefined };

/** The match itself: it scrolls away and leaves a bar of 44 px behind, at no cost in height. */
export function Scoreboard({ match, state }: ScoreboardProps) {
  const board = useRef<HTMLElement>(null);
  const isSeen = useInView(board, underBars);
  const goal = useGoal(match, state);
  const score = scoreOf(state);
  return (
    <>
      <div className={styles.dock}>
        {!isSeen && (
          <Suspense fallback={null}>
            <LateCompactBoard match={match} state={state} />
          </Suspense>
        )}
      </div>
      <section ref={board} className={styles.board}>
        <div className={styles.top}>
          <CourseWords match={match} state={state} />
          <LeagueLink league={match.league} />
        </div>
        <div className={styles.sides}>
          <Side team={match.home} />
          <p className={classNames(styles.score, goal && styles.pulse)}>
            {score ? (
              <>
                <span>{score.home}</span>
                <i>–</i>
                <span>{score.away}</span>
              </>
            ) : (
              <small>{t('markets.versus')}</small>
            )}
          </p>
          <Side team={match.away} />
        </div>
        <BoardFigures match={match} state={state} />
        <p className={classNames(styles.goal, goal && styles.goalShown)} role="status">
          {goal && t('markets.goalOf', { team: goal })}
        </p>
      </section>
    </>
  );
}

function Side({ team }: { team: Team }) {
  return (
    <div className={styles.side}>
      <TeamMark team={team} />
      <b className={styles.teamName}>{team.name}</b>
    </div>
  );
}

function LeagueLink({ league }: Pick<MatchCard, 'league'>) {
  const words = (
    <>
      <LeagueSign league={league} width={18} />
      <span className={styles.leagueName}>{leagueTitle(league)}</span>
    </>
  );
  if (league.id === undefined) return <span className={styles.league}>{words}</span>;
  return (
    <Link className={styles.league} href={leaguePath(league.id)}>
      {words}
    </Link>
  );
}
