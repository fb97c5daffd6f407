import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/sprite/icon-names.ts';
import { useNewView } from '../parts/use-new-view.ts';
import styles from './progress.module.css';

export type ProgressTone = 'waiting' | 'good' | 'warn' | 'bad';

type ProgressCardProps = {
  tone: ProgressTone;
  icon: IconName;
  title: string;
  text: string;
  children?: ReactNode;
};

/** How a payment stands: a sign in a ring that turns while something is awaited, and words. */
export function ProgressCard({ tone, icon, title, text, children }: ProgressCardProps) {
  const heading = useNewView();
  return (
    <section className={styles.card}>
      <span className={classNames(styles.ring, styles[tone])}>
        <Icon name={icon} size={28} />
      </span>
      <div role="status">
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  );
}
