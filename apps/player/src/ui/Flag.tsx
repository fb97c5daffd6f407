import styles from './icon.module.css';
import { type FlagCode, flagCodes } from './sprite/flag-codes.ts';
import sprite from './sprite/flags.svg?no-inline';

/** A country's flag, 3 by 2. The country is always named in words beside it. */
export function Flag({ code, width = 20 }: { code: FlagCode; width?: number }) {
  const size = { width, height: Math.round(width / 1.5) };
  if (!flagCodes.includes(code)) {
    return <img className={styles.flag} {...size} src={`/assets/flags/${code}.svg`} alt="" />;
  }
  return (
    <svg className={styles.flag} {...size} aria-hidden="true">
      <use href={`${sprite}#${code}`} />
    </svg>
  );
}
