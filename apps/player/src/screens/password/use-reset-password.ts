import { hashPassword } from '@kipute/api-client/hash-password';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { navigate } from 'wouter/use-browser-location';
import {
  answered,
  type Faults,
  type FormErrors,
  faultsOf,
  noFaults,
  typedIn,
} from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { readNewPassword } from '../../features/new-password/new-password.ts';
import { usePasswordMinimum } from '../../features/new-password/use-password-minimum.ts';
import { entranceFrom } from '../../features/session/after-sign-in.ts';
import { signIn } from '../../features/session/sign-in.ts';
import { showToast } from '../../features/toasts/toast-store.ts';
import { readCode } from '../../features/verification-code/typed-code.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';
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
