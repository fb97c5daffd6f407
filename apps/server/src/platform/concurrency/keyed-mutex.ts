import { ShortLivedMap } from './short-lived-map.ts';

/**
 * A mutex per key: work for the same key runs one after the other. A row lock of the database would
 * do as well, but a waiter there holds a connection of the pool.
 */
export function createKeyedMutex<Key>(): <Value>(
  key: Key,
  work: () => Promise<Value>,
) => Promise<Value> {
  const last = new ShortLivedMap<Key, Promise<unknown>>();
  return (key, work) => {
    const before = last.get(key) ?? Promise.resolve();
    const done = before.then(work, work);
    last.set(key, done);
    const forget = () => {
      if (last.get(key) === done) last.delete(key);
    };
    done.then(forget, forget);
    return done;
  };
}
