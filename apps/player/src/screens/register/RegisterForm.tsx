import { useState } from 'react';
import { FormNotice } from '../../features/forms/FormNotice.tsx';
import { type FormErrors, textOf } from '../../features/forms/submission.ts';
import { NewPasswordFields } from '../../features/new-password/NewPasswordFields.tsx';
import { PhoneField } from '../../features/phone-number/PhoneField.tsx';
import { CodeField } from '../../features/verification-code/CodeField.tsx';
import { useVerificationCode } from '../../features/verification-code/use-verification-code.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { Field } from '../../ui/control/Field.tsx';
import { RadioCards } from '../../ui/control/RadioCards.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from '../entrance/entrance.module.css';
import { type Place, ToOtherEntrance } from '../entrance/ToOtherEntrance.tsx';
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

const AGREEMENT_PATH = '/rich_text?type=30';

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
        {/* Beside the form, not instead of it: what was typed must still be there afterwards. */}
        <a className={styles.reading} href={AGREEMENT_PATH} target="_blank" rel="noreferrer">
          <Icon name="file-text" size={16} />
          {t('register.readAgreement')}
        </a>
      </div>
    </>
  );
}
