import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { AwaitedTile } from '../../ui/match/AwaitedTile.tsx';
import { LeagueGroup } from '../../ui/match/LeagueGroup.tsx';
import type { QuickMarket } from '../../ui/match/match.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import styles from './home.module.css';
import { placeholderMatches } from './home-lists.ts';
import type { MatchesView } from './use-home.ts';

type MatchPanelProps = {
  view: MatchesView;
  markets: readonly QuickMarket[];
  /** The page that holds the whole list. */
  all: string;
  retry: () => void;
  children: (matchIds: readonly string[]) => ReactNode;
};

/** One list of home in each of its states. */
export function MatchPanel({ view, markets, all, retry, children }: MatchPanelProps) {
  switch (view.status) {
    case 'loading':
      return <AwaitedMatches markets={markets} />;
    case 'failed':
      return <FailedState onRetry={retry} />;
    case 'ready':
      return view.data.length === 0 ? (
        <NoMatches />
      ) : (
        <>
          {children(view.data)}
          <p className={styles.whole}>
            <ButtonLink to={all} variant="outline">
              {t('home.wholeList')}
            </ButtonLink>
          </p>
        </>
      );
  }
}

function AwaitedMatches({ markets }: { markets: readonly QuickMarket[] }) {
  return (
    <LeagueGroup league={{ name: t('home.football'), sign: 'volleyball' }} markets={markets}>
      {placeholderMatches.map((match) => (
        <AwaitedTile key={match} markets={markets} />
      ))}
    </LeagueGroup>
  );
}

function NoMatches() {
  return (
    <EmptyState icon="calendar-days" title={t('home.none')} text={t('home.noneHint')}>
      <ButtonLink to="/ready_start" variant="outline">
        {t('nav.upcoming')}
      </ButtonLink>
    </EmptyState>
  );
}
