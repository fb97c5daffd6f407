import { useCallback, useSyncExternalStore } from 'react';

/**
 * Values outside React, each with its own listeners: when one of a thousand prices changes, one
 * button is notified.
 */
export type KeyedStore<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly listen: (key: string, listener: () => void) => () => void;
  readonly hasListeners: (key: string) => boolean;
  /** Evicts what nobody listens to, the oldest first, until at most this many are left. */
  readonly evictTo: (count: number) => void;
};

export function createKeyedStore<Value>(): KeyedStore<Value> {
  const values = new Map<string, Value>();
  const listenersOf = new Map<string, Set<() => void>>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      values.set(key, value);
      for (const listener of listenersOf.get(key) ?? []) listener();
    },
    listen: (key, listener) => {
      const listeners = listenersOf.get(key) ?? new Set();
      listenersOf.set(key, listeners.add(listener));
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) listenersOf.delete(key);
      };
    },
    hasListeners: (key) => listenersOf.has(key),
    evictTo: (count) => {
      for (const key of values.keys()) {
        if (values.size <= count) return;
        if (!listenersOf.has(key)) values.delete(key);
      }
    },
  };
}

/** What a component shows of one key; it is drawn again when `select` returns another value. */
export function useKeyedStore<Selected>(
  store: Pick<KeyedStore<unknown>, 'listen'>,
  key: string,
  select: (key: string) => Selected,
): Selected {
  const listen = useCallback((changed: () => void) => store.listen(key, changed), [store, key]);
  const get = () => select(key);
  return useSyncExternalStore(listen, get, get);
}
