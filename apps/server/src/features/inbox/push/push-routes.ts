import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../../platform/http/handler.ts';
import type { PushService } from '../ports.ts';
import { putSubscription, removeOwnSubscription } from './subscription-store.ts';

export type PushRoutes = HandlersFor<'push/key' | 'push/subscribe' | 'push/unsubscribe'>;

export type PushRouteDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly push: PushService;
};

export function pushRoutes({ database, clock, push }: PushRouteDeps): PushRoutes {
  return {
    'push/key': async () => answer({ key: push.publicKey }),
    'push/subscribe': async ({ endpoint, keys }, { caller: { playerId } }) => {
      // We are told where to send requests: never into our own network (INB-45).
      if (!push.accepts(endpoint)) return refuseWith('push-endpoint-refused');
      const isPut = await database.transact((tx) =>
        putSubscription(tx, { playerId, endpoint, ...keys }, clock.now()),
      );
      return isPut ? answer(null) : refuseWith('push-endpoint-refused');
    },
    'push/unsubscribe': async ({ endpoint }, { caller: { playerId } }) => {
      await database.transact((tx) => removeOwnSubscription(tx, playerId, endpoint));
      return answer(null);
    },
  };
}
