import { Shillings } from '../../features/payments/parts/Shillings.tsx';
import { shownSerial } from '../../features/payments/payment.ts';
import { t } from '../../i18n/i18n.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { eastAfricaMoment } from '../play-limits/east-africa-moment.ts';
import { CardLeg } from './CardLeg.tsx';
import { FoldedLegs } from './FoldedLegs.tsx';
import styles from './order.module.css';
import { type Order, resultOf } from './order-result.ts';
import { kindText, stateWords } from './order-words.ts';
import { legsOfCard } from './standing/legs-of-card.ts';
import { RunningLine } from './standing/RunningLine.tsx';
import { useStandings } from './standing/use-standings.ts';

export function OrderCard({ order }: { order: Order }) {
  const { text, tone } = stateWords(order);
  const legs = useStandings(order.details);
  const { shown, folded } = legsOfCard(order, legs);
  return (
    <li className={styles.card}>
      <Link className={styles.head} href={`/order_detailed_info?id=${order.id}`}>
        <span className={styles.kind}>
          <b>{kindText(order)}</b>
          <Badge tone={tone}>{text}</Badge>
        </span>
        <span className={styles.meta}>
          <span className={styles.serial}>{shownSerial(order.serial_number)}</span>
          <time dateTime={order.create_time}>{eastAfricaMoment(order.create_time)}</time>
        </span>
        <Icon name="chevron-right" size={18} />
      </Link>
      {shown.length > 0 && (
        <ul className={styles.shown}>
          {shown.map((now) => (
            <CardLeg key={now.leg.selection_id} now={now} />
          ))}
        </ul>
      )}
      <Sums order={order} />
      <RunningLine order={order} legs={legs} />
      {folded.length > 0 && <FoldedLegs legs={folded} isRest={shown.length > 0} />}
    </li>
  );
}

function Sums({ order }: { order: Order }) {
  const isOpen = resultOf(order) === 'open';
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('orders.stake')}</dt>
        <dd>
          <Shillings amount={order.amount_payable} />
        </dd>
      </div>
      <div>
        <dt>{t('orders.odds')}</dt>
        <dd className={styles.cut}>{order.total_price}</dd>
      </div>
      <div>
        <dt>{isOpen ? t('orders.mayPay') : t('orders.paid')}</dt>
        <dd data-result={resultOf(order)}>
          <Shillings amount={order.after_tax_amount} />
        </dd>
      </div>
    </dl>
  );
}
