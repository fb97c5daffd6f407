import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import type { MatchCard } from '../../../ui/match/match.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import { HeadToHead } from './HeadToHead.tsx';
import styles from './history.module.css';
import { PastMatches } from './PastMatches.tsx';
import { type History, useHistoryOf } from './use-history-of.ts';

type HistoryPanelProps = { match: MatchCard; onMarkets: () => void };

export function HistoryPanel({ match, onMarkets }: HistoryPanelProps) {
  const history = useHistoryOf(match.id);
  return (
    <div className={styles.panel}>
      {history.status === 'loading' && <Skeleton kind="rows" count={6} />}
      {history.status === 'failed' && <FailedState onRetry={history.refetch} />}
      {history.status === 'ready' && (
        <Past match={match} history={history.data} onMarkets={onMarkets} />
      )}
    </div>
  );
}

function Past({ match, history, onMarkets }: HistoryPanelProps & { history: History }) {
  const { home_list, away_list, head_to_head_list } = history;
  if (home_list.length + away_list.length === 0) {
    return (
      <EmptyState icon="archive" title={t('markets.noHistory')} text={t('markets.noHistoryHint')}>
        <Button variant="outline" onClick={onMarkets}>
          {t('markets.toMarkets')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <HeadToHead match={match} past={head_to_head_list} matches="listed" />
      <PastMatches team={match.home} past={home_list} />
      <PastMatches team={match.away} past={away_list} />
    </>
  );
}
