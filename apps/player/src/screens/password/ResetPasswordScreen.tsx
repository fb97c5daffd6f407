import { hashPassword } from '@kipute/api-client/hash-password';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { navigate } from 'wouter/use-browser-location';
import { FormNotice } from '../../features/forms/FormNotice.tsx';
import {
  answered,
  type Faults,
  type FormErrors,
  faultsOf,
  noFaults,
  textOf,
  typedIn,
} from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { NewPasswordFields } from '../../features/new-password/NewPasswordFields.tsx';
import { readNewPassword } from '../../features/new-password/new-password.ts';
import { usePasswordMinimum } from '../../features/new-password/use-password-minimum.ts';
import { entranceFrom } from '../../features/session/after-sign-in.ts';
import { signIn } from '../../features/session/sign-in.ts';
import { showToast } from '../../features/toasts/toast-store.ts';
import { CodeField } from '../../features/verification-code/CodeField.tsx';
import { readCode } from '../../features/verification-code/typed-code.ts';
import { useVerificationCode } from '../../features/verification-code/use-verification-code.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { EntrancePage } from '../entrance/EntrancePage.tsx';
import { EntranceSteps } from '../entrance/EntranceSteps.tsx';
import styles from '../entrance/entrance.module.css';
import { codeOfReset, endReset, noteResetCode, phoneOfReset } from './reset-memory.ts';
import { StartAgain } from './StartAgain.tsx';

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
      <EntranceSteps step={3} />
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

function useResetPassword(phone: string) {
  const minimum = usePasswordMinimum();
  return useSubmission<ResetField>(async (form) => {
    const read = readReset(form, { minimum, codeOfMessage: codeOfReset() });
    if (!read.ok) return { errors: read.refusal };
    return resetPassword(phone, read.value);
  });
}

async function resetPassword(
  phone: string,
  { code, password }: NewPassword,
): Promise<Faults<ResetField>> {
  const hash = await hashPassword(phone, password);
  const reset = await answered(
    api.subscriber.reset_password({ phone, code, password: hash }, { silent: true }),
  );
  if (!reset.ok) {
    // A code is tried once: the next attempt asks for it on this page.
    if (reset.refusal.code === 'code-wrong') noteResetCode('');
    return faultsOf(reset.refusal, {
      'code-wrong': 'code',
      'phone-invalid': 'phone',
      'password-unchanged': 'password',
    });
  }
  endReset();
  showToast({ tone: 'success', text: t('reset.done') });
  const entered = await signIn({ phone, password });
  if (!entered.ok) navigate(entranceFrom(location, '/login'), { replace: true });
  return noFaults;
}

type ResetField = 'phone' | 'code' | 'password' | 'repeat';
type NewPassword = { readonly code: string; readonly password: string };

type ResetOptions = {
  readonly minimum: number;
  /** From the page before; empty once it was refused, and then the form has a field for it. */
  readonly codeOfMessage: string;
};

export function readReset(
  form: FormData,
  { minimum, codeOfMessage }: ResetOptions,
): Result<NewPassword, FormErrors<ResetField>> {
  const code = readCode(form.has('code') ? typedIn(form, 'code') : codeOfMessage);
  const password = readNewPassword({
    password: typedIn(form, 'password'),
    repeat: typedIn(form, 'repeat'),
    minimum,
  });
  if (code.ok && password.ok) return ok({ code: code.value, password: password.value });
  return refuse({
    ...(!code.ok && { code: code.refusal }),
    ...(!password.ok && password.refusal),
  });
}
