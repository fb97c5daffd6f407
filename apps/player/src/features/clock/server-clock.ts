import { CLOCK_TICK_MS } from '@kipute/contract/constants/timing';
import { useSyncExternalStore } from 'react';
import { clockOffsetMs, eastAfricaClock } from './east-africa-time.ts';

let offsetMs = 0;

export function setServerTime(serverTime: string): void {
  offsetMs = clockOffsetMs({ serverTime, receivedAtMs: Date.now() });
}

export function serverNowMs(): number {
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
      CLOCK_TICK_MS - (serverNowMs() % CLOCK_TICK_MS),
    );
  };
  schedule();
  return () => window.clearTimeout(timer);
}
