import { Alert, Skeleton } from 'antd';
import { ordersTexts } from '../../i18n/texts/orders.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import type { Row } from '../_list-kit/definition/list.ts';
import { OrderLegs } from './legs/OrderLegs.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { useOrderDetails } from './use-order-details.ts';

/** Under the lines of the drawer: legs with every word on them, money, cash-outs, decisions. */
export function OrderDetails({ row }: { row: Row }) {
  const t = useText();
  const view = useOrderDetails(String(row.id), Number(row.status));
  switch (view.status) {
    case 'loading':
      return (
        <div role="status" aria-label={t(shellTexts.loading)}>
          <Skeleton paragraph={{ rows: 6 }} />
        </div>
      );
    case 'failed':
      return <LoadFailed place="part" reason={view.reason} onRetry={view.retry} />;
    case 'ready':
      return (
        <>
          {view.order.awaits_money_back === 1 && (
            <Alert type="info" showIcon title={t(ordersTexts.awaitsMoneyBack)} />
          )}
          <OrderLegs order={view.order} />
          <OrderMoney order={view.order} />
        </>
      );
  }
}
