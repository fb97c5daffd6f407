import type { AdmissionQueue } from '../http/load-shedding.ts';
import { ShortLivedMap } from './short-lived-map.ts';

type Attempts<Value> = {
  readonly first: () => Promise<Value>;
  /** The earlier request under this key has ended, well or badly. */
  readonly retry: () => Promise<Value>;
};

/**
 * A request whose key is in flight waits for its end: until then nobody can say what became of it.
 * Refused meanwhile, a player would buy again and have it twice. The wait can be as long as that of
 * a bet in play, so it gives up its place in the admission queue.
 */
export function createInFlightRequests(
  queue: Pick<AdmissionQueue, 'yieldPlace'>,
): <Value>(key: string, attempts: Attempts<Value>) => Promise<Value> {
  const inFlight = new ShortLivedMap<string, Promise<unknown>>();
  return (key, { first, retry }) => {
    const earlier = inFlight.get(key);
    // Begins after it is noted as in flight: even what it calls at once must find it there.
    const done = earlier
      ? queue.yieldPlace(() => Promise.allSettled([earlier])).then(retry)
      : Promise.resolve().then(first);
    inFlight.set(key, done);
    const forget = () => {
      if (inFlight.get(key) === done) inFlight.delete(key);
    };
    done.then(forget, forget);
    return done;
  };
}
