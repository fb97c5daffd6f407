import { ok, type Result, refuse } from '@kipute/domain/result';
import { type FormErrors, typedIn } from '../../features/forms/submission.ts';
import { readNewPassword } from '../../features/new-password/new-password.ts';

export type ChangeField = 'old_password' | 'password' | 'repeat';
export type PasswordChange = { readonly old: string; readonly next: string };

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
