import { useSyncExternalStore } from 'react';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { t } from '../../../i18n/i18n.ts';
import styles from './scoreboard.module.css';
import { timeLeft } from './time-left.ts';

const TICK_MS = 1_000;

/** How long until the match begins; only this is drawn again every second. */
export function Countdown({ startsAtMs }: { startsAtMs: number }) {
  const words = useSyncExternalStore(everySecond, () => countdownWords(startsAtMs));
  return (
    <span className={styles.countdown} role="timer">
      {words}
    </span>
  );
}

function countdownWords(startsAtMs: number): string {
  const left = timeLeft(startsAtMs - serverNowMs());
  if (left.kind === 'days') return t('markets.startsInDays', { count: left.days });
  return left.kind === 'clock'
    ? t('markets.startsIn', { time: left.text })
    : t('markets.startsSoon');
}

function everySecond(tick: () => void): () => void {
  const timer = window.setInterval(tick, TICK_MS);
  return () => window.clearInterval(timer);
}
