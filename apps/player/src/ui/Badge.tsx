import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './sprite/icon-names.ts';

type BadgeProps = {
  children: ReactNode;
  tone?: 'neutral' | 'good' | 'live' | 'gold' | 'count';
  icon?: IconName;
};

/** A short word or a number on a tint: a state, a tag on a tile, a count beside a heading. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}
