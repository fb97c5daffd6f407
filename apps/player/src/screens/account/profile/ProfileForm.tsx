import { genders } from '@kipute/contract/constants/accounts/profile';
import { serverNowMs } from '../../../features/clock/server-clock.ts';
import { FormNotice } from '../../../features/forms/FormNotice.tsx';
import { type FormErrors, textOf } from '../../../features/forms/submission.ts';
import { shownPhone } from '../../../features/phone-number/phone-number.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import card from '../../../ui/card/card.module.css';
import { Field } from '../../../ui/control/Field.tsx';
import { RadioCards } from '../../../ui/control/RadioCards.tsx';
import { latestBirthday, type Profile, type ProfileField } from './profile-form.ts';
import { useProfileForm } from './use-profile.ts';

export function ProfileForm({ profile }: { profile: Profile }) {
  const { form, errors, notice, sending } = useProfileForm();
  return (
    <form {...form} className={card.form}>
      <FormNotice words={notice} />
      <Field
        name="phone"
        kind="phone"
        label={t('login.phone')}
        hint={t('profile.phoneHint')}
        defaultValue={shownPhone(profile.phone)}
        state="disabled"
      />
      <Field
        name="name"
        label={t('profile.name')}
        autoComplete="nickname"
        defaultValue={profile.name}
        error={textOf(errors.name)}
      />
      <GenderChoice chosen={profile.gender} />
      <OptionalFields profile={profile} errors={errors} />
      <Button type="submit" width="full" state={sending ? 'sending' : 'ready'}>
        {t('account.save')}
      </Button>
    </form>
  );
}

function GenderChoice({ chosen }: { chosen: Profile['gender'] }) {
  return (
    <RadioCards
      name="gender"
      legend={t('profile.gender')}
      layout="beside"
      choices={[
        { value: String(genders.male.id), text: t('profile.male') },
        { value: String(genders.female.id), text: t('profile.female') },
        { value: String(genders.unsaid.id), text: t('profile.unsaid') },
      ]}
      defaultValue={String(chosen)}
    />
  );
}

type OptionalFieldsProps = { profile: Profile; errors: FormErrors<ProfileField> };

function OptionalFields({ profile, errors }: OptionalFieldsProps) {
  return (
    <>
      <Field
        name="mail"
        kind="mail"
        label={t('profile.mail')}
        autoComplete="email"
        defaultValue={profile.mail}
        error={textOf(errors.mail)}
      />
      <Field
        name="birthday"
        kind="date"
        label={t('profile.birthday')}
        autoComplete="bday"
        latest={latestBirthday(serverNowMs())}
        defaultValue={profile.birthday}
        error={textOf(errors.birthday)}
      />
      <Field
        name="location"
        label={t('profile.location')}
        autoComplete="address-level1"
        defaultValue={profile.location}
        error={textOf(errors.location)}
      />
      <Field
        name="job"
        label={t('profile.job')}
        autoComplete="organization-title"
        defaultValue={profile.job}
        error={textOf(errors.job)}
      />
    </>
  );
}
