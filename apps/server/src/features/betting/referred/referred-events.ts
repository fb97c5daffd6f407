import { z } from 'zod';
import { defineTopic } from '../../../platform/bus/bus.ts';
import type { BettingDeps } from '../betting-deps.ts';
import type { ReferredBet } from './referred-store.ts';

/** A large bet came, was decided or ended; whoever shows the queue asks again. */
export const referredChanged = defineTopic(
  'referred-bets',
  z.object({ id: z.string(), playerId: z.string(), state: z.string() }),
);

/** Said after the commit. Pages that hear nothing ask now and then. */
export function announceReferred(
  { id, playerId, state }: Pick<ReferredBet, 'id' | 'playerId' | 'state'>,
  { bus, log }: Pick<BettingDeps, 'bus' | 'log'>,
): void {
  const told = { id: String(id), playerId: String(playerId), state };
  bus.publish(referredChanged, told).catch((err) => {
    log.error({ err, ...told }, 'betting: a referred bet not published, pages find it by asking');
  });
}
