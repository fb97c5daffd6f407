import { setImmediate as nextTurn } from 'node:timers/promises';
import { closeCodes } from '@kipute/contract/socket';
import type { Clock } from '../clock.ts';
import { partWithSession } from './conversation.ts';
import type { Hub } from './hub/hub.ts';
import { type PageConnection, tell } from './page-connection.ts';
import type { CountSocketEvent } from './socket-events.ts';
import type { SocketLimits } from './socket-limits.ts';

export type UpkeepTerms = {
  readonly pages: ReadonlySet<PageConnection>;
  readonly hub: Hub;
  readonly limits: SocketLimits;
  readonly count: CountSocketEvent;
  readonly now: () => number;
  /** Sessions end by the time of day. */
  readonly clock: Clock;
};

/** Sealing a key for everyone in one go would hold up the calls of this process. */
const KEYS_SEALED_PER_TURN = 200;

/** Every page holds the next key before the first broadcast that needs it. */
async function rotateKeys({ pages, hub }: UpkeepTerms): Promise<void> {
  hub.keys.prepareNext();
  // Whoever says hello from here on is given both keys.
  const greeted = [...pages].filter((page) => page.socketKey !== undefined);
  for (const [index, page] of greeted.entries()) {
    if (page.socketKey) tell(page, hub.keys.sealNext(page.socketKey));
    if (index % KEYS_SEALED_PER_TURN === KEYS_SEALED_PER_TURN - 1) await nextTurn();
  }
  hub.keys.useNext();
}

/** Parts with pages that went silent, cannot keep up, or whose session is over. */
function sweep({ pages, limits, count, now, clock }: UpkeepTerms): void {
  const time = now();
  const timeOfDay = clock.now().getTime();
  for (const page of pages) {
    page.said = 0;
    if (!page.reader.isOpen) continue;
    if (time - page.heardAt > limits.silentForMsMax) {
      count('closed-silent');
      page.socket.close(closeCodes.silent, 'silent');
    } else if (page.reader.isTooSlow(time, limits.slowForMsMax)) {
      count('closed-slow');
      page.reader.forget();
      page.socket.close(closeCodes.slowReader, 'slow reader');
    } else if (page.sessionEndsAt !== undefined && page.sessionEndsAt <= timeOfDay) {
      partWithSession(page, count);
    }
  }
}

export type Upkeep = { readonly end: () => void };

export function startUpkeep(terms: UpkeepTerms): Upkeep {
  const sweeping = setInterval(() => sweep(terms), terms.limits.sweepEveryMs);
  const rotating = setInterval(() => rotateKeys(terms), terms.limits.rotateKeysEveryMs);
  return {
    end: () => {
      clearInterval(sweeping);
      clearInterval(rotating);
    },
  };
}
