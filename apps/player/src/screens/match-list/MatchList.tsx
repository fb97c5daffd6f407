import type { ReactNode } from 'react';
import type { QuickMarket } from '../../ui/match/match.ts';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { MatchesSkeleton } from '../../ui/state/MatchesSkeleton.tsx';
import { ListTail } from './ListTail.tsx';
import type { Grouping } from './list-rows.ts';
import { MatchRows } from './MatchRows.tsx';
import styles from './match-list.module.css';
import type { ShownList } from './use-match-pages.ts';

type MatchListProps = {
  list: ShownList;
  markets: readonly QuickMarket[];
  grouping?: Grouping;
  /** Said instead of matches, with the next thing to do. */
  empty: ReactNode;
  unknown?: ReactNode;
};

/** A list of matches in each of its states; the same on every screen that has one. */
export function MatchList(props: MatchListProps) {
  const { list, markets, grouping = 'league', empty, unknown = empty } = props;
  const { view } = list;
  switch (view.status) {
    case 'loading':
      return <AwaitedList rows={6} />;
    case 'failed':
      return (
        <div className={styles.said}>
          <FailedState onRetry={list.fetchNextPage} />
        </div>
      );
    case 'empty':
      return <div className={styles.said}>{empty}</div>;
    case 'unknown':
      return <div className={styles.said}>{unknown}</div>;
    case 'ready':
      return (
        <>
          <MatchRows
            key={list.key}
            pages={view.pages}
            markets={markets}
            grouping={grouping}
            sizes={list.sizes}
          />
          <ListTail list={list} view={view} />
        </>
      );
  }
}

/** A quick response shows nothing in between; the skeleton fades in only after a moment. */
function AwaitedList({ rows }: { rows: number }) {
  return (
    <div className={styles.awaited}>
      <MatchesSkeleton count={rows} />
    </div>
  );
}
