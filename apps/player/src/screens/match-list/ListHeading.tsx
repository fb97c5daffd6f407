import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { SpokenOnly } from '../../ui/SpokenOnly.tsx';
import styles from './match-list.module.css';

type ListHeadingProps = {
  /** A flag, an icon or the live dot. */
  sign: ReactNode;
  title: string;
  /** One line below the title: the country, the way up. */
  below?: ReactNode;
  count?: { readonly value: number; readonly tone: 'live' | 'neutral'; readonly words: string };
  children?: ReactNode;
};

/** What this list is, and how many there are; quiet, because the matches are what one came for. */
export function ListHeading({ sign, title, below, count, children }: ListHeadingProps) {
  return (
    <header className={styles.heading}>
      <span className={styles.sign}>{sign}</span>
      <div className={styles.titles}>
        <h1 className={styles.title}>{title}</h1>
        {below && <p className={styles.below}>{below}</p>}
      </div>
      {count && count.value > 0 && (
        <Badge tone={count.tone}>
          {count.value}
          <SpokenOnly>{` ${count.words}`}</SpokenOnly>
        </Badge>
      )}
      {children}
    </header>
  );
}
