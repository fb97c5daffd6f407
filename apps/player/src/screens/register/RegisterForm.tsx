import { FormNotice } from '../../features/forms/FormNotice.tsx';
import { textOf } from '../../features/forms/submission.ts';
import { NewPasswordFields } from '../../features/new-password/NewPasswordFields.tsx';
import { PhoneField } from '../../features/phone-number/PhoneField.tsx';
import { useSite } from '../../features/site/use-site.ts';
import { CodeField } from '../../features/verification-code/CodeField.tsx';
import { type PlainTextKey, t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { Field } from '../../ui/control/Field.tsx';
import { RadioCards } from '../../ui/control/RadioCards.tsx';
import { shownAmount } from '../../ui/money-text.ts';
import { Notice } from '../../ui/state/Notice.tsx';
import { type EntranceStep, EntranceSteps } from '../entrance/EntranceSteps.tsx';
import styles from '../entrance/entrance.module.css';
import { type Place, ToOtherEntrance } from '../entrance/ToOtherEntrance.tsx';
import { ConsentLinks } from './ConsentLinks.tsx';
import { useRegister } from './use-register.ts';

type RegisterFormProps = { place: Place; invitation: string; onUnderAge: () => void };

/** Phone, code, password: one form of which a part is seen, so that nothing typed is lost. */
export function RegisterForm({ place, invitation, onUnderAge }: RegisterFormProps) {
  const registration = useRegister({ place, onUnderAge });
  const { form, errors, notice, refusedAs, sending, step, code } = registration;
  return (
    <form {...form} className={styles.form}>
      <EntranceSteps step={step} />
      <FormNotice words={notice} />
      <div className={styles.part} hidden={step !== 1}>
        <Bonus />
        <PhoneField
          autoComplete="username"
          error={textOf(errors.phone)}
          onType={registration.setPhone}
        />
        {refusedAs === 'phone-taken' && <LoginInstead place={place} />}
        <AgeQuestion error={textOf(errors.adult)} />
      </div>
      <div className={styles.part} hidden={step !== 2}>
        <CodeField code={code} error={textOf(errors.code)} onAsk={registration.askAgain} />
        <Button variant="plain" onClick={registration.changePhone}>
          {t('messageCode.otherPhone')}
        </Button>
      </div>
      <div className={styles.part} hidden={step !== 3}>
        <NewPasswordFields label="login.password" errors={errors} />
        <Field
          name="invitation_code"
          label={t('register.invitation')}
          autoComplete="off"
          defaultValue={invitation}
          error={textOf(errors.invitation_code)}
        />
        <div>
          <Checkbox
            name="agreement"
            text={t('register.agreement')}
            error={textOf(errors.agreement)}
          />
          <ConsentLinks />
        </div>
      </div>
      <Button type="submit" variant="gold" width="full" state={sending ? 'sending' : 'ready'}>
        {sending && step === 3 ? t('register.sending') : t(submitTexts[step])}
      </Button>
      <LoginInstead place={place} />
    </form>
  );
}

const submitTexts = {
  1: 'register.sendCode',
  2: 'messageCode.submit',
  3: 'register.submit',
} as const satisfies Record<EntranceStep, PlainTextKey>;

/** What the house gives to who joins; said before anything is asked. */
function Bonus() {
  const bonus = useSite()?.registration_bonus ?? 0;
  if (bonus === 0) return null;
  return (
    <Notice tone="good" icon="gift">
      {t('register.bonus', { amount: shownAmount(bonus) })}
    </Notice>
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

function AgeQuestion({ error }: { error: string | undefined }) {
  return (
    <RadioCards
      name="adult"
      legend={t('register.age')}
      choices={[
        { value: '1', text: t('register.adult') },
        { value: '0', text: t('register.minor') },
      ]}
      error={error}
    />
  );
}
