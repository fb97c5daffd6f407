import type { ReactNode } from 'react';
import { Shillings } from '../parts/Shillings.tsx';
import styles from './progress.module.css';

/** What it is all about, in every stage of a payment. */
export function ProgressSum({ amount }: { amount: number }) {
  return (
    <p className={styles.sum}>
      <Shillings amount={amount} />
    </p>
  );
}

/** The facts of a payment and what can be done next. */
export function ProgressEnd({ children }: { children: ReactNode }) {
  return <div className={styles.end}>{children}</div>;
}
