import { riskGroups } from '@kipute/contract/constants/betting/risk';
import { deedTexts } from '../../i18n/texts/user-deeds.ts';
import { defineForm, type Form } from '../_form-kit/definition/form.ts';

type ChosenUser = { readonly id: string };

/** One call for all, with an answer for each. */
const statusForm = (disabled_status: 0 | 1): Form<readonly ChosenUser[]> =>
  defineForm({
    call: 'subscriber/all_update_disable_status',
    fields: [{ kind: 'reason', name: 'reason', title: deedTexts.reason }],
    send: ({ reason }, { subject }: { subject: readonly ChosenUser[]; requestKey: string }) => ({
      user_ids: subject.map(({ id }) => id),
      disabled_status,
      reason,
    }),
  });

/** How much of everybody's limits somebody may stake, and how the house sees them. */
export const stakeFactorFields = [
  {
    kind: 'number',
    name: 'stake_factor',
    title: deedTexts.stakeFactor,
    hint: deedTexts.stakeFactorHint,
    unit: deedTexts.percent,
  },
  { kind: 'choice', name: 'risk_group', title: deedTexts.riskGroup, choices: riskGroups },
  { kind: 'reason', name: 'reason', title: deedTexts.reason },
] as const;

export const stakeFactorForm: Form<readonly ChosenUser[]> = defineForm({
  call: 'subscriber/update_stake_factor',
  fields: [...stakeFactorFields],
  from: () => ({ stake_factor: 100, risk_group: riskGroups.usual.id }),
  send: (values, { subject }: { subject: readonly ChosenUser[]; requestKey: string }) => ({
    user_ids: subject.map(({ id }) => id),
    ...values,
  }),
});

export const disableManyForm = statusForm(1);
export const enableManyForm = statusForm(0);

export const addUserForm = defineForm({
  call: 'subscriber/add',
  fields: [
    { kind: 'text', name: 'phone', title: deedTexts.phone, hint: deedTexts.phoneHint },
    { kind: 'text', name: 'name', title: deedTexts.name },
    {
      kind: 'text',
      name: 'superior_id',
      title: deedTexts.superiorId,
      hint: deedTexts.emptyForNone,
    },
    {
      kind: 'flag',
      name: 'participation_statistics',
      title: deedTexts.countInStatistics,
      hint: deedTexts.statisticsHint,
    },
  ],
  from: () => ({ participation_statistics: 1 as const }),
  send: (values) => values,
  answer: ({ user, password }) => ({
    text: {
      en: `${deedTexts.added.en} ${user.id}. ${deedTexts.newPassword.en}`,
      sw: `${deedTexts.added.sw} ${user.id}. ${deedTexts.newPassword.sw}`,
    },
    secret: password,
  }),
});
