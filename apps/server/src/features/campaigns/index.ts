import { sql } from 'kysely';
import { z } from 'zod';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { CampaignDeps } from './campaign-deps.ts';
import { grantRewardsJob, recountCampaignJob } from './campaign-jobs.ts';
import { type CampaignOfficeRoutes, campaignOfficeRoutes } from './campaign-office-routes.ts';
import { type CampaignRoutes, campaignRoutes } from './campaign-routes.ts';
import { startedCampaigns } from './campaign-store.ts';
import {
  type CountDecided,
  campaignRecounter,
  decidedCounter,
  lastClaimDay,
} from './count-rewards.ts';
import { rewardGranter } from './grant-rewards.ts';

export type { CampaignDeps } from './campaign-deps.ts';
export { type FirstCampaign, publishFirstCampaigns } from './first-campaigns.ts';
export { campaignsOf } from './own-campaigns.ts';

export type Campaigns = {
  readonly routes: CampaignOfficeRoutes & CampaignRoutes;
  readonly jobs: readonly AnyJob[];
  /** What settlement tells of orders it has decided, or decided otherwise, and when that was. */
  readonly countDecided: CountDecided;
};

/** Of rewards that waited for a budget, or for the end of somebody's break. */
const EVERY_FIVE_MINUTES = '*/5 * * * *';
/** Shortly after midnight in East Africa: rules that begin today hold from now on. */
const EVERY_NIGHT = '5 21 * * *';

export function createCampaigns(deps: CampaignDeps): Campaigns {
  const grant = rewardGranter(deps);
  const recount = campaignRecounter(deps);
  return {
    routes: { ...campaignOfficeRoutes(deps), ...campaignRoutes(deps) },
    countDecided: decidedCounter(deps),
    jobs: [
      { ...grantRewardsJob, isLong: true, run: ({ campaignId }) => grant(BigInt(campaignId)) },
      { ...recountCampaignJob, isLong: true, run: ({ campaignId }) => recount(BigInt(campaignId)) },
      {
        ...{ name: 'grant-waiting-campaign-rewards', payload: z.object({}), attemptsMax: 2 },
        ...{ schedule: EVERY_FIVE_MINUTES, isLong: true },
        run: async () => {
          for (const id of await campaignsOwing(deps)) await grant(id);
        },
      },
      {
        ...{ name: 'recount-campaigns', payload: z.object({}), attemptsMax: 2 },
        ...{ schedule: EVERY_NIGHT, isLong: true },
        run: async () => {
          const { database, clock } = deps;
          const started = await startedCampaigns(database.read, lastClaimDay(clock.now()));
          const revised = started.filter(({ revision }) => revision > 1);
          for (const { id } of revised) await recount(id);
        },
      },
    ],
  };
}

async function campaignsOwing({ database }: Pick<CampaignDeps, 'database'>) {
  const { rows } = await sql<{ campaignId: bigint }>`
    select distinct campaign_id from campaign_reward where granted_at is null`.execute(
    database.read,
  );
  return rows.map(({ campaignId }) => campaignId);
}
