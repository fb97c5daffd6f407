/**
 * Values outside React, each with its own listeners: when one of a thousand prices changes, one
 * button is told.
 */
export type KeyedStore<Value> = {
  readonly get: (key: string) => Value | undefined;
  readonly set: (key: string, value: Value) => void;
  readonly listen: (key: string, listener: () => void) => () => void;
  readonly isHeard: (key: string) => boolean;
  /** Forgets what nobody listens to, the oldest first, until at most this many are left. */
  readonly shrinkTo: (count: number) => void;
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
    isHeard: (key) => listenersOf.has(key),
    shrinkTo: (count) => {
      for (const key of values.keys()) {
        if (values.size <= count) return;
        if (!listenersOf.has(key)) values.delete(key);
      }
    },
  };
}
