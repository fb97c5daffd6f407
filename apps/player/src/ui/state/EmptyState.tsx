import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../sprite/icon-names.ts';
import styles from './state.module.css';

type EmptyStateProps = { icon: IconName; title: string; text: string; children?: ReactNode };

/** Nothing here yet. The children are the next thing to do: an empty state is never a dead end. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={34} />
      <p className={styles.title}>{title}</p>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
