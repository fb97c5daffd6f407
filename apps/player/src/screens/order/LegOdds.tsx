import { BoostedFrom } from '../../ui/odds/BoostedFrom.tsx';
import { OddsValue } from '../../ui/odds/OddsValue.tsx';
import styles from './order.module.css';
import type { OrderLeg } from './order-result.ts';

/** The price of the bet, behind the one without its boost where it had one. */
export function LegOdds({ leg: { odds, odds_before } }: { leg: OrderLeg }) {
  const value = <OddsValue odds={Math.round(odds * 1000)} />;
  if (odds_before === null) return value;
  return (
    <span className={styles.raised}>
      <BoostedFrom odds={Math.round(odds_before * 1000)} />
      {value}
    </span>
  );
}
