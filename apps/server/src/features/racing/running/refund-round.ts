import { senti } from '@kipute/domain/money/senti';
import { orderRefundedEntry } from '@kipute/domain/racing/racing-entries';
import { type RacingRoundCause, racingRoundStateAfter } from '@kipute/domain/racing/racing-states';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../../platform/database/database.ts';
import type { RacingDeps } from '../racing-deps.ts';
import { announceMove } from '../rounds/round-events.ts';
import { noteEnded, type RacingRound } from '../rounds/round-store.ts';
import { type PaidBack, payPurses, writePayouts } from './pay-orders.ts';
import { hexOf, openSeed } from './seeds.ts';
import { orderPages } from './settlement-plan.ts';

export type RefundingDeps = Pick<RacingDeps, 'bus' | 'clock' | 'wallet' | 'seeds'>;

type Refund = {
  /** Held by this transaction. */
  readonly round: RacingRound;
  readonly cause: Extract<RacingRoundCause, 'not-drawn' | 'refunded-by-hand'>;
  readonly reason: string;
  readonly refundedBy: bigint | null;
};

/** Gives every stake back, in the transaction that ends the round; the seed is shown all the same. */
export async function refundRound(
  deps: RefundingDeps,
  tx: Transaction,
  { round, cause, reason, refundedBy }: Refund,
): Promise<Result<null, 'racing-round-settled'>> {
  const state = racingRoundStateAfter(round.state, cause);
  if (state !== 'refunded') return refuse('racing-round-settled');
  const orders: PaidBack[] = [];
  let tickets = 0;
  for await (const page of orderPages(tx, round.id)) {
    for (const row of page) {
      const { id: orderId, playerId, serialNumber, stake } = row;
      tickets += row.tickets;
      orders.push({ orderId, playerId, serialNumber, paid: senti(stake), shared: senti(0n) });
    }
  }
  orders.sort((one, other) => Number(one.playerId - other.playerId));
  const entryOf = ({ paid: stake, ...order }: PaidBack) => orderRefundedEntry({ ...order, stake });
  const at = deps.clock.now();
  const written = await writePayouts(tx, { roundId: round.id, orders, at });
  await payPurses(deps, tx, { written, at, entryOf });
  const staked = senti(orders.reduce((sum, { paid }) => sum + paid, 0n));
  const seed = openSeed(deps.seeds, round);
  const ended = { ...round, state, seed: seed ? hexOf(seed) : null };
  await noteEnded(tx, {
    ...{ id: round.id, state, seed: ended.seed, at, reason, refundedBy },
    sums: {
      ...{ bets: orders.length, tickets, staked, paid: staked },
      ...{ shared: senti(0n), poolFed: senti(0n) },
    },
  });
  announceMove(tx, deps.bus, { round: ended, phase: 'refunded' });
  return ok(null);
}
