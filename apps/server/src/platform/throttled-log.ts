import type { BaseLogger } from 'pino';
import type { Clock } from './clock.ts';

/** Writes a line, or only counts it when the same message was written a moment ago. */
export type ThrottledLog = (message: string, facts: Readonly<Record<string, unknown>>) => void;

const EVERY_MS = 10_000;

/** For what a stranger can cause thousands of times a second: the first tells enough. */
export function createThrottledLog(log: Pick<BaseLogger, 'warn'>, clock: Clock): ThrottledLog {
  const lastOf = new Map<string, { readonly at: number; suppressed: number }>();
  return (message, facts) => {
    const now = clock.now().getTime();
    const last = lastOf.get(message);
    if (last && now - last.at < EVERY_MS) {
      last.suppressed += 1;
      return;
    }
    lastOf.set(message, { at: now, suppressed: 0 });
    log.warn({ ...facts, suppressed: last?.suppressed ?? 0 }, message);
  };
}
