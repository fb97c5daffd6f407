import styles from './pages.module.css';

/** Fast answers show nothing in between; the grey cards fade in only after a moment. */
export function PageSkeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <span className={styles.banner} />
      <span className={styles.block} />
      <span className={styles.block} />
    </div>
  );
}
