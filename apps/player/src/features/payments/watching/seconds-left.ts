import { serverNowMs, useEastAfricaClock } from '../../clock/server-clock.ts';

/** Whole seconds until an instant, none below zero; undefined without an instant. */
export function secondsUntil(instant: string | null, nowMs: number): number | undefined {
  if (instant === null) return undefined;
  return Math.max(0, Math.ceil((Date.parse(instant) - nowMs) / 1_000));
}

/** "1:05", as a countdown is read. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** By the server's clock: a phone's own may be minutes off. */
export function useSecondsLeft(instant: string | null): number | undefined {
  useEastAfricaClock();
  return secondsUntil(instant, serverNowMs());
}
