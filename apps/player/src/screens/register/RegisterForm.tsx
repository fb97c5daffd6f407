import { CallRejected, type RejectionCode } from '@kipute/api-client/call-rejected';
import { hashPassword } from '@kipute/api-client/hash-password';
import { useState } from 'react';
import { FormNotice } from '../../features/forms/FormNotice.tsx';
import {
  type Faults,
  type FormErrors,
  faultsOf,
  noFaults,
  textOf,
} from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { NewPasswordFields } from '../../features/new-password/NewPasswordFields.tsx';
import { usePasswordMinimum } from '../../features/new-password/use-password-minimum.ts';
import { PhoneField } from '../../features/phone-number/PhoneField.tsx';
import { HOME_REGION } from '../../features/phone-number/regions.ts';
import { signInBy } from '../../features/session/sign-in-by.ts';
import { closeSheet } from '../../features/sheet/sheet-history.ts';
import { showToast } from '../../features/toasts/toast-store.ts';
import { CodeField } from '../../features/verification-code/CodeField.tsx';
import { useVerificationCode } from '../../features/verification-code/use-verification-code.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { Field } from '../../ui/control/Field.tsx';
import { RadioCards } from '../../ui/control/RadioCards.tsx';
import styles from '../entrance/entrance.module.css';
import { type Place, ToOtherEntrance } from '../entrance/ToOtherEntrance.tsx';
import { ConsentLinks } from './ConsentLinks.tsx';
import { type RegisterField, type Registration, readRegistration } from './registration.ts';
import { shownVersions } from './shown-versions.ts';

type RegisterFormProps = { place: Place; invitation: string; onUnderAge: () => void };

export function RegisterForm({ place, invitation, onUnderAge }: RegisterFormProps) {
  const [phone, setPhone] = useState('');
  const { form, errors, notice, refusedAs, sending, setFaults } = useRegister({
    place,
    onUnderAge,
  });
  const code = useVerificationCode({ purpose: 'register', phone });
  return (
    <form {...form} className={styles.form}>
      <FormNotice words={notice} />
      <PhoneField autoComplete="username" error={textOf(errors.phone)} onType={setPhone} />
      {refusedAs === 'phone-taken' && <LoginInstead place={place} />}
      <CodeField
        code={code}
        error={textOf(errors.code)}
        onAsk={async (typed) => setFaults(await code.ask(typed))}
      />
      <NewPasswordFields label="login.password" errors={errors} />
      <Field
        name="invitation_code"
        label={t('register.invitation')}
        autoComplete="off"
        defaultValue={invitation}
        error={textOf(errors.invitation_code)}
      />
      <AgeAndAgreement errors={errors} />
      <Button type="submit" variant="gold" width="full" state={sending ? 'sending' : 'ready'}>
        {sending ? t('register.sending') : t('register.submit')}
      </Button>
      <LoginInstead place={place} />
    </form>
  );
}

function LoginInstead({ place }: { place: Place }) {
  return (
    <ToOtherEntrance
      entrance="login"
      place={place}
      question={t('register.hasAccount')}
      answer={t('login.submit')}
    />
  );
}

function AgeAndAgreement({ errors }: { errors: FormErrors<'adult' | 'agreement'> }) {
  return (
    <>
      <RadioCards
        name="adult"
        legend={t('register.age')}
        choices={[
          { value: '1', text: t('register.adult') },
          { value: '0', text: t('register.minor') },
        ]}
        error={textOf(errors.adult)}
      />
      <div>
        <Checkbox
          name="agreement"
          text={t('register.agreement')}
          error={textOf(errors.agreement)}
        />
        <ConsentLinks />
      </div>
    </>
  );
}

const fieldOfCode = {
  'phone-invalid': 'phone',
  'country-not-served': 'phone',
  'phone-taken': 'phone',
  'code-wrong': 'code',
  'invitation-unknown': 'invitation_code',
  'invitation-own': 'invitation_code',
  'agreement-required': 'agreement',
  'agreement-changed': 'agreement',
} as const satisfies { readonly [Code in RejectionCode]?: RegisterField };

type RegisterOptions = { readonly place: Place; readonly onUnderAge: () => void };

function useRegister({ place, onUnderAge }: RegisterOptions) {
  const passwordMinimum = usePasswordMinimum();
  return useSubmission<RegisterField>(async (form) => {
    const read = readRegistration(form, passwordMinimum);
    if (!read.ok) return read.refusal === 'under-age' ? refuseKindly() : { errors: read.refusal };
    const entered = await register(read.value);
    if (entered.ok) {
      showToast({ tone: 'success', text: t('register.done') });
      if (place === 'dialog') closeSheet();
      return noFaults;
    }
    // Without a token it has been said, and has led to the login, by then.
    if (!(entered.refusal instanceof CallRejected)) return noFaults;
    return entered.refusal.code === 'under-age'
      ? refuseKindly()
      : faultsOf(entered.refusal, fieldOfCode);
  });

  function refuseKindly(): Faults<never> {
    onUnderAge();
    return noFaults;
  }
}

async function register(registration: Registration): ReturnType<typeof signInBy> {
  const { phone, code, invitationCode } = registration;
  const password = await hashPassword(phone, registration.password);
  return signInBy(() =>
    api.subscriber.register(
      {
        ...{ area_code: HOME_REGION, phone, password, code, invitation_code: invitationCode },
        ...{ agreement: 1, adult: 1, agreed: shownVersions() },
      },
      { silent: true },
    ),
  );
}
