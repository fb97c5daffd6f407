import { fromWireShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { orderCode } from '../../../features/share/note-share.ts';
import type { PlacedOrder } from '../../../features/slip/placing/send-bet.ts';
import { t } from '../../../i18n/i18n.ts';
import { Link } from '../../../ui/Link.tsx';
import { Money } from '../../../ui/Money.tsx';
import styles from './placed.module.css';

type OrderLinesProps = { order: PlacedOrder; isLinked: boolean };

/** The figures of the order itself, as the house wrote them down. */
export function OrderLines({ order, isLinked }: OrderLinesProps) {
  const code = `#${orderCode(order)}`;
  return (
    <dl className={styles.order}>
      <div>
        <dt>{t('placed.number')}</dt>
        <dd>
          {isLinked ? (
            <Link href={`/order_detailed_info?id=${order.id}`} replace>
              {code}
            </Link>
          ) : (
            code
          )}
        </dd>
      </div>
      <div>
        <dt>{t('placed.stake')}</dt>
        <dd>
          <Money amount={money(order.amount_payable)} />
        </dd>
      </div>
      {order.system_size === 0 && (
        <div>
          <dt>{t('placed.odds')}</dt>
          <dd>{order.total_price}</dd>
        </div>
      )}
      <div className={styles.paid}>
        <dt>{t('placed.paid')}</dt>
        <dd>
          <Money amount={money(order.after_tax_amount)} />
        </dd>
      </div>
    </dl>
  );
}

const money = (wire: number): Senti => fromWireShillings(wire) ?? senti(0n);
