import styles from './standing.module.css';
import { standingWords } from './standing-words.ts';
import type { LegNow } from './use-standings.ts';

/** "Kwa sasa inashinda", "Inahitaji goli 1 zaidi". */
export function StandingLine({ now }: { now: LegNow }) {
  const words = standingWords(now.standing, now.leg);
  if (!words) return null;
  return (
    <span className={styles.standing} data-tone={words.tone}>
      {words.text}
    </span>
  );
}
