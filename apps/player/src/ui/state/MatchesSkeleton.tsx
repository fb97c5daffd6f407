import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

/** The grey tiles of every list of matches; the other shapes are never part of a first view. */
export function MatchesSkeleton({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div className={classNames(styles.skeleton, styles.matches)} aria-hidden="true">
      {places.map((place) => (
        <MatchShape key={place} />
      ))}
    </div>
  );
}

export function MatchShape() {
  return (
    <div className={styles.match}>
      <div>
        <i className={styles.line} style={{ width: 64 }} />
        <i className={styles.line} style={{ width: 118 }} />
        <i className={styles.line} style={{ width: 96 }} />
      </div>
      <span className={styles.cell} />
      <span className={styles.cell} />
      <span className={styles.cell} />
    </div>
  );
}
