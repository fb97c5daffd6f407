import styles from './live-dot.module.css';

/** The red pulse that means "now"; it stands still under reduced motion. */
export function LiveDot() {
  return <i className={styles.dot} />;
}
