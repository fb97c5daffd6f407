import { useState } from 'react';
import { FormNotice } from '../../features/forms/FormNotice.tsx';
import { textOf } from '../../features/forms/submission.ts';
import { NewPasswordFields } from '../../features/new-password/NewPasswordFields.tsx';
import { PhoneField } from '../../features/phone-number/PhoneField.tsx';
import { CodeField } from '../../features/verification-code/CodeField.tsx';
import { useVerificationCode } from '../../features/verification-code/use-verification-code.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/control/Field.tsx';
import styles from '../entrance/entrance.module.css';
import { type Place, ToOtherEntrance } from '../entrance/ToOtherEntrance.tsx';
import { AgeAndAgreement } from './AgeAndAgreement.tsx';
import { useRegister } from './use-register.ts';

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
      <PhoneField
        region="chosen"
        autoComplete="username"
        error={textOf(errors.phone)}
        onType={setPhone}
      />
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
