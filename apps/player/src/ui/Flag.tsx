import styles from './icon.module.css';
import type { FlagCode } from './sprite/flag-codes.ts';
import sprite from './sprite/flags.svg?no-inline';

/** A country's flag, 3 by 2. The country is always named in words beside it. */
export function Flag({ code, width = 20 }: { code: FlagCode; width?: number }) {
  return (
    <svg className={styles.flag} width={width} height={Math.round(width / 1.5)} aria-hidden="true">
      <use href={`${sprite}#${code}`} />
    </svg>
  );
}
