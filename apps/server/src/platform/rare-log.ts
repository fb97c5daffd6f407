import type { BaseLogger } from 'pino';
import type { Clock } from './clock.ts';

/** Writes a line, or only counts it when the same was written a moment ago. */
export type RareLog = (message: string, facts: Readonly<Record<string, unknown>>) => void;

const EVERY_MS = 10_000;

/** For what a stranger can cause thousands of times a second: the first tells enough. */
export function createRareLog(log: Pick<BaseLogger, 'warn'>, clock: Clock): RareLog {
  const lastOf = new Map<string, { readonly at: number; unwritten: number }>();
  return (message, facts) => {
    const now = clock.now().getTime();
    const last = lastOf.get(message);
    if (last && now - last.at < EVERY_MS) {
      last.unwritten += 1;
      return;
    }
    lastOf.set(message, { at: now, unwritten: 0 });
    log.warn({ ...facts, unwritten: last?.unwritten ?? 0 }, message);
  };
}
