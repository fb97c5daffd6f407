import { Suspense } from 'react';
import { useLiveMatch } from '../../features/live-odds/in-view.ts';
import { t } from '../../i18n/i18n.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { LateMatchGone } from './late-panels.ts';
import { MatchParts } from './MatchParts.tsx';
import styles from './match-page.module.css';
import { Scoreboard } from './scoreboard/Scoreboard.tsx';
import { useMatchPage } from './use-match-page.ts';

export function MatchPage({ matchId }: { matchId: string }) {
  const { view, card, state, refetch } = useMatchPage(matchId);
  const seen = useLiveMatch(matchId, 'match');
  const teams = card && { home: card.home.name, away: card.away.name };
  const isGone = view.status === 'unknown' && !card;
  return (
    <div ref={seen} className={styles.page}>
      {!isGone && (
        <h1>
          <SpokenOnly>{teams ? t('markets.matchTitle', teams) : t('markets.title')}</SpokenOnly>
        </h1>
      )}
      {card && <Scoreboard match={card} state={state} />}
      {view.status === 'loading' && <MatchSkeleton board={card ? 'known' : 'awaited'} />}
      {view.status === 'failed' && (
        <div className={styles.notice}>
          <FailedState onRetry={refetch} />
        </div>
      )}
      {view.status === 'unknown' && (
        <div className={styles.notice}>
          <Suspense fallback={null}>
            <LateMatchGone card={card} />
          </Suspense>
        </div>
      )}
      {(view.status === 'ready' || view.status === 'over') && (
        <MatchParts match={view} refetch={refetch} />
      )}
    </div>
  );
}

const CARDS = 3;
const OPEN_ROWS = 2;

/** Grey shapes of the page: the scoreboard where it is not known yet, the bars, three cards. */
function MatchSkeleton({ board }: { board: 'known' | 'awaited' }) {
  const places = (count: number) => Array.from({ length: count }, (_, place) => place);
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {board === 'awaited' && <span className={styles.boardShape} />}
      <span className={styles.barShape} />
      <span className={styles.barShape} />
      {places(CARDS).map((card) => (
        <div key={card} className={styles.cardShape}>
          <span className={styles.headShape} />
          {places(OPEN_ROWS).map((row) => (
            <span key={row} className={styles.rowShape} />
          ))}
        </div>
      ))}
    </div>
  );
}
