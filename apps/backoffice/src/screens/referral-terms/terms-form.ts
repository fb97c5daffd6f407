import type { CallContent } from '@kipute/contract/registry';
import { referralTermsTexts } from '../../i18n/texts/referrals.ts';
import { defineForm } from '../_form-kit/definition/form.ts';

export type ReferralTerms = CallContent<'referral_config/inquire'>;

export const termsForm = defineForm({
  call: 'referral_config/update',
  fields: [
    {
      kind: 'money',
      name: 'stake',
      unit: referralTermsTexts.tzs,
      title: referralTermsTexts.stake,
      hint: referralTermsTexts.stakeHint,
    },
    {
      kind: 'money',
      name: 'reward',
      unit: referralTermsTexts.tzs,
      title: referralTermsTexts.reward,
      hint: referralTermsTexts.rewardHint,
    },
    {
      kind: 'number',
      name: 'days_valid',
      unit: referralTermsTexts.daysUnit,
      title: referralTermsTexts.days,
      hint: referralTermsTexts.daysHint,
    },
    { kind: 'reason', name: 'note', title: referralTermsTexts.reason },
  ],
  from: ({ settings }: ReferralTerms) => settings,
  send: (values, { subject }) => ({ ...values, revision: subject.revision }),
});
