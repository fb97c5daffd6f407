import { ok, type Result, refuse } from '@kipute/domain/result';
import * as v from 'valibot';
import { normalisedPhone } from '../../features/phone-number/phone-number.ts';

export type Credentials = { readonly phone: string; readonly password: string };
export type CredentialErrors = {
  readonly phone?: 'login.phoneMissing';
  readonly password?: 'login.passwordMissing';
};

const credentialsSchema = v.object({
  phone: v.pipe(v.string(), v.transform(normalisedPhone), v.nonEmpty('login.phoneMissing')),
  password: v.pipe(v.string(), v.nonEmpty('login.passwordMissing')),
});

/** Every empty field is named at once, so nobody fixes them one by one (SCR-41). */
export function readCredentials(form: FormData): Result<Credentials, CredentialErrors> {
  const parsed = v.safeParse(credentialsSchema, {
    phone: form.get('phone'),
    password: form.get('password'),
  });
  if (parsed.success) return ok(parsed.output);
  const wrongFields = new Set(parsed.issues.map((issue) => v.getDotPath(issue)));
  return refuse({
    ...(wrongFields.has('phone') && { phone: 'login.phoneMissing' }),
    ...(wrongFields.has('password') && { password: 'login.passwordMissing' }),
  });
}
