import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { type Senti, senti } from '@kipute/domain/money/senti';
import type { ReferralObstacle } from '@kipute/domain/referrals/referral-standing';
import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';

export type Referral = Selectable<DB['referral']>;

/**
 * Own stakes of decided bets (REF-11): of a bet that was sold in part what was left in play, of one
 * sold whole nothing, and nothing of one whose every leg was refunded.
 */
export async function settledStakes(
  reader: Reader,
  friendIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Senti>> {
  const { rows } = await sql<{ playerId: bigint; stake: bigint }>`
    select player_id, sum(coalesce(stake_in_play, stake))::bigint as stake from bet_order
    where player_id = any (${friendIds}::bigint[]) and paid_with = 'cash'
      and status = ${orderStatuses.settled.id}
      and exists (select from bet_leg
        where order_id = bet_order.id and outcome <> ${legOutcomes.refund.id})
    group by player_id`.execute(reader);
  return new Map(rows.map(({ playerId, stake }) => [playerId, senti(stake)]));
}

/** Of these, those that still count; the others are left as they are. */
export async function lockCounting(
  tx: Transaction,
  friendIds: readonly bigint[],
): Promise<readonly Pick<Referral, 'friendId' | 'settledStake'>[]> {
  return tx
    .selectFrom('referral')
    .select(['friendId', 'settledStake'])
    .where('state', '=', 'counting')
    .where(sql<boolean>`friend_id = any (${friendIds}::bigint[])`)
    .orderBy('friendId')
    .forNoKeyUpdate()
    .execute();
}

export async function writeStakes(
  tx: Transaction,
  stakes: readonly (readonly [friendId: bigint, stake: Senti])[],
): Promise<void> {
  if (stakes.length === 0) return;
  await sql`
    update referral set settled_stake = counted.stake
    from unnest(${stakes.map(([id]) => id)}::bigint[], ${stakes.map(([, stake]) => stake)}::bigint[])
      as counted (friend_id, stake)
    where referral.friend_id = counted.friend_id`.execute(tx);
}

export function lockReferral(tx: Transaction, friendId: bigint): Promise<Referral | undefined> {
  return tx
    .selectFrom('referral')
    .selectAll()
    .where('friendId', '=', friendId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type Written =
  | { readonly state: 'counting' | 'refused' | 'lapsed' }
  | { readonly state: 'held'; readonly obstacle: ReferralObstacle }
  | { readonly state: 'paid'; readonly reward: Senti; readonly paidAt: Date };

export async function writeReferral(
  tx: Transaction,
  friendId: bigint,
  written: Written & { readonly settledStake: Senti },
): Promise<void> {
  const { state, settledStake } = written;
  await tx
    .updateTable('referral')
    .set({
      ...{ state, settledStake, obstacle: written.state === 'held' ? written.obstacle : null },
      ...(written.state === 'paid' && { reward: written.reward, paidAt: written.paidAt }),
    })
    .where('friendId', '=', friendId)
    .execute();
}

type Sweep = { readonly after: bigint; readonly stake: Senti; readonly rows: number };

/** Held ones, and those that count whose stake suffices by the terms of now. */
export async function referralsToJudge(
  reader: Reader,
  { after, stake, rows: limit }: Sweep,
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ friendId: bigint }>`
    select friend_id from referral
    where friend_id > ${after}
      and (state = 'held' or (state = 'counting' and settled_stake >= ${stake}))
    order by friend_id limit ${limit}`.execute(reader);
  return rows.map(({ friendId }) => friendId);
}
