import type { BaseLogger } from 'pino';
import type { Freshness } from './catalogue.ts';
import { createListeners } from './listeners.ts';

/** Whether the prices of this process are worth anything; suspended until somebody knows better. */
export type FreshnessSign = {
  readonly current: () => Freshness;
  readonly show: (freshness: Freshness) => void;
  readonly onChanged: (listener: (freshness: Freshness) => void) => void;
};

/** CAT-20: so long may the provider, or the leader, be silent. */
export const SILENCE_MS_MAX = 10_000;

export function createFreshnessSign(log: BaseLogger): FreshnessSign {
  const listeners = createListeners<Freshness>(log);
  let current: Freshness = 'suspended';
  return {
    current: () => current,
    show: (freshness) => {
      if (freshness === current) return;
      current = freshness;
      listeners.tell(freshness);
    },
    onChanged: listeners.add,
  };
}
