import { type ReactNode, useId } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/sprite/icon-names.ts';
import styles from './play-limits.module.css';

type PlayCardProps = { icon: IconName; title: string; text: string; children: ReactNode };

/** One way to protect oneself, under its own heading. */
export function PlayCard({ icon, title, text, children }: PlayCardProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <h2 className={styles.cardTitle} id={titleId}>
        <Icon name={icon} size={18} />
        {title}
      </h2>
      <p className={styles.cardText}>{text}</p>
      {children}
    </section>
  );
}
