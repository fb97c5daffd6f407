import type { ReactNode } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import type { RowsResult } from '../../query/paged-query.ts';
import styles from './orders.module.css';

type PagedRowsProps<Row> = {
  list: RowsResult<Row>;
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The four states of a list of bets or rounds that grows by "more". */
export function PagedRows<Row>({ list, empty, children }: PagedRowsProps<Row>) {
  switch (list.status) {
    case 'loading':
      return <Skeleton kind="rows" count={4} />;
    case 'failed':
      return <FailedState onRetry={list.fetchNextPage} />;
    case 'empty':
      return empty;
    case 'ready':
      return (
        <>
          {children(list.rows)}
          <Tail list={list} />
        </>
      );
  }
}

type ReadyRows<Row> = Extract<RowsResult<Row>, { status: 'ready' }>;

function Tail<Row>({ list: { tail, rows, count, fetchNextPage } }: { list: ReadyRows<Row> }) {
  if (tail === 'loading') return <Skeleton kind="rows" count={2} />;
  if (tail === 'failed') return <FailedState onRetry={fetchNextPage} />;
  if (tail === 'end') return null;
  return (
    <div className={styles.tail}>
      <p>{t('racing.shown', { shown: rows.length, total: count })}</p>
      <Button variant="outline" onClick={fetchNextPage}>
        {t('racing.showMore')}
      </Button>
    </div>
  );
}
