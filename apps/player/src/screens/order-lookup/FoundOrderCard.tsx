import { shownSerial } from '../../features/payments/payment.ts';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { eastAfricaMoment } from '../east-africa-moment.ts';
import { progressOf } from '../order/order-result.ts';
import { kindText, statusText } from '../order/order-words.ts';
import { useStandings } from '../order/standing/use-standings.ts';
import { LegRow } from '../order-detail/LegRow.tsx';
import styles from './order-lookup.module.css';
import type { FoundOrder } from './use-found-order.ts';

/** How a bet stands, for who was given its number: nothing of its money or its player. */
export function FoundOrderCard({ order }: { order: FoundOrder }) {
  const { through, lost, pending } = progressOf(order.details);
  const legs = useStandings(order.details);
  return (
    <Card icon="ticket" title={t('orders.detail', { number: shownSerial(order.serial_number) })}>
      <p className={styles.state}>
        <Badge>{statusText(order)}</Badge>
        <span>{kindText(order)}</span>
        <span>{`${t('orders.odds')}: ${order.total_price}`}</span>
        <time dateTime={order.create_time}>{eastAfricaMoment(order.create_time)}</time>
      </p>
      <p className={styles.state}>{t('orders.progress', { through, lost, pending })}</p>
      <ul>
        {legs.map((now) => (
          <LegRow key={now.leg.selection_id} now={now} />
        ))}
      </ul>
    </Card>
  );
}
