import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { type Query, type QueryState, query } from './query.ts';

/** The data of a shared query; undefined until there is any. */
export function useQueryData<Data>({ subscribe, data }: Query<Data>): Data | undefined {
  return useSyncExternalStore(subscribe, data, data);
}

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

type Store<State> = {
  readonly state: () => State;
  readonly subscribe: (listener: () => void) => () => void;
};

/**
 * The state of a long list, drawn as a transition: React then draws it in slices, between which a
 * slow phone handles taps; as an external store it would block for half a second. Another list
 * shows at once.
 */
export function useTransitionState<State>(store: Store<State>): State {
  const [shown, setShown] = useState({ store, state: store.state() });
  useEffect(() => {
    const show = () => {
      const state = store.state();
      startTransition(() =>
        setShown((before) =>
          before.store === store && before.state === state ? before : { store, state },
        ),
      );
    };
    const unsubscribe = store.subscribe(show);
    show();
    return unsubscribe;
  }, [store]);
  return shown.store === store ? shown.state : store.state();
}
