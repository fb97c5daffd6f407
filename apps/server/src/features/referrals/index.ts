import type { AnyJob } from '../../platform/jobs/jobs.ts';
import type { Audit } from '../audit/index.ts';
import type { Settings } from '../settings/index.ts';
import { countStakesJob, sweepReferralsJob } from './count-referrals.ts';
import { type JudgeDeps, referralJudge } from './judge-referral.ts';
import { type ReferralConfigRoutes, referralConfigRoutes } from './referral-config-routes.ts';
import { type ReferralOfficeRoutes, referralOfficeRoutes } from './referral-office-routes.ts';
import { type ReferralRoutes, referralRoutes } from './referral-routes.ts';

export { invitationsOf } from './own-referrals.ts';

export type Referrals = {
  readonly routes: ReferralRoutes & ReferralOfficeRoutes & ReferralConfigRoutes;
  readonly jobs: readonly AnyJob[];
};

type ReferralsDeps = Omit<JudgeDeps, 'settings'> & {
  readonly audit: Pick<Audit, 'record'>;
  readonly settings: Pick<Settings, 'current' | 'lastChangeOf' | 'change'>;
};

export function createReferrals(deps: ReferralsDeps): Referrals {
  const judge = referralJudge(deps);
  const counting = { ...deps, judge };
  return {
    routes: {
      ...referralRoutes(deps),
      ...referralOfficeRoutes({ ...deps, judge }),
      ...referralConfigRoutes(deps),
    },
    jobs: [countStakesJob(counting), sweepReferralsJob(counting)],
  };
}
