import { ShortLivedMap } from '../../../platform/concurrency/short-lived-map.ts';
import type { AdmissionQueue } from '../../../platform/http/load-shedding.ts';

type Ways<Value> = {
  readonly alone: () => Promise<Value>;
  /** The one before has ended, well or badly. */
  readonly afterAnother: () => Promise<Value>;
};

/**
 * Who comes with a key that is under way waits for its end: until then nobody can say what became
 * of it. Told a refusal meanwhile, a player would bet again and have two bets. Such a wait can be
 * that of a bet in play, so it is in nobody's way either.
 */
export function createKeyTurns(
  queue: Pick<AdmissionQueue, 'yieldPlace'>,
): <Value>(key: string, ways: Ways<Value>) => Promise<Value> {
  const last = new ShortLivedMap<string, Promise<unknown>>();
  return (key, { alone, afterAnother }) => {
    const before = last.get(key);
    // Begins when it is known to be under way: even what it calls at once must find it there.
    const done = before
      ? queue.yieldPlace(() => Promise.allSettled([before])).then(afterAnother)
      : Promise.resolve().then(alone);
    last.set(key, done);
    const forget = () => {
      if (last.get(key) === done) last.delete(key);
    };
    done.then(forget, forget);
    return done;
  };
}
