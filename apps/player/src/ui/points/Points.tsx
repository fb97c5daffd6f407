import { Icon } from '../Icon.tsx';
import styles from './points.module.css';

type PointsProps = { signs: 'ticks' | 'numbers'; texts: readonly string[] };

/** A few short sentences: what one gets, or what to do one after the other. */
export function Points({ signs, texts }: PointsProps) {
  const List = signs === 'numbers' ? 'ol' : 'ul';
  return (
    <List className={styles.points}>
      {texts.map((text, place) => (
        <li key={text} className={styles.point}>
          <span className={styles.sign}>
            {signs === 'numbers' ? place + 1 : <Icon name="check" size={14} />}
          </span>
          {text}
        </li>
      ))}
    </List>
  );
}
