import type { ShownRows } from '../../features/payments/asking/use-paged-rows.ts';
import { RowShapes } from '../../features/payments/parts/Shapes.tsx';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { FailedState } from '../../ui/state/FailedState.tsx';
import type { OrderTab } from './asking/order-tabs.ts';
import { NoOrders } from './NoOrders.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from './order.module.css';
import type { Order } from './order-result.ts';

type OrderRowsProps = { list: ShownRows<Order>; tab: OrderTab };

/** The four states of a list of bets that grows by "more". */
export function OrderRows({ list, tab }: OrderRowsProps) {
  switch (list.status) {
    case 'loading':
      return <RowShapes count={6} />;
    case 'failed':
      return <FailedState onRetry={list.showMore} />;
    case 'empty':
      return <NoOrders tab={tab} />;
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

type ReadyOrders = Extract<ShownRows<Order>, { status: 'ready' }>;

/** Nothing at the end: the tab has said how many there are. */
function Tail({ list: { tail, rows, count, showMore } }: { list: ReadyOrders }) {
  if (tail === 'loading') return <RowShapes count={2} />;
  if (tail === 'failed') return <FailedState onRetry={showMore} />;
  if (tail === 'end') return null;
  return (
    <div className={styles.tail}>
      <p>{t('orders.shown', { shown: rows.length, total: count })}</p>
      <Button variant="outline" onClick={showMore}>
        {t('orders.more')}
      </Button>
    </div>
  );
}
