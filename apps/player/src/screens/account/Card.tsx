import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import styles from './account.module.css';

type CardProps = { icon: IconName; title: string; text?: string; children: ReactNode };

/** One matter of the account under its own heading. */
export function Card({ icon, title, text, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 className={styles.cardTitle} id={titleId}>
        <Icon name={icon} size={18} />
        {title}
      </h2>
      {text && <p className={styles.cardText}>{text}</p>}
      {children}
    </section>
  );
}
