import { RowShapes } from '../../features/payments/parts/Shapes.tsx';
import type { RowsResult } from '../../features/query/paged-query.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './order.module.css';
import type { Order } from './order-result.ts';
import type { OrderTab } from './order-tabs.ts';

type OrderRowsProps = {
  list: RowsResult<Order>;
  tab: OrderTab;
  /** Whether only some of the tab were asked for. */
  isFiltered?: boolean;
};

/** The four states of a list of bets that grows by "more". */
export function OrderRows({ list, tab, isFiltered = false }: OrderRowsProps) {
  switch (list.status) {
    case 'loading':
      return <RowShapes count={6} />;
    case 'failed':
      return <FailedState onRetry={list.fetchNextPage} />;
    case 'empty':
      return isFiltered ? <NoneSuch /> : <NoOrders tab={tab} />;
    case 'ready':
      return (
        <>
          <ul className={styles.cards}>
            {list.rows.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
          <Tail list={list} />
        </>
      );
  }
}

type ReadyOrders = Extract<RowsResult<Order>, { status: 'ready' }>;

/** Nothing at the end: the tab has said how many there are. */
function Tail({ list: { tail, rows, count, fetchNextPage } }: { list: ReadyOrders }) {
  if (tail === 'loading') return <RowShapes count={2} />;
  if (tail === 'failed') return <FailedState onRetry={fetchNextPage} />;
  if (tail === 'end') return null;
  return (
    <div className={styles.tail}>
      <p>{t('orders.shown', { shown: rows.length, total: count })}</p>
      <Button variant="outline" onClick={fetchNextPage}>
        {t('orders.more')}
      </Button>
    </div>
  );
}

const NoneSuch = () => (
  <EmptyState icon="list-checks" title={t('orders.none.such')} text={t('orders.noneText.such')} />
);

function NoOrders({ tab }: { tab: OrderTab }) {
  return (
    <EmptyState
      icon="list-checks"
      title={t(`orders.none.${tab}`)}
      text={t(`orders.noneText.${tab}`)}
    >
      <ButtonLink to="/home">{t('orders.toMatches')}</ButtonLink>
    </EmptyState>
  );
}
