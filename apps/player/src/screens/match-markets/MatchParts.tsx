import { useId, useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Tabs } from '../../ui/control/Tabs.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { StatisticsPanel } from './course/StatisticsPanel.tsx';
import { HistoryPanel } from './history/HistoryPanel.tsx';
import { WayOn } from './MatchGone.tsx';
import { MarketsPanel } from './markets/MarketsPanel.tsx';
import styles from './match-page.module.css';
import type { MatchView } from './use-match-page.ts';

export type OpenView = Extract<MatchView, { status: 'ready' | 'over' }>;

const parts = ['markets', 'statistics', 'history'] as const;
type Part = (typeof parts)[number];

type MatchPartsProps = { match: OpenView; refresh: () => void };

/** Masoko, Takwimu, Historia: one of the three at a time. */
export function MatchParts({ match, refresh }: MatchPartsProps) {
  const [part, choosePart] = useState<Part>('markets');
  const panelId = useId();
  return (
    <>
      <div className={styles.parts}>
        <Tabs
          label={t('markets.parts')}
          choices={parts.map((id) => ({ id, text: t(`markets.part.${id}`) }))}
          current={part}
          onChoose={choosePart}
          panelId={panelId}
        />
      </div>
      <div
        id={panelId}
        className={styles.panel}
        role="tabpanel"
        aria-label={t(`markets.part.${part}`)}
      >
        {part === 'markets' && <Markets match={match} refresh={refresh} />}
        {part === 'statistics' && (
          <StatisticsPanel match={match} onHistory={() => choosePart('history')} />
        )}
        {part === 'history' && (
          <HistoryPanel match={match.card} onMarkets={() => choosePart('markets')} />
        )}
      </div>
    </>
  );
}

/** What is over is not sold any more, whatever the last prices were. */
function Markets({ match, refresh }: MatchPartsProps) {
  if (match.status === 'over') {
    return (
      <EmptyState icon="clock" title={t('markets.over')} text={t('markets.overHint')}>
        <WayOn card={match.card} />
      </EmptyState>
    );
  }
  return <MarketsPanel match={match} refresh={refresh} />;
}
