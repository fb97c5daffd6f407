import type { BaseLogger } from 'pino';
import type { Freshness } from './catalogue.ts';
import { createListeners } from './listeners.ts';

/** Whether the prices of this process may be sold; suspended until the leader says otherwise. */
export type FreshnessState = {
  readonly current: () => Freshness;
  readonly set: (freshness: Freshness) => void;
  readonly onChanged: (listener: (freshness: Freshness) => void) => void;
};

/** CAT-20: so long may the provider, or the leader, be silent. */
export const SILENCE_MS_MAX = 10_000;

export function createFreshnessState(log: BaseLogger): FreshnessState {
  const listeners = createListeners<Freshness>(log);
  let current: Freshness = 'suspended';
  return {
    current: () => current,
    set: (freshness) => {
      if (freshness === current) return;
      current = freshness;
      listeners.notify(freshness);
    },
    onChanged: listeners.add,
  };
}
