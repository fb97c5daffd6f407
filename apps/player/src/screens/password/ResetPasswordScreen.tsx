import { FormNotice } from '../../features/forms/FormNotice.tsx';
import { textOf } from '../../features/forms/submission.ts';
import { NewPasswordFields } from '../../features/new-password/NewPasswordFields.tsx';
import { CodeField } from '../../features/verification-code/CodeField.tsx';
import { useVerificationCode } from '../../features/verification-code/use-verification-code.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { EntrancePage } from '../entrance/EntrancePage.tsx';
import styles from '../entrance/entrance.module.css';
import { ResetSteps } from './ResetSteps.tsx';
import { codeOfReset, phoneOfReset } from './reset-memory.ts';
import { StartAgain } from './StartAgain.tsx';
import { useResetPassword } from './use-reset-password.ts';

export function ResetPasswordScreen() {
  const phone = phoneOfReset();
  if (phone === undefined) return <StartAgain title={t('reset.title')} />;
  return (
    <EntrancePage title={t('reset.title')} lead={t('reset.lead')}>
      <ResetPasswordForm phone={phone} />
    </EntrancePage>
  );
}

function ResetPasswordForm({ phone }: { phone: string }) {
  const { form, errors, notice, sending, setFaults } = useResetPassword(phone);
  const code = useVerificationCode({ purpose: 'reset-password', phone });
  const isCodeAsked = errors.code !== undefined || codeOfReset() === '';
  return (
    <form {...form} className={styles.form}>
      <ResetSteps step={3} />
      <FormNotice words={notice ?? errors.phone} />
      <input type="hidden" name="phone" value={phone} />
      {/* So that a password manager knows whose new password this is. */}
      <input type="text" name="username" autoComplete="username" value={phone} readOnly hidden />
      {isCodeAsked && (
        <CodeField
          code={code}
          error={textOf(errors.code)}
          onAsk={async (typed) => setFaults(await code.ask(typed))}
        />
      )}
      <NewPasswordFields label="password.new" errors={errors} />
      <Button type="submit" width="full" state={sending ? 'sending' : 'ready'}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
