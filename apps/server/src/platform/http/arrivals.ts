/** A shield against one machine's flood, wide enough for a mobile network's shared address. */
const ARRIVALS_MAX = 12_000;
const WINDOW_MS = 60_000;
/** More addresses than ever call a process in one minute; strangers cannot make it grow further. */
const ADDRESSES_MAX = 100_000;

/**
 * Counts calls per address in this process before anything of them is read. It is asked for every
 * call there is, so it is a plain count per window and never waits for anyone.
 */
export type Arrivals = {
  /** Undefined when the call may come in, else the seconds until the next one may. */
  readonly refuse: (address: string) => number | undefined;
};

export function createArrivals(factor: number, now = () => performance.now()): Arrivals {
  const counts = new Map<string, number>();
  let windowEndsAt = 0;
  return {
    refuse: (address) => {
      const at = now();
      if (at >= windowEndsAt || counts.size >= ADDRESSES_MAX) {
        counts.clear();
        windowEndsAt = at + WINDOW_MS;
      }
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      if (count <= ARRIVALS_MAX * factor) return undefined;
      return Math.max(1, Math.ceil((windowEndsAt - at) / 1000));
    },
  };
}
