import { type ReactNode, useId } from 'react';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../sprite/icon-names.ts';
import styles from './card.module.css';

type CardProps = { icon: IconName; title: string; text?: string; children: ReactNode };

/** One matter of an account under its own heading. */
export function Card({ icon, title, text, children }: CardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        <Icon name={icon} size={18} />
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
