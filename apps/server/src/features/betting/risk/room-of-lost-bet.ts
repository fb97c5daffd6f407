import { setTimeout as delay } from 'node:timers/promises';
import type { BettingDeps } from '../betting-deps.ts';
import type { Room } from './exposure.ts';

type LostBet = {
  readonly room: Pick<Extract<Room, { kind: 'taken' }>, 'keep' | 'release'>;
  /** Whether it stands in the books after all. */
  readonly isPlaced: () => Promise<boolean>;
  /** Until no statement that was under way can still place it. */
  readonly waitMs: number;
};

/**
 * A bet whose writing failed may have been placed: its room stays taken until the books say so.
 * Released on a guess, the house could owe more than it allows; kept for ever, it would sell less.
 */
export async function settleRoomOfLostBet(
  { room, isPlaced, waitMs }: LostBet,
  log: BettingDeps['log'],
): Promise<'kept' | 'released'> {
  for (;;) {
    await delay(waitMs, undefined, { ref: false });
    try {
      const placed = await isPlaced();
      if (placed) room.keep();
      else room.release();
      return placed ? 'kept' : 'released';
    } catch (err) {
      log.error({ err }, 'whether a lost bet stands is not known yet');
    }
  }
}
