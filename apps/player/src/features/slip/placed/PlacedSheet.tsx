import { fromWireShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { t } from '../../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Notice } from '../../../ui/state/Notice.tsx';
import { setPicks } from '../../picks/picks-store.ts';
import { orderCode, orderCodes } from '../../share/log-share.ts';
import { copyOrdersLink, copyShared, shareOrders } from '../../share/share-slip.ts';
import { Sheet } from '../../sheet/Sheet.tsx';
import { closeSheet, openSheet } from '../../sheet/sheet-history.ts';
import { type Placed, usePlaced } from '../placing/placed-orders.ts';
import type { PlacedOrder } from '../placing/send-bet.ts';
import styles from './placed.module.css';

const DESKTOP = '(min-width: 960px)';

/** The bet stands: what it is called, what it may pay, and what to do next. */
export function PlacedSheet() {
  const placed = usePlaced();
  return (
    <Sheet title={t('placed.title')} side="bottom">
      {placed && <PlacedBets {...placed} />}
    </Sheet>
  );
}

function PlacedBets({ orders, picks, notPlaced }: Placed) {
  const only = orders.length === 1 ? orders[0] : undefined;
  return (
    <div className={styles.body}>
      <span className={styles.tick}>
        <Icon name="check" size={28} />
      </span>
      {orders.map((order) => (
        <OrderLines key={order.id} order={order} isLinked={!only} />
      ))}
      {notPlaced > 0 && <Notice tone="warn">{t('placed.some', { count: notPlaced })}</Notice>}
      <ShareRow orders={orders} />
      <ButtonLink width="full" to={only ? `/order_detailed_info?id=${only.id}` : '/order'} replace>
        {t('placed.check')}
      </ButtonLink>
      <div className={styles.pair}>
        <Button variant="outline" onClick={() => reuse(picks)}>
          {t('placed.reuse')}
        </Button>
        <Button variant="outline" onClick={closeSheet}>
          {t('placed.new')}
        </Button>
      </div>
    </div>
  );
}

/** The same picks stand in the slip again, at the prices of now. */
function reuse(picks: Parameters<typeof setPicks>[0]): void {
  setPicks(picks);
  if (matchMedia(DESKTOP).matches) closeSheet();
  else openSheet('slip');
}

type OrderLinesProps = { order: PlacedOrder; isLinked: boolean };

/** The figures of the order itself, as the house wrote them down. */
function OrderLines({ order, isLinked }: OrderLinesProps) {
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

const copyOrderCodes = (orders: readonly PlacedOrder[]): Promise<void> =>
  copyShared(orderCodes(orders));

function ShareRow({ orders }: { orders: readonly PlacedOrder[] }) {
  const ways = [
    { icon: 'copy', text: t('placed.copyLink'), run: copyOrdersLink },
    { icon: 'share-2', text: t('placed.share'), run: shareOrders },
    { icon: 'ticket', text: t('placed.copyCode'), run: copyOrderCodes },
  ] as const;
  return (
    <div className={styles.ways}>
      {ways.map(({ icon, text, run }) => (
        <button key={icon} type="button" onClick={() => void run(orders)}>
          <Icon name={icon} size={20} />
          {text}
        </button>
      ))}
    </div>
  );
}
