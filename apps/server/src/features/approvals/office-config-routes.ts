import type { CallContent, CallRequest } from '@kipute/contract/registry';
import { invariant } from '@kipute/domain/invariant';
import { shillings, toWireShillings } from '@kipute/domain/money/senti';
import type { Database } from '../../platform/database/database.ts';
import { answer, type HandlersFor, refuseWith } from '../../platform/http/handler.ts';
import { namesOfAdministrators } from '../access/index.ts';
import type { Settings, SettingsOf } from '../settings/index.ts';

export type OfficeConfigRoutes = HandlersFor<'office_config/inquire' | 'office_config/update'>;

export type OfficeConfigDeps = {
  readonly database: Database;
  readonly settings: Pick<Settings, 'current' | 'lastChangeOf' | 'change'>;
  /** As it is in force here, also while nobody has said anything about it. */
  readonly totpRequired: () => boolean;
};

/** How the office guards itself, as whoever may change it reads and writes it. */
export function officeConfigRoutes(deps: OfficeConfigDeps): OfficeConfigRoutes {
  const { database, settings } = deps;
  return {
    'office_config/inquire': async () => {
      const last = await settings.lastChangeOf(database.office, 'office');
      const by = last?.changedBy ?? null;
      const names = await namesOfAdministrators(database.office, by === null ? [] : [by]);
      return answer({
        settings: settingsView(settings.current('office'), deps.totpRequired()),
        revision: last?.revision ?? 0,
        changed_by: by === null ? null : { id: by.toString(), name: names.get(by) ?? '' },
        changed_at: last?.changedAt.toISOString() ?? null,
      });
    },
    'office_config/update': async ({ revision, note, ...wanted }, context) => {
      const { caller, address, userAgent } = context;
      const { withdrawalReviewFrom } = settings.current('pay');
      // What nobody looks at is not looked at twice; zero says "every one that is looked at".
      const isBelow = shillings(wanted.withdrawal_from) < withdrawalReviewFrom;
      if (wanted.withdrawal_from > 0 && isBelow) return refuseWith('two-persons-below-review');
      const changed = await database.transact((tx) =>
        settings.change(tx, {
          ...{ section: 'office', value: settingsOf(wanted, deps), basedOn: revision, note },
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

type OfficeSettings = CallContent<'office_config/inquire'>['settings'];

const settingsView = (office: SettingsOf<'office'>, totpRequired: boolean): OfficeSettings => ({
  totp_required: totpRequired ? 1 : 0,
  idle_minutes: office.idleMinutes,
  proof_minutes: office.proofMinutes,
  balance_change_from: toWireShillings(office.balanceChangeFrom),
  credit_by_hand_from: toWireShillings(office.creditByHandFrom),
  withdrawal_from: toWireShillings(office.withdrawalFrom),
  result_change_from: toWireShillings(office.resultChangeFrom),
  campaign_from: toWireShillings(office.campaignFrom),
  role_changes: office.roleChanges ? 1 : 0,
  proposal_hours: office.proposalHours,
});

type Wanted = Omit<CallRequest<'office_config/update'>, 'revision' | 'note'>;

function settingsOf(
  wanted: Wanted,
  { settings, totpRequired }: OfficeConfigDeps,
): SettingsOf<'office'> {
  const before = settings.current('office').totpRequired;
  const isRequired = wanted.totp_required === 1;
  return {
    // Who saves something else has said nothing about it: the rule of the world stays.
    totpRequired: before === null && isRequired === totpRequired() ? null : isRequired,
    idleMinutes: wanted.idle_minutes,
    proofMinutes: wanted.proof_minutes,
    balanceChangeFrom: shillings(wanted.balance_change_from),
    creditByHandFrom: shillings(wanted.credit_by_hand_from),
    withdrawalFrom: shillings(wanted.withdrawal_from),
    resultChangeFrom: shillings(wanted.result_change_from),
    campaignFrom: shillings(wanted.campaign_from),
    roleChanges: wanted.role_changes === 1,
    proposalHours: wanted.proposal_hours,
  };
}
