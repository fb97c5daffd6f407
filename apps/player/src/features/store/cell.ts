import { useSyncExternalStore } from 'react';

/** One value outside React that several places show. */
export type Cell<Value> = {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly listen: (listener: () => void) => () => void;
};

export function createCell<Value>(first: Value): Cell<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(value, next)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export function useCell<Value>({ listen, get }: Cell<Value>): Value {
  return useSyncExternalStore(listen, get, get);
}
