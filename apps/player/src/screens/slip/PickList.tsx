import type { SlipLeg } from '../../features/slip/view/slip-leg.ts';
import { LegRow } from './LegRow.tsx';
import styles from './slip.module.css';

/** What was picked so far, the price of each as it is now. */
export function PickList({ legs }: { legs: readonly SlipLeg[] }) {
  return (
    <ul className={styles.picks}>
      {legs.map((leg) => (
        <LegRow key={leg.pick.id_card} leg={leg} />
      ))}
    </ul>
  );
}
