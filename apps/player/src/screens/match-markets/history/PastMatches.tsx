import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { t } from '../../../i18n/i18n.ts';
import { kickOffLabel } from '../../../ui/match/kick-off.ts';
import { type Team, TeamMark } from '../../../ui/team/TeamMark.tsx';
import { FormMarks } from './FormMarks.tsx';
import styles from './history.module.css';
import type { PastMatch } from './past-results.ts';

const SHOWN_MAX = 5;

/** The form of one team: its marks, then the matches behind them. */
export function PastMatches({ team, past }: { team: Team; past: readonly PastMatch[] }) {
  const shown = past.slice(0, SHOWN_MAX);
  return (
    <section className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <TeamMark team={team} />
          {t('markets.form', { team: team.name })}
        </h2>
        <FormMarks teamId={team.id} past={shown} />
      </header>
      {shown.length === 0 ? (
        <p className={styles.quiet}>{t('markets.noPast')}</p>
      ) : (
        <PastList past={shown} />
      )}
    </section>
  );
}

export function PastList({ past }: { past: readonly PastMatch[] }) {
  return (
    <ul>
      {past.map((match) => (
        <li key={match.id} className={styles.past}>
          <span className={styles.date}>{dateOf(match)}</span>
          <span className={styles.homeName}>{match.team_home}</span>
          <b className={styles.score}>{`${match.home_score} – ${match.away_score}`}</b>
          <span className={styles.awayName}>{match.team_away}</span>
        </li>
      ))}
    </ul>
  );
}

function dateOf({ startTime }: PastMatch): string {
  return kickOffLabel({ startsAtMs: Date.parse(startTime), nowMs: serverNowMs() }).date;
}
