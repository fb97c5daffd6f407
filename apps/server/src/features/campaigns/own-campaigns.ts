import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent } from '@kipute/contract/registry';
import { senti, toWireShillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Reader } from '../../platform/database/database.ts';

type Row = {
  readonly id: bigint;
  readonly titleSw: string;
  readonly titleEn: string;
  readonly since: Date;
  readonly joinedAt: Date | null;
  readonly days: number;
};

type RewardRow = {
  readonly campaignId: bigint;
  readonly period: string;
  readonly amount: bigint;
  readonly reachedAt: Date;
  readonly grantedAt: Date | null;
};

type Told = CallContent<'personal_data/export'>['campaigns'];

type Asked = { readonly playerId: bigint; readonly locale: Locale; readonly lines: number };

/** For the document of everything the house holds about a player; newest first. */
export async function campaignsOf(
  reader: Reader,
  { playerId, locale, lines }: Asked,
): Promise<Told> {
  const { rows } = await sql<Row>`
    select id, title_sw, title_en, since, joined_at, days
    from campaign_player join campaign on campaign.id = campaign_id
    where player_id = ${playerId} order by since desc, id desc limit ${lines}`.execute(reader);
  const ids = rows.map(({ id }) => id);
  const { rows: rewards } = await sql<RewardRow>`
    select campaign_id, period, amount, reached_at, granted_at from campaign_reward
    where player_id = ${playerId} and campaign_id = any (${ids}::bigint[])
    order by campaign_id, period`.execute(reader);
  const rewardsOf = Map.groupBy(rewards, ({ campaignId }) => campaignId);
  return rows.map(({ id, titleSw, titleEn, since, joinedAt, days }) => ({
    title: textIn(locale, { sw: titleSw, en: titleEn }),
    since: since.toISOString(),
    joined_at: joinedAt?.toISOString() ?? null,
    days_reached: days,
    rewards: (rewardsOf.get(id) ?? []).map(rewardView),
  }));
}

const rewardView = ({
  period,
  amount,
  reachedAt,
  grantedAt,
}: RewardRow): Told[number]['rewards'][number] => ({
  ...{ period, amount: toWireShillings(senti(amount)), reached_at: reachedAt.toISOString() },
  given_at: grantedAt?.toISOString() ?? null,
});
