import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classNames } from '../class-names.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../sprite/icon-names.ts';
import styles from './hero.module.css';

export type HeroCloth = 'green' | 'red' | 'blue';

type HeroCardProps = {
  cloth: HeroCloth;
  to: string;
  icon: IconName;
  title: string;
  headline: ReactNode;
  text: string;
  action: string;
};

/** A card of woven cloth for the house's own events. Pure CSS: no picture is downloaded. */
export function HeroCard({ cloth, to, icon, title, headline, text, action }: HeroCardProps) {
  return (
    <Link className={classNames(styles.hero, styles.woven, styles[cloth])} href={to}>
      <span className={styles.title}>
        <Icon name={icon} size={14} />
        {title}
      </span>
      <b className={styles.headline}>{headline}</b>
      <span className={styles.text}>{text}</span>
      <span className={styles.action}>{action}</span>
    </Link>
  );
}

/** A snapping row on a phone; on a desktop one wide card and two narrow ones. */
export function HeroRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
