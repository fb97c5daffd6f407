import { z } from 'zod';
import type { Job } from '../../platform/jobs/jobs.ts';

type Named<Payload> = Pick<Job<Payload>, 'name' | 'payload' | 'attemptsMax'>;

const campaignPayload = z.object({ campaignId: z.string().regex(/^\d+$/) });

/** Money that was promised is never given up. */
const ATTEMPTS_MAX = 100;

export const grantRewardsJob: Named<z.infer<typeof campaignPayload>> = {
  name: 'grant-campaign-rewards',
  payload: campaignPayload,
  attemptsMax: ATTEMPTS_MAX,
};

export const recountCampaignJob: Named<z.infer<typeof campaignPayload>> = {
  name: 'recount-campaign',
  payload: campaignPayload,
  attemptsMax: ATTEMPTS_MAX,
};
