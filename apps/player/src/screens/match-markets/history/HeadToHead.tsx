import { t } from '../../../i18n/i18n.ts';
import type { MatchCard } from '../../../ui/match/match.ts';
import styles from './history.module.css';
import { PastList } from './PastMatches.tsx';
import { balanceOf, type PastMatch } from './past-results.ts';

type HeadToHeadProps = {
  match: MatchCard;
  past: readonly PastMatch[];
  /** Whether the matches themselves stand below their count. */
  matches: 'counted' | 'listed';
};

/** How the two met before: one bar for all of it, then the matches. */
export function HeadToHead({ match: { home, away }, past, matches }: HeadToHeadProps) {
  const { win, drawn, loss } = balanceOf(home.id, past);
  const share = (count: number) => ({ flexGrow: count });
  const words = t('markets.headToHeadWords', {
    home: home.name,
    away: away.name,
    homeWins: win,
    draws: drawn,
    awayWins: loss,
  });
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>{t('markets.headToHead')}</h2>
      {past.length === 0 ? (
        <p className={styles.quiet}>{t('markets.noPast')}</p>
      ) : (
        <>
          <p className={styles.balanceWords}>{words}</p>
          <div className={styles.balance} aria-hidden="true">
            <i className={styles.win} style={share(win)} />
            <i className={styles.drawn} style={share(drawn)} />
            <i className={styles.away} style={share(loss)} />
          </div>
          {matches === 'listed' && <PastList past={past} />}
        </>
      )}
    </section>
  );
}
