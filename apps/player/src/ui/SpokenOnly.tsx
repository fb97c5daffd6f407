import type { ReactNode } from 'react';
import styles from './spoken-only.module.css';

/** Words for screen readers that the picture already says to everybody else. */
export function SpokenOnly({ children }: { children: ReactNode }) {
  return <span className={styles.spokenOnly}>{children}</span>;
}
