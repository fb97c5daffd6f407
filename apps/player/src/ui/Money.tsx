import { formatShillings, type Senti } from '@kipute/domain/money/senti';
import styles from './money.module.css';

/** "TSh 12,215", as local operators print it. */
export function Money({ amount }: { amount: Senti }) {
  return (
    <span className={styles.money}>
      <small className={styles.currency}>TSh </small>
      {formatShillings(amount)}
    </span>
  );
}
