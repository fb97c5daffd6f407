import { t } from '../../../i18n/i18n.ts';
import { Money } from '../../../ui/Money.tsx';
import type { Order } from '../order-result.ts';
import { runningPayout } from './running-payout.ts';
import styles from './standing.module.css';
import type { LegNow } from './use-standings.ts';

type RunningLineProps = { order: Order; legs: readonly LegNow[] };

/** What the bet would pay if all ended now, while any of its matches is under way. */
export function RunningLine({ order, legs }: RunningLineProps) {
  const running = runningPayout(
    order,
    legs.map(({ standing }) => standing),
  );
  if (!running) return null;
  const { pays, legsToCome } = running;
  return (
    <div className={styles.running}>
      <p>
        <span>{t('orders.running')}</span>
        <b>{pays === undefined ? t('orders.untold.end') : <Money amount={pays} />}</b>
      </p>
      {legsToCome > 0 && <small>{t('orders.legsToCome', { count: legsToCome })}</small>}
    </div>
  );
}
