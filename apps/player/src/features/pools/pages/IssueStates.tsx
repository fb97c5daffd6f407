import type { PoolGame } from '@kipute/domain/pools/pool-pick';
import { t } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { IssuesView } from '../issue/issues-query.ts';
import { poolPages } from '../issue/pool.ts';
import styles from './pool-page.module.css';

type NoIssue = Exclude<IssuesView, { status: 'ready' }>;

/** Where the matches would stand, while there are none. */
export function IssueStates({ game, view }: { game: PoolGame; view: NoIssue }) {
  switch (view.status) {
    case 'loading':
      return <Skeleton kind="matches" count={6} />;
    case 'failed':
      return <FailedState onRetry={view.retry} />;
    case 'empty':
      return (
        <EmptyState
          icon={poolPages[game].icon}
          title={t('pools.noIssue')}
          text={t('pools.noIssueText')}
        >
          <ButtonLink to={poolPages[game].results}>{t('pools.toResults')}</ButtonLink>
        </EmptyState>
      );
  }
}

/** As tall as the card of the pool, so that nothing moves when it comes. */
export function HeadShape() {
  return <div className={styles.headShape} aria-hidden="true" />;
}
