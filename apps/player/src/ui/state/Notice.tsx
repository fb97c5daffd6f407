import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../sprite/icon-names.ts';
import styles from './state.module.css';

type NoticeProps = {
  children: ReactNode;
  tone?: 'info' | 'warn' | 'danger' | 'good';
  icon?: IconName;
  role?: 'status' | 'alert';
};

/** One calm sentence on a tint. `role` only for what appears while the player is looking. */
export function Notice({ children, tone = 'info', icon = 'info', role }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={role}>
      <Icon name={icon} size={18} />
      <span>{children}</span>
    </div>
  );
}
