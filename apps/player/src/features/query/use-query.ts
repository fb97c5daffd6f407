import { useMemo, useSyncExternalStore } from 'react';
import { type QueryState, query } from './query.ts';

export type QueryResult<Data> = QueryState<Data> & { readonly refetch: () => void };

/**
 * A query of one component, fetched once per key. `queryFn` must be the same at every render; what
 * depends on more than the key is given a React `key` by its parent.
 */
export function useQuery<Key extends string | number, Data>(
  queryFn: (key: Key) => Promise<Data>,
  key: Key,
): QueryResult<Data> {
  const { subscribe, state, refetch } = useMemo(
    () => query({ queryFn: () => queryFn(key) }),
    [queryFn, key],
  );
  return { ...useSyncExternalStore(subscribe, state, state), refetch };
}
