import { PassingMap } from '../../../platform/passing-map.ts';

/**
 * Work for the same one is done one after the other. The database would see to that as well, but
 * who waits there holds a connection that others need.
 */
export function createTurns<One>(): <Value>(
  one: One,
  work: () => Promise<Value>,
) => Promise<Value> {
  const last = new PassingMap<One, Promise<unknown>>();
  return (one, work) => {
    const before = last.get(one) ?? Promise.resolve();
    const done = before.then(work, work);
    last.set(one, done);
    const forget = () => {
      if (last.get(one) === done) last.delete(one);
    };
    done.then(forget, forget);
    return done;
  };
}
