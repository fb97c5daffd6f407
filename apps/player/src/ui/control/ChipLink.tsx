import type { ReactNode } from 'react';
import { Link } from '../Link.tsx';
import styles from './chip.module.css';

/** A pill that leads somewhere: a league with its flag. Lay several in a `ChipRow`. */
export function ChipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.chip} href={to}>
      {children}
    </Link>
  );
}

export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={styles.row} aria-label={label}>
      {children}
    </nav>
  );
}
