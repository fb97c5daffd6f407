import styles from './shapes.module.css';

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

/** Labelled fields before they are known. The lists' own shapes would bring the lists along. */
export function FieldShapes({ count }: { count: number }) {
  return (
    <div className={styles.card} aria-hidden="true">
      {places(count).map((place) => (
        <div key={place} className={styles.field}>
          <i className={styles.label} />
          <i className={styles.box} />
        </div>
      ))}
    </div>
  );
}

/** Lines of a statement before they are known, in their exact size. */
export function RowShapes({ count }: { count: number }) {
  return (
    <div aria-hidden="true">
      {places(count).map((place) => (
        <div key={place} className={styles.row}>
          <i className={styles.sign} />
          <div className={styles.what}>
            <i className={styles.name} />
            <i className={styles.meta} />
          </div>
          <div className={styles.sums}>
            <i className={styles.sum} />
            <i className={styles.meta} />
          </div>
        </div>
      ))}
    </div>
  );
}
