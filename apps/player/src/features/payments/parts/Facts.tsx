import type { ReactNode } from 'react';
import styles from './parts.module.css';

type Fact = { readonly name: string; readonly value: ReactNode };

/** Names on the left, values on the right: what is about to happen, or what did. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
