import type { BaseLogger } from 'pino';
import type { Freshness } from './catalogue.ts';
import { createListeners } from './listeners.ts';

/** Whether the prices of this process may be sold; suspended until the leader says otherwise. */
export type FreshnessState = {
  readonly current: () => Freshness;
  readonly set: (freshness: Freshness) => void;
  /** Called every second by whoever sets it: without that this process stood still. */
  readonly tick: () => void;
  readonly onChanged: (listener: (freshness: Freshness) => void) => void;
};

/** CAT-20: so long may the provider, or the leader, be silent. */
export const SILENCE_MS_MAX = 10_000;

/** CAT-23: what is in play is not sold on older news than this. */
export const IN_PLAY_SILENCE_MS_MAX = 3_000;

/** What may be sold on the last news of so long ago. */
export function freshnessAfter(silenceMs: number): Freshness {
  if (silenceMs >= SILENCE_MS_MAX) return 'suspended';
  return silenceMs >= IN_PLAY_SILENCE_MS_MAX ? 'in-play-suspended' : 'fresh';
}

const order: readonly Freshness[] = ['suspended', 'in-play-suspended', 'fresh'];

/** Who says less may be sold is right. */
export const lessFresh = (one: Freshness, other: Freshness): Freshness =>
  order.indexOf(one) < order.indexOf(other) ? one : other;

/**
 * A process that stood still (a frozen machine) hears of what it missed only once its timers have
 * run, and calls that waited come before them. So whoever asks is answered by how long ago the last
 * tick was, on a clock that nobody sets.
 */
export function createFreshnessState(
  log: BaseLogger,
  monotonicMs: () => number = () => performance.now(),
): FreshnessState {
  const listeners = createListeners<Freshness>(log);
  let state: Freshness = 'suspended';
  let tickedAt = monotonicMs();
  return {
    current: () => lessFresh(state, freshnessAfter(monotonicMs() - tickedAt)),
    set: (freshness) => {
      if (freshness === state) return;
      state = freshness;
      listeners.notify(freshness);
    },
    tick: () => {
      tickedAt = monotonicMs();
    },
    onChanged: listeners.add,
  };
}
