import { navigate } from 'wouter/use-browser-location';
import { FormNotice } from '../../features/forms/FormNotice.tsx';
import { type Faults, noFaults, textOf, typedIn } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { shownPhone } from '../../features/phone-number/phone-number.ts';
import { entranceFrom } from '../../features/session/after-sign-in.ts';
import { useEntrance } from '../../features/session/use-entrance.ts';
import { CodeField } from '../../features/verification-code/CodeField.tsx';
import { checkCode } from '../../features/verification-code/check-code.ts';
import { readCode } from '../../features/verification-code/typed-code.ts';
import { useVerificationCode } from '../../features/verification-code/use-verification-code.ts';
import { t } from '../../i18n/i18n.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { EntrancePage } from '../entrance/EntrancePage.tsx';
import { EntranceSteps } from '../entrance/EntranceSteps.tsx';
import styles from '../entrance/entrance.module.css';
import { codeOfReset, noteResetCode, phoneOfReset } from './reset-memory.ts';
import { StartAgain } from './StartAgain.tsx';

/** `/SMS`: the code of the message that was sent for a forgotten password. */
export function MessageCodeScreen() {
  const phone = phoneOfReset();
  if (phone === undefined) return <StartAgain title={t('messageCode.title')} />;
  return (
    <EntrancePage
      title={t('messageCode.title')}
      lead={t('messageCode.lead', { phone: shownPhone(phone) })}
    >
      <MessageCodeForm phone={phone} />
    </EntrancePage>
  );
}

function MessageCodeForm({ phone }: { phone: string }) {
  const { form, errors, notice, sending, setFaults } = useSubmission<'phone' | 'code'>((typed) =>
    takeCode(phone, typed),
  );
  const entrance = useEntrance();
  const code = useVerificationCode({ purpose: 'reset-password', phone });
  return (
    <form {...form} className={styles.form}>
      <EntranceSteps step={2} />
      <FormNotice words={notice ?? errors.phone} />
      <input type="hidden" name="phone" value={phone} />
      <CodeField
        code={code}
        defaultValue={codeOfReset()}
        error={textOf(errors.code)}
        onAsk={async (typed) => setFaults(await code.ask(typed))}
      />
      <Button type="submit" width="full" state={sending ? 'sending' : 'ready'}>
        {t('messageCode.submit')}
      </Button>
      <ButtonLink to={entrance('/retrieve_password')} variant="outline" width="full">
        {t('messageCode.otherPhone')}
      </ButtonLink>
    </form>
  );
}

async function takeCode(phone: string, form: FormData): Promise<Faults<'code'>> {
  const code = readCode(typedIn(form, 'code'));
  if (!code.ok) return { errors: { code: code.refusal } };
  const faults = await checkCode({ purpose: 'reset-password', phone, code: code.value });
  if (faults !== noFaults) return faults;
  noteResetCode(code.value);
  navigate(entranceFrom(location, '/reset_password'));
  return noFaults;
}
