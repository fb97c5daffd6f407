import styles from './operator.module.css';

/** The four choices before they are known, in their exact size. */
export function OperatorsShape() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {[1, 2, 3, 4].map((place) => (
        <span key={place} className={styles.card}>
          <i className={styles.markShape} />
          <i className={styles.nameShape} />
        </span>
      ))}
    </div>
  );
}
