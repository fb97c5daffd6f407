import styles from './controls.module.css';

/** A number on an icon. The words that say what is counted stand in the button's own label. */
export function Count({ value, tone }: { value: number; tone: 'alert' | 'mine' }) {
  if (value <= 0) return null;
  return (
    <span className={tone === 'mine' ? styles.countMine : styles.count} aria-hidden="true">
      {value > 99 ? '99+' : value}
    </span>
  );
}
