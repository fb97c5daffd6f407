import { useSyncExternalStore } from 'react';
import { serverNowMs } from '../../clock/server-clock.ts';
import { type Issue, isOnSale } from './pool.ts';

const SECOND_MS = 1_000;

/** Whole seconds until then by the server's clock; none once it has passed. */
export const secondsUntil = (instant: string, nowMs: number): number =>
  Math.max(0, Math.ceil((Date.parse(instant) - nowMs) / SECOND_MS));

export function countdownParts(seconds: number) {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return {
    days: Math.floor(hours / 24),
    hours: hours % 24,
    minutes: minutes % 60,
    seconds: seconds % 60,
  };
}

const spokenAt: readonly number[] = [60, 10, 0];

/** A screen reader is told three times and no more: a minute, ten seconds, the end. */
export const isSpokenAt = (seconds: number): boolean => spokenAt.includes(seconds);

export function useSecondsUntil(instant: string): number {
  const now = () => secondsUntil(instant, serverNowMs());
  return useSyncExternalStore(everySecond, now, now);
}

/** Looked at every second and drawn again only when the sale ends. */
export function useOnSale(issue: Issue): boolean {
  const now = () => isOnSale(issue, serverNowMs());
  return useSyncExternalStore(everySecond, now, now);
}

function everySecond(tick: () => void): () => void {
  const timer = window.setInterval(tick, SECOND_MS);
  return () => window.clearInterval(timer);
}
