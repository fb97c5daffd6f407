import styles from './icon.module.css';
import type { IconName } from './sprite/icon-names.ts';
import sprite from './sprite/icons.svg?no-inline';

/** Decoration only: the words beside it, or the button's own label, carry the meaning. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
