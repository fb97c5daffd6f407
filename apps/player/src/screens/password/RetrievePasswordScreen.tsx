import { navigate } from 'wouter/use-browser-location';
import { FormNotice } from '../../features/forms/FormNotice.tsx';
import { type Faults, textOf } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { PhoneField } from '../../features/phone-number/PhoneField.tsx';
import { readTypedPhone } from '../../features/phone-number/typed-phone.ts';
import { entranceFrom } from '../../features/session/after-sign-in.ts';
import { askForCode } from '../../features/verification-code/ask-for-code.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { EntrancePage } from '../entrance/EntrancePage.tsx';
import { EntranceSteps } from '../entrance/EntranceSteps.tsx';
import styles from '../entrance/entrance.module.css';
import { ToOtherEntrance } from '../entrance/ToOtherEntrance.tsx';
import { beginReset } from './reset-memory.ts';

export function RetrievePasswordScreen() {
  const { form, errors, notice, sending } = useSubmission<'phone'>(sendCode);
  return (
    <EntrancePage title={t('retrieve.title')} lead={t('retrieve.lead')}>
      <form {...form} className={styles.form}>
        <EntranceSteps step={1} />
        <FormNotice words={notice} />
        <PhoneField autoComplete="username" error={textOf(errors.phone)} />
        <Button type="submit" width="full" state={sending ? 'sending' : 'ready'}>
          {t('retrieve.submit')}
        </Button>
        <ToOtherEntrance
          entrance="login"
          place="page"
          question={t('retrieve.remembered')}
          answer={t('login.submit')}
        />
      </form>
    </EntrancePage>
  );
}

/** A code that was sent a moment ago is as good as a new one: it leads on to the same page. */
async function sendCode(form: FormData): Promise<Faults<'phone'>> {
  const phone = readTypedPhone(form);
  if (!phone.ok) return { errors: { phone: phone.refusal } };
  const { errors, notice, refusedAs } = await askForCode({
    purpose: 'reset-password',
    phone: phone.value,
  });
  if (refusedAs === undefined || refusedAs === 'code-too-soon') {
    beginReset(phone.value);
    navigate(entranceFrom(location, '/SMS'));
  }
  return {
    errors: errors.phone === undefined ? {} : { phone: errors.phone },
    ...(notice !== undefined && { notice }),
  };
}
