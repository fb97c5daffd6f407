import { invariant } from '@kipute/domain/invariant';
import { drawFinish } from '@kipute/domain/racing/race';
import { racingRoundStateAfter } from '@kipute/domain/racing/racing-states';
import type { Transaction } from '../../../platform/database/database.ts';
import { announceMove } from '../rounds/round-events.ts';
import { lockRound, noteDrawn } from '../rounds/round-store.ts';
import { type RefundingDeps, refundRound } from './refund-round.ts';
import { nodeHmac, openSeed } from './seeds.ts';

/** Who waited so long for a race gets the stake back instead of a result (RAC-48). */
const DRAWN_WITHIN_MS = 10 * 60_000;

/**
 * Draws the order of a round whose cars start, from the seed that was published: also when its leader
 * was killed and another one comes late. Too late, or without a seed, every stake goes back.
 */
export async function drawRound(deps: RefundingDeps, tx: Transaction, id: bigint): Promise<void> {
  const at = deps.clock.now();
  const round = await lockRound(tx, id);
  if (!round || round.startsAt > at) return;
  if (racingRoundStateAfter(round.state, 'drawn') !== 'drawn') return;
  const seed = openSeed(deps.seeds, round);
  const isLate = at.getTime() - round.startsAt.getTime() > DRAWN_WITHIN_MS;
  if (!seed || isLate) {
    const reason = isLate ? 'not drawn in time' : 'the seed could not be opened';
    const cause = 'not-drawn';
    const refunded = await refundRound(deps, tx, { round, cause, reason, refundedBy: null });
    invariant(refunded.ok, 'what can be drawn can be refunded');
    return;
  }
  const result = drawFinish({ seed, salt: round.salt, roundId: String(id) }, nodeHmac);
  await noteDrawn(tx, { id, result, at });
  announceMove(tx, deps.bus, { round: { ...round, result }, phase: 'started' });
}
