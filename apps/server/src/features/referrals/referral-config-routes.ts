import { invariant } from '@kipute/domain/invariant';
import { shillings, toWireShillings } from '@kipute/domain/money/senti';
import type { Database } from '../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import type { Settings } from '../settings/index.ts';

export type ReferralConfigRoutes = HandlersFor<
  'referral_config/inquire' | 'referral_config/update'
>;

type ConfigDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'current' | 'lastChangeOf' | 'change'>;
};

/** The terms of inviting, as whoever may change them reads and writes them (REF-32). */
export function referralConfigRoutes({ database, settings }: ConfigDeps): ReferralConfigRoutes {
  return {
    'referral_config/inquire': async () => {
      const last = await settings.lastChangeOf(database.office, 'referral');
      const by = last?.changedBy ?? null;
      const names = await namesOfAdministrators(database.office, by === null ? [] : [by]);
      const { stake, reward, daysValid } = settings.current('referral');
      return answer({
        settings: {
          ...{ stake: toWireShillings(stake), reward: toWireShillings(reward) },
          days_valid: daysValid,
        },
        revision: last?.revision ?? 0,
        changed_by: by === null ? null : { id: by.toString(), name: names.get(by) ?? '' },
        changed_at: last?.changedAt.toISOString() ?? null,
      });
    },
    'referral_config/update': async ({ revision, note, ...wanted }, context) => {
      const { caller, address, userAgent } = context;
      const value = {
        ...{ stake: shillings(wanted.stake), reward: shillings(wanted.reward) },
        daysValid: wanted.days_valid,
      };
      const changed = await database.transact((tx) =>
        settings.change(tx, {
          ...{ section: 'referral', value, basedOn: revision, note },
          ...{ changedBy: caller.administratorId, visit: { address, userAgent } },
        }),
      );
      if (changed.ok) return answer({ revision: changed.value.revision });
      const { refusal } = changed;
      invariant(refusal === 'changed-meanwhile', `what the contract lets in fits: ${refusal}`);
      return refuseWith(refusal);
    },
  };
}
