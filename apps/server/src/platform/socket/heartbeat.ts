import { setImmediate as nextTurn } from 'node:timers/promises';
import { closeCodes } from '@kipute/contract/socket';
import type { Clock } from '../clock.ts';
import type { Hub } from './hub.ts';
import { type PageConnection, send } from './page-connection.ts';
import type { CountSocketEvent } from './socket-events.ts';
import type { SocketLimits } from './socket-limits.ts';
import { closeEndedSession } from './socket-protocol.ts';

export type HeartbeatOptions = {
  readonly pages: ReadonlySet<PageConnection>;
  readonly hub: Hub;
  readonly limits: SocketLimits;
  readonly count: CountSocketEvent;
  readonly now: () => number;
  /** Sessions end by the time of day. */
  readonly clock: Clock;
};

/** Encrypting a key for everyone at once would block the event loop. */
const KEYS_ENCRYPTED_PER_TURN = 200;

/** Every page holds the next key before the first broadcast that needs it. */
async function rotateKeys({ pages, hub }: HeartbeatOptions): Promise<void> {
  hub.keys.prepareNext();
  // A page that says hello from here on is given both keys.
  const greeted = [...pages].filter((page) => page.socketKey !== undefined);
  for (const [index, page] of greeted.entries()) {
    if (page.socketKey) send(page, hub.keys.nextEncryptedFor(page.socketKey));
    if (index % KEYS_ENCRYPTED_PER_TURN === KEYS_ENCRYPTED_PER_TURN - 1) await nextTurn();
  }
  hub.keys.useNext();
}

/** Closes pages that went silent, cannot keep up, or whose session has expired. */
function sweep({ pages, limits, count, now, clock }: HeartbeatOptions): void {
  const time = now();
  const timeOfDay = clock.now().getTime();
  for (const page of pages) {
    page.messages = 0;
    if (!page.subscriber.isOpen) continue;
    if (time - page.lastMessageAt > limits.silentForMsMax) {
      count('closed-silent');
      page.socket.close(closeCodes.silent, 'silent');
    } else if (page.subscriber.isTooSlow(time, limits.slowForMsMax)) {
      count('closed-slow');
      page.subscriber.forget();
      page.socket.close(closeCodes.slowReader, 'slow reader');
    } else if (page.sessionEndsAt !== undefined && page.sessionEndsAt <= timeOfDay) {
      closeEndedSession(page, count);
    }
  }
}

export type Heartbeat = { readonly end: () => void };

export function startHeartbeat(options: HeartbeatOptions): Heartbeat {
  const sweeping = setInterval(() => sweep(options), options.limits.sweepEveryMs);
  const rotating = setInterval(() => rotateKeys(options), options.limits.rotateKeysEveryMs);
  return {
    end: () => {
      clearInterval(sweeping);
      clearInterval(rotating);
    },
  };
}
