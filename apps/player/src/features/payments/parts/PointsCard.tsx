import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/sprite/icon-names.ts';
import styles from './parts.module.css';

type Point = { readonly icon: IconName; readonly text: string };

/** A heading and a few short sentences, each with its sign. */
export function PointsCard({ title, points }: { title: string; points: readonly Point[] }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{title}</h2>
      <ul>
        {points.map(({ icon, text }) => (
          <li key={text} className={styles.point}>
            <span className={styles.pointIcon}>
              <Icon name={icon} size={16} />
            </span>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
