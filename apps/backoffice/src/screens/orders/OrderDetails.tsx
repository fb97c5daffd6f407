import { Alert, Skeleton } from 'antd';
import { useState } from 'react';
import { ordersTexts } from '../../i18n/texts/orders.ts';
import { shellTexts } from '../../i18n/texts/shell.ts';
import { useText } from '../../i18n/use-text.ts';
import { LoadFailed } from '../../shell/notices/LoadFailed.tsx';
import type { Row } from '../_list-kit/definition/list.ts';
import { LegCard } from './LegCard.tsx';
import type { OfficeLeg } from './leg-state.ts';
import { OrderMoney } from './OrderMoney.tsx';
import classes from './orders.module.css';
import { SetResultDialog } from './SetResultDialog.tsx';
import { type OrderDetailsContent, useOrderDetails } from './use-order-details.ts';

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

function OrderLegs({ order }: { order: OrderDetailsContent }) {
  const t = useText();
  const [openLeg, setOpenLeg] = useState<OfficeLeg>();
  return (
    <section className={classes.part}>
      <h2>{t(ordersTexts.legs)}</h2>
      <ol className={classes.legs}>
        {order.legs.map((leg) => (
          <li key={leg.selection_id}>
            <LegCard leg={leg} onSetResult={() => setOpenLeg(leg)} />
          </li>
        ))}
      </ol>
      {openLeg && <SetResultDialog leg={openLeg} onClose={() => setOpenLeg(undefined)} />}
    </section>
  );
}
