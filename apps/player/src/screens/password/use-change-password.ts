import { hashPassword } from '@kipute/api-client/hash-password';
import { ok, type Result, refuse } from '@kipute/domain/result';
import {
  answered,
  type FormErrors,
  faultsOf,
  noFaults,
  typedIn,
} from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { readNewPassword } from '../../features/new-password/new-password.ts';
import { usePasswordMinimum } from '../../features/new-password/use-password-minimum.ts';
import { closeSheet } from '../../features/sheet/sheet-history.ts';
import { showToast } from '../../features/toasts/toast-store.ts';
import { api } from '../../features/wire/api.ts';
import { t } from '../../i18n/i18n.ts';

export function useChangePassword(phone: string) {
  const minimum = usePasswordMinimum();
  return useSubmission<ChangeField>(async (form) => {
    const read = readPasswordChange(form, minimum);
    if (!read.ok) return { errors: read.refusal };
    const [old_password, new_password] = await Promise.all([
      hashPassword(phone, read.value.old),
      hashPassword(phone, read.value.next),
    ]);
    const changed = await answered(
      api.subscriber.update_password({ old_password, new_password }, { silent: true }),
    );
    if (!changed.ok) return faultsOf(changed.refusal, { 'password-wrong': 'old_password' });
    showToast({ tone: 'success', text: t('change.done') });
    closeSheet();
    return noFaults;
  });
}

type ChangeField = 'old_password' | 'password' | 'repeat';
type PasswordChange = { readonly old: string; readonly next: string };

export function readPasswordChange(
  form: FormData,
  minimum: number,
): Result<PasswordChange, FormErrors<ChangeField>> {
  const old = typedIn(form, 'old_password');
  const next = readNewPassword({
    password: typedIn(form, 'password'),
    repeat: typedIn(form, 'repeat'),
    minimum,
  });
  if (old !== '' && next.ok) return ok({ old, next: next.value });
  return refuse({
    ...(old === '' && { old_password: 'register.error_02' }),
    ...(!next.ok && next.refusal),
  });
}
