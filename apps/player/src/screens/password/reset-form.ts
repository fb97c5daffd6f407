import { ok, type Result, refuse } from '@kipute/domain/result';
import { type FormErrors, typedIn } from '../../features/forms/submission.ts';
import { readNewPassword } from '../../features/new-password/new-password.ts';
import { readCode } from '../../features/verification-code/typed-code.ts';

export type ResetField = 'phone' | 'code' | 'password' | 'repeat';
export type NewPassword = { readonly code: string; readonly password: string };

type ResetTerms = {
  readonly minimum: number;
  /** From the page before; empty once it was refused, and then the form has a field for it. */
  readonly codeOfMessage: string;
};

export function readReset(
  form: FormData,
  { minimum, codeOfMessage }: ResetTerms,
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
