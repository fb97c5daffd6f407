import { useSyncExternalStore } from 'react';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { t } from '../../../i18n/i18n.ts';
import styles from './scoreboard.module.css';

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

const SECOND_MS = 1_000;
const DAY_MS = 24 * 3_600_000;

type TimeLeft =
  | { readonly kind: 'days'; readonly days: number }
  /** "2:05:09", or "5:09" in the last hour. */
  | { readonly kind: 'clock'; readonly text: string }
  /** The hour has come and the feed has not said that it began. */
  | { readonly kind: 'due' };

export function timeLeft(leftMs: number): TimeLeft {
  if (leftMs <= 0) return { kind: 'due' };
  if (leftMs >= DAY_MS) return { kind: 'days', days: Math.floor(leftMs / DAY_MS) };
  const seconds = Math.ceil(leftMs / SECOND_MS);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  const text = shown.map((part, place) => (place === 0 ? part : String(part).padStart(2, '0')));
  return { kind: 'clock', text: text.join(':') };
}
