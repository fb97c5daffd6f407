import { COUNT_MAX } from '@kipute/contract/constants/operations/lists';
import type { Clock } from './clock.ts';

/** Nobody sees whether there is one more or less of so many. */
const KEPT_FROM = 1_000;
const KEPT_MS = 30_000;
/** "At least so many" stays true for long, and counting so far costs most. */
const LOWER_BOUND_KEPT_MS = 600_000;
const KEPT_MAX = 200;

type Count = { readonly count: Promise<number>; untilMs: number };

/** The key says everything that decides what is counted, the caller's scope as well. */
export type CountOnce = (key: string, count: () => Promise<number>) => Promise<number>;

/**
 * How many rows a long list has. A count of many is kept for half a minute, one that ended at the
 * bound for ten minutes, one of few is of this moment, and who asks for one that is being counted
 * waits for it.
 */
export function keptCounts(clock: Clock): CountOnce {
  const kept = new Map<string, Count>();
  return (key, count) => {
    const known = kept.get(key);
    if (known && known.untilMs > clock.now().getTime()) return known.count;
    if (kept.size >= KEPT_MAX) kept.clear();
    const one: Count = { count: count(), untilMs: Number.POSITIVE_INFINITY };
    kept.set(key, one);
    one.count.then(
      (counted) => {
        one.untilMs = clock.now().getTime() + keptMs(counted);
      },
      () => kept.delete(key),
    );
    return one.count;
  };
}

function keptMs(count: number): number {
  if (count > COUNT_MAX) return LOWER_BOUND_KEPT_MS;
  return count < KEPT_FROM ? 0 : KEPT_MS;
}
