import { Suspense, useId, useState } from 'react';
import { useFetchAhead } from '../../features/fetch-ahead/use-fetch-ahead.ts';
import { PageErrorBoundary } from '../../features/page-errors/PageErrorBoundary.tsx';
import { t } from '../../i18n/i18n.ts';
import { PageFault } from '../../shell/pages/PageFault.tsx';
import { PageSkeleton } from '../../shell/pages/PageSkeleton.tsx';
import { Tabs } from '../../ui/control/Tabs.tsx';
import { LateHistory, LateMatchGone, LateStatistics, panelsAhead } from './late-panels.ts';
import { MarketsPanel } from './markets/MarketsPanel.tsx';
import styles from './match-page.module.css';
import type { OpenView } from './use-match-page.ts';

const parts = ['markets', 'statistics', 'history'] as const;
type Part = (typeof parts)[number];

type MatchPartsProps = { match: OpenView; refetch: () => void };

/** Masoko, Takwimu, Historia: one of the three at a time. */
export function MatchParts({ match, refetch }: MatchPartsProps) {
  const [part, choosePart] = useState<Part>('markets');
  const panelId = useId();
  useFetchAhead(panelsAhead);
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
        <PageErrorBoundary key={part} fallback={(kind) => <PageFault kind={kind} />}>
          <Suspense fallback={<PageSkeleton />}>
            {part === 'markets' && <Markets match={match} refetch={refetch} />}
            {part === 'statistics' && (
              <LateStatistics match={match} onHistory={() => choosePart('history')} />
            )}
            {part === 'history' && (
              <LateHistory match={match.card} onMarkets={() => choosePart('markets')} />
            )}
          </Suspense>
        </PageErrorBoundary>
      </div>
    </>
  );
}

/** What is over is not sold any more, whatever the last prices were. */
function Markets({ match, refetch }: MatchPartsProps) {
  if (match.status === 'over') return <LateMatchGone card={match.card} />;
  return <MarketsPanel match={match} refetch={refetch} />;
}
