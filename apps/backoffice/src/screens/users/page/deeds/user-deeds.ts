import { genders } from '@kipute/contract/constants/accounts/profile';
import { reportedFlags } from '@kipute/contract/constants/operations/administration';
import type { Localised } from '@kipute/contract/locale';
import type { CallInput } from '@kipute/contract/registry';
import { deedTexts } from '../../../../i18n/texts/user-deeds.ts';
import { defineForm, type Form } from '../../../_form-kit/definition/form.ts';
import { stakeFactorFields } from '../../users-forms.ts';
import type { PageCall } from '../page-calls.ts';
import type { User } from '../user-words.ts';

/** Something the office does to a user, as data: the call decides who is offered it. */
export type UserDeed = {
  readonly key: string;
  readonly call: PageCall;
  readonly title: (user: User) => Localised;
  readonly question?: (user: User) => Localised;
  readonly form: Form<User>;
  /** Cannot be undone: the user's number is typed before. */
  readonly tone?: 'danger';
};

const reasonField = { kind: 'reason', name: 'reason', title: deedTexts.reason } as const;

type FlagCall =
  | 'subscriber/disable'
  | 'subscriber/update_no_bet'
  | 'subscriber/update_no_withdraw'
  | 'subscriber/update_withdrawal_whitelist'
  | 'subscriber/update_participation_statistics';

type FlagDeed<Name extends FlagCall> = {
  readonly key: string;
  readonly call: Name;
  readonly field: keyof CallInput<Name> & keyof User;
  /** What is done when the flag is not set, and when it is. */
  readonly set: Localised;
  readonly unset: Localised;
  readonly question?: { readonly set: Localised; readonly unset: Localised };
};

const isSet = (user: User, field: keyof User): boolean => user[field] === 1;

/** A flag is turned into what it is not, with a reason. */
function flagDeed<Name extends FlagCall>(deed: FlagDeed<Name>): UserDeed {
  const { key, call, field, set, unset, question } = deed;
  return {
    key,
    call,
    title: (user) => (isSet(user, field) ? unset : set),
    ...(question && {
      question: (user: User) => (isSet(user, field) ? question.unset : question.set),
    }),
    form: defineForm({
      call,
      fields: [reasonField],
      send: ({ reason }, { subject }: { subject: User; requestKey: string }) =>
        // The field is one of the call's own, which the definition checked.
        ({
          user_id: subject.id,
          [field]: isSet(subject, field) ? 0 : 1,
          reason,
        }) as unknown as CallInput<Name>,
    }),
  };
}

export const noteDeed: UserDeed = {
  key: 'note',
  call: 'subscriber/update_note',
  title: () => deedTexts.note,
  form: defineForm({
    call: 'subscriber/update_note',
    fields: [
      { kind: 'long-text', name: 'note', title: deedTexts.noteText, hint: deedTexts.noteHint },
    ],
    send: ({ note }, { subject }: { subject: User; requestKey: string }) => ({
      user_id: subject.id,
      note,
    }),
  }),
};

export const disableDeed = flagDeed({
  key: 'disable',
  call: 'subscriber/disable',
  field: 'disabled_status',
  set: deedTexts.disable,
  unset: deedTexts.enable,
  question: { set: deedTexts.disableQuestion, unset: deedTexts.enableQuestion },
});

const reportedDeed: UserDeed = {
  key: 'reported',
  call: 'subscriber/update_reported',
  title: ({ reported }) =>
    isReported(reported) ? deedTexts.stopReporting : deedTexts.startReporting,
  form: defineForm({
    call: 'subscriber/update_reported',
    fields: [reasonField],
    send: ({ reason }, { subject }: { subject: User; requestKey: string }) => ({
      user_id: subject.id,
      reported: isReported(subject.reported)
        ? reportedFlags['not-reported'].id
        : reportedFlags.reported.id,
      reason,
    }),
  }),
};

function isReported(reported: User['reported']): boolean {
  return reported === reportedFlags.reported.id;
}

/** Behind F. */
export const flagDeeds: readonly UserDeed[] = [
  flagDeed({
    key: 'no-bet',
    call: 'subscriber/update_no_bet',
    field: 'no_bet',
    set: deedTexts.forbidBetting,
    unset: deedTexts.allowBetting,
  }),
  flagDeed({
    key: 'no-withdraw',
    call: 'subscriber/update_no_withdraw',
    field: 'no_withdraw',
    set: deedTexts.forbidWithdrawing,
    unset: deedTexts.allowWithdrawing,
  }),
  flagDeed({
    key: 'whitelist',
    call: 'subscriber/update_withdrawal_whitelist',
    field: 'withdrawal_whitelist',
    set: deedTexts.skipReview,
    unset: deedTexts.reviewAgain,
  }),
  reportedDeed,
  flagDeed({
    key: 'statistics',
    call: 'subscriber/update_participation_statistics',
    field: 'participation_statistics',
    set: deedTexts.countInStatistics,
    unset: deedTexts.leaveOutOfStatistics,
  }),
];

const passwordDeed: UserDeed = {
  key: 'password',
  call: 'subscriber/user_reset_password',
  title: () => deedTexts.resetPassword,
  question: () => deedTexts.resetQuestion,
  form: defineForm({
    call: 'subscriber/user_reset_password',
    fields: [reasonField],
    send: ({ reason }, { subject }: { subject: User; requestKey: string }) => ({
      user_id: subject.id,
      reason,
    }),
    answer: ({ password }) => ({ text: deedTexts.newPassword, secret: password }),
  }),
};

const stakeFactorDeed: UserDeed = {
  key: 'stake-factor',
  call: 'subscriber/update_stake_factor',
  title: () => deedTexts.changeStakeFactor,
  question: () => deedTexts.stakeFactorQuestion,
  form: defineForm({
    call: 'subscriber/update_stake_factor',
    fields: [...stakeFactorFields],
    from: ({ stake_factor, risk_group }: User) => ({ stake_factor, risk_group }),
    send: (values, { subject }) => ({ user_ids: [subject.id], ...values }),
  }),
};

const returnScaleDeed: UserDeed = {
  key: 'return-scale',
  call: 'subscriber/update_return_scale',
  title: () => deedTexts.changeReturnScale,
  form: defineForm({
    call: 'subscriber/update_return_scale',
    fields: [
      {
        kind: 'number',
        name: 'return_scale',
        title: deedTexts.returnScale,
        hint: deedTexts.returnScaleHint,
        unit: deedTexts.percent,
      },
      reasonField,
    ],
    from: ({ return_scale }: User) => ({ return_scale }),
    send: (values, { subject }) => ({ user_id: subject.id, ...values }),
  }),
};

const invitationCodeDeed: UserDeed = {
  key: 'invitation-code',
  call: 'subscriber/update_invitation_code',
  title: () => deedTexts.changeInvitationCode,
  form: defineForm({
    call: 'subscriber/update_invitation_code',
    fields: [
      {
        kind: 'text',
        name: 'invitation_code',
        title: deedTexts.invitationCode,
        hint: deedTexts.invitationCodeHint,
      },
      reasonField,
    ],
    from: ({ invitation_code }: User) => ({ invitation_code }),
    send: (values, { subject }) => ({ user_id: subject.id, ...values }),
  }),
};

const superiorDeed: UserDeed = {
  key: 'superior',
  call: 'subscriber/update_superior',
  title: () => deedTexts.changeSuperior,
  form: defineForm({
    call: 'subscriber/update_superior',
    fields: [
      {
        kind: 'text',
        name: 'superior_id',
        title: deedTexts.superiorId,
        hint: deedTexts.superiorHint,
        need: 'optional',
      },
      reasonField,
    ],
    from: ({ superior }: User) => ({ superior_id: superior?.id ?? '' }),
    send: ({ superior_id, reason }, { subject }) => ({
      user_id: subject.id,
      superior_id: superior_id || null,
      reason,
    }),
  }),
};

type Gender = CallInput<'subscriber/update'>['gender'];

const identityDeed: UserDeed = {
  key: 'identity',
  call: 'subscriber/update',
  title: () => deedTexts.editIdentity,
  form: defineForm({
    call: 'subscriber/update',
    fields: [
      { kind: 'text', name: 'name', title: deedTexts.name },
      { kind: 'choice', name: 'gender', title: deedTexts.gender, choices: genders },
      { kind: 'text', name: 'mail', title: deedTexts.mail },
      { kind: 'day', name: 'birthday', title: deedTexts.birthday },
      { kind: 'text', name: 'location', title: deedTexts.location },
      { kind: 'text', name: 'job', title: deedTexts.job },
      reasonField,
    ],
    from: ({ name, gender, mail, birthday, location, job }: User) => ({
      ...{ name, mail, birthday, location, job },
      gender: gender as Gender,
    }),
    send: (values, { subject }) => ({ user_id: subject.id, ...values }),
  }),
};

const closeDeed: UserDeed = {
  key: 'close',
  call: 'subscriber/remove',
  title: () => deedTexts.closeAccount,
  question: () => deedTexts.closeQuestion,
  tone: 'danger',
  form: defineForm({
    call: 'subscriber/remove',
    fields: [reasonField],
    send: ({ reason }, { subject }: { subject: User; requestKey: string }) => ({
      user_id: subject.id,
      reason,
    }),
  }),
};

/** Behind the last button, the gravest at the end. */
export const otherDeeds: readonly UserDeed[] = [
  identityDeed,
  passwordDeed,
  superiorDeed,
  invitationCodeDeed,
  stakeFactorDeed,
  returnScaleDeed,
  closeDeed,
];
