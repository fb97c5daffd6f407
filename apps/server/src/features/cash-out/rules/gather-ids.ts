import { setTimeout as delay } from 'node:timers/promises';

export type GatheredIds = {
  readonly add: (ids: Iterable<bigint>) => void;
  readonly stop: () => void;
};

type Terms = {
  readonly everyMs: number;
  /** Gets each id once, however often it was added meanwhile. It does not fail. */
  readonly work: (ids: readonly bigint[]) => Promise<void>;
};

/** Lets ids come together for a moment and works on all of them; rests while there are none. */
export function gatherIds({ everyMs, work }: Terms): GatheredIds {
  let gathered = new Set<bigint>();
  let isAtWork = false;
  let isStopped = false;

  async function workUntilDone(): Promise<void> {
    while (gathered.size > 0 && !isStopped) {
      await delay(everyMs, undefined, { ref: false });
      const ids = [...gathered];
      gathered = new Set();
      await work(ids);
    }
    isAtWork = false;
  }
  return {
    add: (ids) => {
      for (const id of ids) gathered.add(id);
      if (isAtWork || gathered.size === 0) return;
      isAtWork = true;
      void workUntilDone();
    },
    stop: () => {
      isStopped = true;
    },
  };
}
