import type { CacheSnapshot } from 'virtua';

/** How tall the rows were when the list was left: without it Back would miss its place. */
export type RowSizes = { current?: CacheSnapshot; rows?: number };

type Kept<List> = { readonly list: List; readonly sizes: RowSizes };

const KEPT_MAX = 12;

/** The lists used last; the oldest makes room. */
export function createRecentLists<List>() {
  const lists = new Map<string, Kept<List>>();
  return {
    named: (name: string, make: () => List): Kept<List> => {
      const kept = lists.get(name) ?? { list: make(), sizes: {} };
      lists.delete(name);
      lists.set(name, kept);
      const [oldest] = lists.keys();
      if (lists.size > KEPT_MAX && oldest !== undefined) lists.delete(oldest);
      return kept;
    },
  };
}
