import { fitting } from '@kipute/domain/campaigns/within-budget';
import { formatShillings, type Senti, senti } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import { type Campaign, lockCampaign, newestOf } from './campaign-store.ts';

const DAY_MS = 86_400_000;

/** Given in one transaction, while the line of the campaign is locked. */
const REWARDS_PER_CHUNK = 100;

type OwedRow = {
  readonly playerId: bigint;
  readonly period: string;
  readonly amount: bigint;
  readonly goodDays: number;
};

type Owed = Omit<OwedRow, 'amount'> & { readonly amount: Senti };

type GrantDeps = Pick<CampaignDeps, 'database' | 'clock' | 'freeBets' | 'inbox'>;

/**
 * Gives what was reached, chunk by chunk, until nothing is left that may and can be given. Twice at
 * once the second waits for the line of the campaign and finds the rest (CMP-30, CMP-31).
 */
export function rewardGranter(deps: GrantDeps): (campaignId: bigint) => Promise<void> {
  return async (campaignId) => {
    for (;;) {
      const given = await deps.database.transact((tx) => grantChunk(deps, tx, campaignId));
      if (given === 0) return;
    }
  };
}

async function grantChunk(deps: GrantDeps, tx: Transaction, id: bigint): Promise<number> {
  const { clock } = deps;
  const campaign = await lockCampaign(tx, id);
  if (!campaign) return 0;
  const left = senti(campaign.budget - campaign.spent);
  const owed = await owedNow(tx, { campaign, left, now: clock.now() });
  const { paid, sum } = fitting(owed, left);
  if (paid.length === 0) return 0;
  // Purses are locked in one order by everybody who moves several.
  for (const one of paid.toSorted(byPlayer)) await grantOne(deps, tx, { campaign, one });
  // The database holds the same line: what is spent is never above the budget.
  await sql`
    update campaign set spent = spent + ${sum}, granted = granted + ${paid.length}
    where id = ${id}`.execute(tx);
  return paid.length;
}

const byPlayer = (one: Owed, other: Owed): number =>
  one.playerId < other.playerId ? -1 : one.playerId > other.playerId ? 1 : 0;

type Looked = { readonly campaign: Campaign; readonly left: Senti; readonly now: Date };

/**
 * The first who reached first. Whoever takes a break, was shut out, may not bet or does not count
 * is passed over for now: a free bet is an invitation to play (CMP-12).
 */
async function owedNow(tx: Transaction, { campaign, left, now }: Looked): Promise<readonly Owed[]> {
  const { rows } = await sql<OwedRow>`
    select reward.player_id, period, amount, good_days
    from campaign_reward as reward join player on player.id = reward.player_id
    where campaign_id = ${campaign.id} and granted_at is null and amount <= ${left}
      and counts_in_statistics and not disabled and not betting_forbidden and closed_at is null
      and phone not like 'erased%'
      and not exists (
        select from play_pause where play_pause.player_id = player.id and ends_at > ${now})
    order by reached_at, reward.player_id, period
    limit ${REWARDS_PER_CHUNK}
    for update of reward`.execute(tx);
  return rows.map((row) => ({ ...row, amount: senti(row.amount) }));
}

type Granting = { readonly campaign: Campaign; readonly one: Owed };

async function grantOne(
  { clock, freeBets, inbox }: GrantDeps,
  tx: Transaction,
  { campaign, one }: Granting,
): Promise<void> {
  const { playerId, period, amount, goodDays } = one;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + goodDays * DAY_MS);
  const key = rewardKey(campaign.id, one);
  const causeId = campaign.id.toString();
  await freeBets.grant(tx, { playerId, amount, expiresAt, cause: 'campaign', causeId, key });
  await sql`
    update campaign_reward set granted_at = ${now}
    where campaign_id = ${campaign.id} and player_id = ${playerId} and period = ${period}
      and granted_at is null`.execute(tx);
  const { title } = newestOf(campaign).content.words;
  await inbox.tell(tx, {
    ...{ playerId, event: 'campaign-reward', key },
    facts: { campaign: title, amount: `TSh ${formatShillings(amount)}` },
    jump: `/event_page?id=${causeId}`,
  });
}

const rewardKey = (campaignId: bigint, { playerId, period }: Pick<Owed, 'playerId' | 'period'>) =>
  `campaign:${campaignId}:${playerId}:${period}`;
