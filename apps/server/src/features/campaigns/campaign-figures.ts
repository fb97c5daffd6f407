import { COUNT_MAX } from '@kipute/contract/calls/office/office-fields';
import { type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';
import type { CampaignCounts } from './campaign-view.ts';

export async function countsOf(
  reader: Reader,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, CampaignCounts>> {
  const { rows } = await sql<{
    id: bigint;
    owed: bigint;
    owedAmount: bigint;
    participants: bigint;
  }>`
    select id, owed.count as owed, coalesce(owed.amount, 0)::bigint as owed_amount,
      (select count(*) from campaign_player where campaign_id = id) as participants
    from unnest(${ids}::bigint[]) as id, lateral (
      select count(*) as count, sum(amount) as amount from campaign_reward
      where campaign_id = id and granted_at is null
    ) as owed`.execute(reader);
  return new Map(
    rows.map(({ id, owed, owedAmount, participants }) => [
      id,
      {
        owed: Number(owed),
        participants: Number(participants),
        owedAmount: senti(owedAmount),
      },
    ]),
  );
}

export type Participant = {
  readonly playerId: bigint;
  readonly name: string;
  readonly phone: string;
  readonly since: Date;
  readonly joinedAt: Date | null;
  readonly days: number;
  readonly given: bigint;
  readonly owed: bigint;
};

type ParticipantsPage = {
  readonly campaignId: bigint;
  readonly playerId: bigint | undefined;
  readonly page: number;
  readonly pageSize: number;
};

/** The newest first. */
export async function participantsOf(
  reader: Reader,
  { campaignId, playerId, page, pageSize }: ParticipantsPage,
): Promise<{ readonly rows: readonly Participant[]; readonly count: number }> {
  const who = playerId === undefined ? sql`` : sql`and campaign_player.player_id = ${playerId}`;
  const offset = Math.min((page - 1) * pageSize, COUNT_MAX);
  const { rows } = await sql<Participant>`
    select campaign_player.player_id, name, phone, since, joined_at, days,
      coalesce(sum(amount) filter (where granted_at is not null), 0)::bigint as given,
      coalesce(sum(amount) filter (where reached_at is not null and granted_at is null), 0)::bigint
        as owed
    from (
      select * from campaign_player
      where campaign_id = ${campaignId} ${who}
      order by since desc, player_id desc limit ${pageSize} offset ${offset}
    ) as campaign_player
      join player on player.id = campaign_player.player_id
      left join campaign_reward using (campaign_id, player_id)
    group by campaign_player.player_id, name, phone, since, joined_at, days
    order by since desc, campaign_player.player_id desc`.execute(reader);
  const { rows: counted } = await sql<{ count: bigint }>`
    select count(*) as count from (
      select from campaign_player where campaign_id = ${campaignId} ${who} limit ${COUNT_MAX + 1}
    ) as counted`.execute(reader);
  return { rows, count: Number(counted[0]?.count ?? 0n) };
}

export type CostDay = { readonly day: string; readonly granted: number; readonly amount: Senti };

/** By days of East Africa, the newest first. */
export async function costByDay(reader: Reader, campaignId: bigint): Promise<readonly CostDay[]> {
  const { rows } = await sql<{ day: string; granted: bigint; amount: bigint }>`
    select to_char(granted_at at time zone 'Africa/Dar_es_Salaam', 'YYYY-MM-DD') as day,
      count(*) as granted, sum(amount)::bigint as amount
    from campaign_reward where campaign_id = ${campaignId} and granted_at is not null
    group by day order by day desc`.execute(reader);
  return rows.map(({ day, granted, amount }) => ({
    ...{ day, granted: Number(granted), amount: senti(amount) },
  }));
}

export async function playersGiven(reader: Reader, campaignId: bigint): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(distinct player_id) as count from campaign_reward
    where campaign_id = ${campaignId} and granted_at is not null`.execute(reader);
  return Number(rows[0]?.count ?? 0n);
}
