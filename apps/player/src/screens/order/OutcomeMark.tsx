import { Icon } from '../../ui/Icon.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './order.module.css';
import type { OrderLeg } from './order-result.ts';
import { outcomeSign, outcomeText } from './order-words.ts';

/** How a leg ended, by shape, by colour and as a spoken word. */
export function OutcomeMark({ leg }: { leg: Pick<OrderLeg, 'outcome'> }) {
  const { icon, tone } = outcomeSign(leg);
  return (
    <span className={styles.mark} data-tone={tone}>
      <Icon name={icon} size={12} />
      <SpokenOnly>{outcomeText(leg)}</SpokenOnly>
    </span>
  );
}
