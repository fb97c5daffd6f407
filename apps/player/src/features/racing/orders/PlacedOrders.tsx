import { useId } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Link } from '../../../ui/Link.tsx';
import { OrderPicks } from '../race/MyCars.tsx';
import { coinOf, type RacingOrder, type Round, racingPages } from '../round/racing.ts';
import { coinText } from '../round/words.ts';
import styles from './orders.module.css';

type PlacedOrdersProps = { round: Round; orders: readonly RacingOrder[] };

/** What the player has on the round that takes bets. */
export function PlacedOrders({ round, orders }: PlacedOrdersProps) {
  const titleId = useId();
  if (orders.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.title}>
        <h2 id={titleId}>{t('racing.placedOn', { issue: round.issue })}</h2>
        <Link href={racingPages.bets}>{t('racing.toBets')}</Link>
      </header>
      <ul className={styles.placed}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderPicks order={order} />
            <b>{coinText(coinOf(order.bet_amount))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
