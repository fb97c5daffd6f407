import type { MatchResult } from '@kipute/contract/calls/matches/results';
import { matchStatuses } from '@kipute/contract/constants/matches/match-statuses';
import { serverNowMs } from '../../features/clock/server-clock.ts';
import { t } from '../../i18n/i18n.ts';
import { Link } from '../../ui/Link.tsx';
import { kickOffLabel } from '../../ui/match/kick-off.ts';
import { matchPage, type Stage } from '../../ui/match/match.ts';
import { TeamLine } from '../../ui/match/TeamLine.tsx';
import styles from './results.module.css';

/** `dated` where results of several days stand below one another. */
export function ResultRow({ result, dated }: { result: MatchResult; dated: boolean }) {
  const { id, startTime, half_time: halfTime } = result;
  const { date, time } = kickOffLabel({
    startsAtMs: Date.parse(startTime),
    nowMs: serverNowMs(),
  });
  const isPlayed = result.statusId === matchStatuses.ended.id;
  const stage = stageOf(result);
  const sides = {
    home: { id: result.team_home_id, name: result.team_home },
    away: { id: result.team_away_id, name: result.team_away },
  };
  return (
    <Link className={styles.row} href={matchPage(id)}>
      <time className={styles.when} dateTime={startTime}>
        {dated && <b>{date}</b>}
        {time}
      </time>
      <span className={styles.teams}>
        <TeamLine match={sides} stage={stage} side="home" />
        <TeamLine match={sides} stage={stage} side="away" />
      </span>
      {(halfTime || !isPlayed) && (
        <span className={styles.below}>
          {isPlayed && halfTime
            ? t('results.halfTime', { home: halfTime.home, away: halfTime.away })
            : result.status_name}
        </span>
      )}
    </Link>
  );
}

/** What was called off has no score that anybody should read as one. */
function stageOf(result: MatchResult): Stage {
  const { statusId, status_name: words, home_score: home, away_score: away, periods } = result;
  if (statusId !== matchStatuses.ended.id) {
    return { kind: 'over', words, score: { home: '', away: '' } };
  }
  const list = periods && {
    list: periods.period_list,
    points: periods.points,
    serve: null,
  };
  return { kind: 'over', words, score: { home, away, periods: list } };
}
