import { Suspense } from 'react';
import { useLiveMatch } from '../../features/live-odds/use-live-match.ts';
import { t } from '../../i18n/i18n.ts';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { LateMatchGone } from './late-panels.ts';
import { MatchParts } from './MatchParts.tsx';
import { MatchSkeleton } from './MatchSkeleton.tsx';
import styles from './match-page.module.css';
import { Scoreboard } from './scoreboard/Scoreboard.tsx';
import { useMatchPage } from './use-match-page.ts';

export function MatchPage({ matchId }: { matchId: string }) {
  const { view, card, state, refresh } = useMatchPage(matchId);
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
          <FailedState onRetry={refresh} />
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
        <MatchParts match={view} refresh={refresh} />
      )}
    </div>
  );
}
