import type { ReactNode } from 'react';
import styles from './page-column.module.css';

/** A page of cards under a banner, no wider than can be read. */
export function PageColumn({ children }: { children: ReactNode }) {
  return <article className={styles.column}>{children}</article>;
}
