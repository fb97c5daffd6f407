import type { ReactNode } from 'react';
import styles from './navigation.module.css';

export function FilterCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2 className={styles.cardTitle}>{title}</h2>
      {children}
    </section>
  );
}
