import { t } from '../../i18n/i18n.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CardLeg } from './CardLeg.tsx';
import { OutcomeMark } from './OutcomeMark.tsx';
import styles from './order.module.css';
import type { LegNow } from './standing/use-standings.ts';

const MARKS_MAX = 8;

type FoldedLegsProps = {
  legs: readonly LegNow[];
  /** Whether other legs of the bet stand above. */
  isRest: boolean;
};

/** The marks of all legs in one line; opened, the legs themselves. */
export function FoldedLegs({ legs, isRest }: FoldedLegsProps) {
  const more = legs.length - MARKS_MAX;
  const count = legs.length;
  return (
    <details className={styles.legs}>
      <summary className={styles.fold}>
        <span className={styles.marks}>
          {legs.slice(0, MARKS_MAX).map(({ leg }) => (
            <OutcomeMark key={leg.selection_id} leg={leg} />
          ))}
          {more > 0 && <small>{`+${more}`}</small>}
        </span>
        <span className={styles.foldText}>
          {isRest ? t('orders.otherLegs', { count }) : t('orders.legs', { count })}
        </span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        {legs.map((now) => (
          <CardLeg key={now.leg.selection_id} now={now} />
        ))}
      </ul>
    </details>
  );
}
