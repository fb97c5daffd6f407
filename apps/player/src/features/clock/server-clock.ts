import { useSyncExternalStore } from 'react';
import { clockOffsetMs, eastAfricaClock } from './east-africa-time.ts';

const TICK_MS = 1000;

let offsetMs = 0;

export function setServerTime(serverTime: string): void {
  offsetMs = clockOffsetMs({ serverTime, receivedAtMs: Date.now() });
}

function serverNowMs(): number {
  return Date.now() + offsetMs;
}

export function useEastAfricaClock(): string {
  return useSyncExternalStore(everySecond, () => eastAfricaClock(serverNowMs()));
}

/** Each tick is timed to the next full second, so the clock neither drifts nor skips. */
function everySecond(tick: () => void): () => void {
  let timer = 0;
  const schedule = () => {
    timer = window.setTimeout(
      () => {
        tick();
        schedule();
      },
      TICK_MS - (serverNowMs() % TICK_MS),
    );
  };
  schedule();
  return () => window.clearTimeout(timer);
}
