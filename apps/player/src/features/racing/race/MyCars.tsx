import { t } from '../../../i18n/i18n.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CarBadge } from '../cars/CarPatterns.tsx';
import { coinOf, picksOfOrder, type RacingOrder } from '../round/racing.ts';
import { coinText, isSideKind, kindName, pickText } from '../round/words.ts';
import { carsOf } from './my-cars.ts';
import styles from './race.module.css';

const SHOWN_MAX = 3;

type MyCarsProps = { orders: readonly RacingOrder[]; order: readonly number[] };

/** One's own bets on the race, and whether a car of one's own leads. */
export function MyCars({ orders, order }: MyCarsProps) {
  if (orders.length === 0) return null;
  const [leader] = order;
  const leads = leader !== undefined && carsOf(orders).has(leader);
  return (
    <ul className={styles.mine}>
      {orders.slice(0, SHOWN_MAX).map((one, at) => (
        <li key={one.id}>
          {at === 0 && <Badge tone="good">{t('racing.yourBetTag')}</Badge>}
          <OrderPicks order={one} />
          <small className={styles.price}>{coinText(coinOf(one.bet_amount))}</small>
          {at === 0 && leads && <b>{t('racing.leads', { car: leader })}</b>}
        </li>
      ))}
      {orders.length > SHOWN_MAX && (
        <li>{t('racing.andMore', { count: orders.length - SHOWN_MAX })}</li>
      )}
    </ul>
  );
}

/** Cars as badges, everything else in words. */
export function OrderPicks({ order }: { order: RacingOrder }) {
  return (
    <>
      {picksOfOrder(order).map(({ kind, numbers }) => (
        <span key={kind} className={styles.picks}>
          <span>{kindName(kind)}</span>
          {isSideKind(kind) ? (
            <b>{pickText({ kind, numbers })}</b>
          ) : (
            numbers.map((car) => <CarBadge key={car} car={car} />)
          )}
        </span>
      ))}
    </>
  );
}
