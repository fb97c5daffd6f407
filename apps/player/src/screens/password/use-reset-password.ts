import { hashPassword } from '@kipute/api-client/hash-password';
import { navigate } from 'wouter/use-browser-location';
import { answered, type Faults, faultsOf, noFaults } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { usePasswordMinimum } from '../../features/new-password/use-password-minimum.ts';
import { entranceFrom } from '../../features/session/after-sign-in.ts';
import { signIn } from '../../features/session/sign-in.ts';
import { showToast } from '../../features/toasts/toast-store.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
import { type NewPassword, type ResetField, readReset } from './reset-form.ts';
import { codeOfReset, endReset, noteResetCode } from './reset-memory.ts';

export function useResetPassword(phone: string) {
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
    return faultsOf(reset.refusal, { 'code-wrong': 'code', 'phone-invalid': 'phone' });
  }
  endReset();
  showToast({ tone: 'success', text: t('reset.done') });
  const entered = await signIn({ phone, password });
  if (!entered.ok) navigate(entranceFrom(location, '/login'), { replace: true });
  return noFaults;
}
