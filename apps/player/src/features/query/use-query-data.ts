import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import type { Query } from './query.ts';

/** The data of a shared query; undefined until there is any. */
export function useQueryData<Data>({ subscribe, data }: Query<Data>): Data | undefined {
  return useSyncExternalStore(subscribe, data, data);
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
