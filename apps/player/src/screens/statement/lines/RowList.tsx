import type { ReactNode } from 'react';
import { RowShapes } from '../../../features/payments/parts/Shapes.tsx';
import type { RowsResult } from '../../../features/query/paged-query.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { FailedState } from '../../../ui/state/FailedState.tsx';
import styles from './lines.module.css';

type RowListProps<Row> = {
  list: RowsResult<Row>;
  /** Counted under the last row. */
  end?: 'rows.all' | 'inbox.end' | 'casino.roundsAll';
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The four states of a list that grows by "more", with its tail. */
export function RowList<Row>({ list, end = 'rows.all', empty, children }: RowListProps<Row>) {
  switch (list.status) {
    case 'loading':
      return <RowShapes count={6} />;
    case 'failed':
      return (
        <div className={styles.state}>
          <FailedState onRetry={list.fetchNextPage} />
        </div>
      );
    case 'empty':
      return <div className={styles.state}>{empty}</div>;
    case 'ready':
      return (
        <>
          {children(list.rows)}
          <div className={styles.tail}>
            <Tail list={list} end={end} />
          </div>
        </>
      );
  }
}

type ReadyRows<Row> = Extract<RowsResult<Row>, { status: 'ready' }>;

type TailProps<Row> = { list: ReadyRows<Row>; end: NonNullable<RowListProps<Row>['end']> };

function Tail<Row>({ list, end }: TailProps<Row>) {
  const { rows, count, tail, fetchNextPage } = list;
  switch (tail) {
    case 'loading':
      return <RowShapes count={2} />;
    case 'failed':
      return <FailedState onRetry={fetchNextPage} />;
    case 'more':
      return (
        <>
          <p className={styles.shown}>{t('rows.shown', { shown: rows.length, total: count })}</p>
          <Button variant="outline" onClick={fetchNextPage}>
            {t('rows.more')}
          </Button>
        </>
      );
    case 'end':
      return (
        <p className={styles.shown} role="status">
          {t(end, { count: rows.length })}
        </p>
      );
  }
}
