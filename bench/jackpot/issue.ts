import type { Client } from 'pg';

export const PLACES = 13;
/** In senti. */
export const STAKE = 100_000n;
const OPENING_POOL = 20_000_000_000n;

const terms = {
  ...{ game: 'jackpot', places: PLACES, chooseMaximum: PLACES, doublesMaximum: 5 },
  ...{ multiplierMaximum: 10, stakePerLine: STAKE.toString(), growthPercent: 15 },
  initialPool: OPENING_POOL.toString(),
  growthMaximum: '10000000000',
  tiers: [
    { right: 13, kind: 'percent-of-pool', percent: 85 },
    { right: 12, kind: 'percent-of-pool', percent: 10 },
    { right: 11, kind: 'percent-of-pool', percent: 5 },
  ],
  taxPercent: 15,
};

type Issue = {
  /** Of a type of its own, so that no other issue of the world stands in its way. */
  readonly prefix: string;
  readonly state: 'open' | 'closed';
  readonly reserves: number;
  readonly closesAt: Date;
};

/** Without its matches; answers its id. */
export async function insertIssue(
  client: Client,
  { prefix, state, reserves, closesAt }: Issue,
): Promise<string> {
  const kept = JSON.stringify({ ...terms, reserves });
  const { rows } = await client.query<{ id: string }>(
    `with type as (
       insert into pool_type (game, prefix, label, is_active, content, changed_at)
       values ('jackpot', $1, 'Jackpot 13', true, '{}', now()) returning id
     )
     insert into pool_issue (type_id, game, number, name, label, state, terms, opening_pool,
       closes_at, made_at, opened_at, closed_at)
     select id, 'jackpot', 1, $1 || 1, 'Jackpot 13', $2, $3::jsonb, $4::bigint, $5::timestamptz,
       now(), now(), case $2 when 'closed' then now() end
     from type returning id::text`,
    [prefix, state, kept, OPENING_POOL.toString(), closesAt],
  );
  const [issue] = rows;
  if (!issue) throw new Error('an issue was inserted');
  return issue.id;
}
