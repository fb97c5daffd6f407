import type { ReactNode } from 'react';
import type { IconName } from '../sprite/icon-names.ts';
import type { HeroCloth } from './HeroCard.tsx';
import styles from './message-page.module.css';
import { WovenBanner } from './WovenBanner.tsx';

type MessagePageProps = {
  cloth: HeroCloth;
  icon: IconName;
  title: string;
  text: string;
  /** What the visitor can do now. */
  children: ReactNode;
};

/** A page that is one message and the way on from it. */
export function MessagePage({ children, ...banner }: MessagePageProps) {
  return (
    <article className={styles.page}>
      <WovenBanner {...banner} />
      <div className={styles.card}>{children}</div>
    </article>
  );
}

/** Buttons side by side, under each other where a phone is narrow. */
export function MessageActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
