import { ok, type Result, refuse } from '@kipute/domain/result';
import { typedIn } from '../../features/forms/submission.ts';
import { normalisedPhone } from '../../features/phone-number/phone-number.ts';

type Credentials = { readonly phone: string; readonly password: string };
type CredentialErrors = {
  readonly phone?: 'login.phoneMissing';
  readonly password?: 'login.passwordMissing';
};

/** Every empty field is named at once, so nobody fixes them one by one (SCR-41). */
export function readCredentials(form: FormData): Result<Credentials, CredentialErrors> {
  const phone = normalisedPhone(typedIn(form, 'phone'));
  const password = typedIn(form, 'password');
  if (phone !== '' && password !== '') return ok({ phone, password });
  return refuse({
    ...(phone === '' && { phone: 'login.phoneMissing' }),
    ...(password === '' && { password: 'login.passwordMissing' }),
  });
}
