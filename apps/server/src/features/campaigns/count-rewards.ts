import {
  CAMPAIGN_CLAIM_DAYS,
  campaignDays,
  claimEnd,
  countedWindow,
  rulesOn,
} from '@kipute/domain/campaigns/campaign';
import {
  accaBackReward,
  countedStake,
  type DayCount,
  dailyStanding,
} from '@kipute/domain/campaigns/counted-bets';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import { type BetOfDay, betsFor, ordersMade, playersAdmitted } from './bets-of-days.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import { grantRewardsJob } from './campaign-jobs.ts';
import {
  type Campaign,
  findCampaign,
  newestOf,
  rulesOver,
  startedCampaigns,
} from './campaign-store.ts';

/** What a player has reached by now: days, and at most one reward for each period. */
type Reached = {
  readonly days: number;
  readonly rewards: readonly ReachedReward[];
};

type ReachedReward = {
  readonly period: string;
  readonly revision: number;
  readonly amount: Senti;
  readonly orderId: bigint | null;
};

const DAY_MS = 86_400_000;

/** Nothing counts at that time for campaigns whose last day is before this one. */
export const lastClaimDay = (at: Date): string =>
  eatDayOf(at.getTime() - CAMPAIGN_CLAIM_DAYS * DAY_MS);

/** How many players are locked and counted in one transaction. */
const PLAYERS_PER_CHUNK = 100;

type CountDeps = Pick<CampaignDeps, 'database' | 'clock' | 'outbox'>;

export type CountDecided = (orderIds: readonly bigint[], decidedAt: Date) => Promise<void>;

/**
 * Looks again at the players of these orders, in every campaign whose window holds one of them and
 * for which something still counted when they were decided (CMP-05).
 */
export function decidedCounter(deps: CountDeps): CountDecided {
  return async (orderIds, decidedAt) => {
    const { database } = deps;
    const campaigns = await startedCampaigns(database.read, lastClaimDay(decidedAt));
    const counted = campaigns.filter(
      (campaign) => campaign.kind !== 'win-bonus' && decidedAt.getTime() < claimEnd(campaign),
    );
    if (counted.length === 0) return;
    const orders = await ordersMade(database.read, orderIds);
    for (const campaign of counted) {
      const window = countedWindow(campaign);
      const touched = orders.filter(({ placedAt }) => {
        const at = placedAt.getTime();
        return window !== undefined && at >= window.from && at < window.until;
      });
      await countPlayers(deps, campaign.id, [...new Set(touched.map(({ playerId }) => playerId))]);
    }
  };
}

/** Everybody who takes part, a chunk after the other: after a change of rules, and every night. */
export function campaignRecounter(deps: CountDeps): (campaignId: bigint) => Promise<void> {
  return async (campaignId) => {
    for (let after = 0n; ; ) {
      const { rows } = await sql<{ playerId: bigint }>`
        select player_id from campaign_player
        where campaign_id = ${campaignId} and player_id > ${after}
        order by player_id limit ${PLAYERS_PER_CHUNK}`.execute(deps.database.read);
      await countPlayers(
        deps,
        campaignId,
        rows.map(({ playerId }) => playerId),
      );
      const last = rows.at(-1);
      if (!last || rows.length < PLAYERS_PER_CHUNK) return;
      after = last.playerId;
    }
  };
}

async function countPlayers(
  deps: CountDeps,
  campaignId: bigint,
  playerIds: readonly bigint[],
): Promise<void> {
  const inOrder = playerIds.toSorted((one, other) => (one < other ? -1 : 1));
  for (let at = 0; at < inOrder.length; at += PLAYERS_PER_CHUNK) {
    const chunk = inOrder.slice(at, at + PLAYERS_PER_CHUNK);
    await deps.database.transact((tx) => countChunk(deps, tx, { campaignId, playerIds: chunk }));
  }
}

type Chunk = { readonly campaignId: bigint; readonly playerIds: readonly bigint[] };

/**
 * From the bets as they stand once the players' lines are locked: whoever counts last has seen
 * everything, so it may be repeated, come late and come twice (CMP-13).
 */
async function countChunk(
  { clock, outbox }: CountDeps,
  tx: Transaction,
  { campaignId, playerIds }: Chunk,
): Promise<void> {
  const campaign = await findCampaign(tx, campaignId);
  if (!campaign) return;
  const admitted = await playersAdmitted(tx, campaign, playerIds);
  const joinedAt = await lockPlayers(tx, { campaign, playerIds: admitted, now: clock.now() });
  const present = [...joinedAt.keys()];
  if (present.length === 0) return;
  // A statement of its own after the locks, so that it sees what others committed before.
  const bets = await betsFor(tx, campaign, { playerIds: present, joinedAt });
  const betsOf = Map.groupBy(bets, ({ playerId }) => playerId);
  let isOwed = false;
  for (const playerId of present) {
    const reached = reachedBy(campaign, betsOf.get(playerId) ?? [], clock.now());
    isOwed = (await keepReached(tx, { campaign, playerId, reached, now: clock.now() })) || isOwed;
  }
  if (isOwed) await outbox.enqueue(tx, grantRewardsJob, { campaignId: campaignId.toString() });
}

type Locking = {
  readonly campaign: Campaign;
  readonly playerIds: readonly bigint[];
  readonly now: Date;
};

/** In the order of their numbers. Where one has to join, only who did is there. */
async function lockPlayers(
  tx: Transaction,
  { campaign, playerIds, now }: Locking,
): Promise<ReadonlyMap<bigint, Date | null>> {
  if (campaign.audience !== 'who-joins' && playerIds.length > 0) {
    await sql`
      insert into campaign_player (campaign_id, player_id, since)
      select ${campaign.id}, id, ${now} from unnest(${playerIds}::bigint[]) as id order by id
      on conflict do nothing`.execute(tx);
  }
  const { rows } = await sql<{ playerId: bigint; joinedAt: Date | null }>`
    select player_id, joined_at from campaign_player
    where campaign_id = ${campaign.id} and player_id = any (${playerIds}::bigint[])
    order by player_id for no key update`.execute(tx);
  return new Map(rows.map(({ playerId, joinedAt }) => [playerId, joinedAt]));
}

/** The whole truth about one player, from bets and rules alone. */
function reachedBy(campaign: Campaign, bets: readonly BetOfDay[], now: Date): Reached {
  switch (campaign.kind) {
    case 'daily-stakes':
      return daysReached(campaign, bets, now);
    case 'acca-back':
      return { days: 0, rewards: stakesBack(campaign, bets) };
    case 'win-bonus':
      return { days: 0, rewards: [] };
  }
}

/** Stakes of each day of the window that has begun. */
export function dayCounts(
  campaign: Campaign,
  bets: readonly BetOfDay[],
  now: Date,
): readonly DayCount[] {
  const revisions = rulesOver(campaign, 'daily-stakes');
  const today = eatDayOf(now.getTime());
  const betsOn = Map.groupBy(bets, ({ day }) => day);
  return campaignDays(campaign)
    .filter((day) => day <= today)
    .map((day) => {
      const rules = rulesOn(revisions, day)?.rules;
      const stakes = rules ? (betsOn.get(day) ?? []).map((bet) => countedStake(bet, rules)) : [];
      return { day, counted: senti(stakes.reduce((sum, stake) => sum + stake, 0n)) };
    });
}

function daysReached(campaign: Campaign, bets: readonly BetOfDay[], now: Date): Reached {
  const revisions = rulesOver(campaign, 'daily-stakes');
  const { reachedDays, completed } = dailyStanding(dayCounts(campaign, bets, now), revisions);
  if (!completed) return { days: reachedDays.length, rewards: [] };
  const { revision, rules } = completed.by;
  const reward = { period: 'all', revision, amount: rules.reward, orderId: null };
  return { days: reachedDays.length, rewards: [reward] };
}

/** Of each day the first bet that earns something. */
function stakesBack(campaign: Campaign, bets: readonly BetOfDay[]): readonly ReachedReward[] {
  const revisions = rulesOver(campaign, 'acca-back');
  const byDay = new Map<string, ReachedReward>();
  for (const bet of bets) {
    const by = rulesOn(revisions, bet.day);
    if (!by || byDay.has(bet.day)) continue;
    const amount = accaBackReward(bet, by.rules);
    if (amount === 0n) continue;
    byDay.set(bet.day, { period: bet.day, revision: by.revision, amount, orderId: bet.id });
  }
  return [...byDay.values()];
}

type Keeping = {
  readonly campaign: Campaign;
  readonly playerId: bigint;
  readonly reached: Reached;
  readonly now: Date;
};

/** What was given stays; what waits is as it is reached now, or gone. Whether something waits. */
async function keepReached(
  tx: Transaction,
  { campaign, playerId, reached, now }: Keeping,
): Promise<boolean> {
  const { id } = campaign;
  await sql`
    update campaign_player set days = ${reached.days}
    where campaign_id = ${id} and player_id = ${playerId} and days <> ${reached.days}`.execute(tx);
  const periods = reached.rewards.map(({ period }) => period);
  await sql`
    delete from campaign_reward
    where campaign_id = ${id} and player_id = ${playerId} and granted_at is null
      and period <> all (${periods}::text[])`.execute(tx);
  for (const { period, revision, amount, orderId } of reached.rewards) {
    const { rewardDays } = (
      campaign.revisions.find((one) => one.revision === revision) ?? newestOf(campaign)
    ).content;
    await sql`
      insert into campaign_reward (campaign_id, player_id, period, revision, amount, good_days,
        order_id, reached_at)
      values (${id}, ${playerId}, ${period}, ${revision}, ${amount}, ${rewardDays}, ${orderId},
        ${now})
      on conflict (campaign_id, player_id, period) do update
        set revision = excluded.revision, amount = excluded.amount,
          good_days = excluded.good_days, order_id = excluded.order_id
        where campaign_reward.granted_at is null`.execute(tx);
  }
  return (await owedTo(tx, { campaignId: id, playerId })) > 0;
}

async function owedTo(
  reader: Reader,
  { campaignId, playerId }: { readonly campaignId: bigint; readonly playerId: bigint },
): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from campaign_reward
    where campaign_id = ${campaignId} and player_id = ${playerId} and granted_at is null`.execute(
    reader,
  );
  return Number(rows[0]?.count ?? 0n);
}
