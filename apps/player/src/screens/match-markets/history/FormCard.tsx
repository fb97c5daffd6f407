import { t } from '../../../i18n/i18n.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import { type Team, TeamMark } from '../../../ui/team/TeamMark.tsx';
import { FormMarks } from './FormMarks.tsx';
import styles from './history.module.css';
import type { PastMatch } from './past-results.ts';
import type { History } from './use-history-of.ts';

const SHOWN_MAX = 5;

type FormCardProps = { match: MatchCard; history: History };

/** Both teams below each other: what they made of their last five. */
export function FormCard({ match, history }: FormCardProps) {
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
