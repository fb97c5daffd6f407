import { invariant } from '@kipute/domain/invariant';
import { percentOfRoundedDown, type Senti, senti } from '@kipute/domain/money/senti';
import {
  orderWonEntry,
  poolFedEntry,
  poolShares,
  poolStartedEntry,
} from '@kipute/domain/racing/racing-entries';
import { racingRoundStateAfter } from '@kipute/domain/racing/racing-states';
import type { Transaction } from '../../../platform/database/database.ts';
import type { RacingDeps } from '../racing-deps.ts';
import { lockPool, writePool } from '../rounds/pool-store.ts';
import { announceMove } from '../rounds/round-events.ts';
import { lockRound, noteEnded, type RacingRound } from '../rounds/round-store.ts';
import { type PaidBack, payPurses, writePayouts } from './pay-orders.ts';
import { hexOf, openSeed } from './seeds.ts';
import type { SettlementPlan } from './settlement-plan.ts';

type SettlingDeps = Pick<RacingDeps, 'bus' | 'clock' | 'settings' | 'wallet' | 'seeds'> & {
  /** Whoever gives it may come before the cars are in: everything but the purses is written then. */
  readonly untilIn?: (endsAt: Date) => Promise<void>;
};

/**
 * Ends a round whose cars are in: pool, winners and the seed for everybody to look at, all in one
 * transaction. False when somebody else has ended it (RAC-47).
 */
export async function settleRound(
  deps: SettlingDeps,
  tx: Transaction,
  plan: SettlementPlan,
): Promise<boolean> {
  const now = deps.clock.now();
  const round = await lockRound(tx, plan.roundId);
  const isAhead = round !== undefined && round.endsAt > now;
  if (!round || (isAhead && !deps.untilIn)) return false;
  const state = racingRoundStateAfter(round.state, 'settled');
  if (state !== 'settled') return false;
  const seed = openSeed(deps.seeds, round);
  // It was opened when the round was drawn; a key that was taken away since must be put back.
  invariant(seed, 'what a round was drawn from can be shown');
  const { orders, poolFed, shared } = await sharePool(deps, tx, { round, plan });
  const at = isAhead ? round.endsAt : now;
  const written = await writePayouts(tx, { roundId: round.id, orders, at });
  await deps.untilIn?.(round.endsAt);
  await payPurses(deps, tx, { written, at, entryOf: orderWonEntry });
  const { bets, tickets, staked } = plan;
  const paid = senti(orders.reduce((sum, order) => sum + order.paid, 0n));
  const ended = { ...round, state, seed: hexOf(seed) } as const;
  await noteEnded(tx, {
    ...{ id: round.id, state, seed: ended.seed, at, reason: '', refundedBy: null },
    sums: { bets, tickets, staked, paid, shared, poolFed },
  });
  announceMove(tx, deps.bus, { round: ended, phase: 'ended' });
  return true;
}

type Planned = { readonly round: RacingRound; readonly plan: SettlementPlan };
type Shared = {
  readonly orders: readonly PaidBack[];
  readonly poolFed: Senti;
  readonly shared: Senti;
};

/** First what this round adds to the pool, then who shares it, then what the house begins anew with. */
async function sharePool(
  { wallet, settings }: SettlingDeps,
  tx: Transaction,
  { round, plan }: Planned,
): Promise<Shared> {
  const pool = await lockPool(tx);
  const poolFed = percentOfRoundedDown(plan.tenStaked, round.terms.poolPercent);
  if (poolFed > 0n) await appendNew(wallet, tx, poolFedEntry(round.id, poolFed));
  const inPool = senti(pool.balance + poolFed);
  const sharing = plan.won.filter(({ poolStake }) => poolStake > 0n);
  const shares = poolShares(
    inPool,
    sharing.map(({ poolStake }) => poolStake),
  );
  const shareOf = new Map(sharing.map(({ orderId }, at) => [orderId, shares[at] ?? senti(0n)]));
  const shared = senti(shares.reduce((sum, share) => sum + share, 0n));
  const { poolStart } = settings.current('racing');
  const isRestarted = shared > 0n && poolStart > 0n;
  if (isRestarted) await appendNew(wallet, tx, poolStartedEntry(`after ${round.id}`, poolStart));
  await writePool(tx, {
    balance: senti(inPool - shared + (isRestarted ? poolStart : 0n)),
    starts: pool.starts + (isRestarted ? 1 : 0),
  });
  const orders = plan.won
    .map(({ poolStake: _, ...order }) => ({
      ...order,
      shared: shareOf.get(order.orderId) ?? senti(0n),
    }))
    .filter((order) => order.paid + order.shared > 0n);
  return { orders, poolFed, shared };
}

type PoolEntry = ReturnType<typeof poolFedEntry>;

/** Under a lock that nobody else holds: a key that is known means that books and round differ. */
async function appendNew(
  { append }: Pick<RacingDeps['wallet'], 'append'>,
  tx: Transaction,
  entry: PoolEntry,
): Promise<void> {
  const appended = await append(tx, entry);
  invariant(appended.ok && !appended.value.repeated, 'the pool moves once at the end of a round');
}
