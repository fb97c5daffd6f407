import type { CallContent } from '@kipute/contract/registry';
import { officeConfigurationTexts } from '../../i18n/texts/office-configuration.ts';
import { defineForm } from '../_form-kit/definition/form.ts';

export type OfficeConfiguration = CallContent<'office_config/inquire'>;

const from = {
  kind: 'money',
  unit: officeConfigurationTexts.tzs,
  hint: officeConfigurationTexts.fromHint,
} as const;

export const officeForm = defineForm({
  call: 'office_config/update',
  fields: [
    {
      kind: 'flag',
      name: 'totp_required',
      title: officeConfigurationTexts.totp,
      hint: officeConfigurationTexts.totpHint,
    },
    {
      kind: 'number',
      name: 'idle_minutes',
      unit: officeConfigurationTexts.minutes,
      title: officeConfigurationTexts.idle,
      hint: officeConfigurationTexts.idleHint,
    },
    {
      kind: 'number',
      name: 'proof_minutes',
      unit: officeConfigurationTexts.minutes,
      title: officeConfigurationTexts.proof,
      hint: officeConfigurationTexts.proofHint,
    },
    { ...from, name: 'balance_change_from', title: officeConfigurationTexts.balance },
    { ...from, name: 'credit_by_hand_from', title: officeConfigurationTexts.credit },
    { ...from, name: 'withdrawal_from', title: officeConfigurationTexts.withdrawal },
    {
      ...from,
      name: 'result_change_from',
      title: officeConfigurationTexts.result,
      hint: officeConfigurationTexts.resultHint,
    },
    {
      ...from,
      name: 'campaign_from',
      title: officeConfigurationTexts.campaign,
      hint: officeConfigurationTexts.campaignHint,
    },
    {
      kind: 'flag',
      name: 'role_changes',
      title: officeConfigurationTexts.roles,
      hint: officeConfigurationTexts.rolesHint,
    },
    {
      kind: 'number',
      name: 'proposal_hours',
      unit: officeConfigurationTexts.hours,
      title: officeConfigurationTexts.proposal,
      hint: officeConfigurationTexts.proposalHint,
    },
    { kind: 'reason', name: 'note', title: officeConfigurationTexts.reason },
  ],
  from: ({ settings }: OfficeConfiguration) => settings,
  send: (values, { subject }) => ({ ...values, revision: subject.revision }),
});
