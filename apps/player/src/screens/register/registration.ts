import { ok, type Result, refuse } from '@kipute/domain/result';
import { type FormErrors, typedIn } from '../../features/forms/submission.ts';
import { readNewPassword } from '../../features/new-password/new-password.ts';
import { readTypedPhone } from '../../features/phone-number/typed-phone.ts';
import { readCode } from '../../features/verification-code/typed-code.ts';

export type RegisterField =
  | 'phone'
  | 'code'
  | 'password'
  | 'repeat'
  | 'invitation_code'
  | 'adult'
  | 'agreement';

export type Registration = {
  readonly phone: string;
  readonly password: string;
  readonly code: string;
  readonly invitationCode: string;
};

type RegistrationRefusal = 'under-age' | FormErrors<RegisterField>;

/** The first step: nothing is sent to anybody's phone before the age is told (AS-07). */
export function readBeginning(form: FormData): Result<string, RegistrationRefusal> {
  const adult = typedIn(form, 'adult');
  if (adult === '0') return refuse('under-age');
  const phone = readTypedPhone(form);
  if (phone.ok && adult === '1') return phone;
  return refuse({
    ...(!phone.ok && { phone: phone.refusal }),
    ...(adult !== '1' && { adult: 'register.ageMissing' }),
  });
}

/** Every wrong field is named at once (AS-04); who is too young is asked for nothing else. */
export function readRegistration(
  form: FormData,
  passwordMinimum: number,
): Result<Registration, RegistrationRefusal> {
  const adult = typedIn(form, 'adult');
  if (adult === '0') return refuse('under-age');
  const phone = readTypedPhone(form);
  const code = readCode(typedIn(form, 'code'));
  const password = readNewPassword({
    password: typedIn(form, 'password'),
    repeat: typedIn(form, 'repeat'),
    minimum: passwordMinimum,
  });
  const hasAgreed = typedIn(form, 'agreement') === '1';
  if (phone.ok && code.ok && password.ok && adult === '1' && hasAgreed) {
    const invitationCode = typedIn(form, 'invitation_code').trim();
    return ok({ phone: phone.value, password: password.value, code: code.value, invitationCode });
  }
  return refuse({
    ...(!phone.ok && { phone: phone.refusal }),
    ...(!code.ok && { code: code.refusal }),
    ...(!password.ok && password.refusal),
    ...(adult !== '1' && { adult: 'register.ageMissing' }),
    ...(!hasAgreed && { agreement: 'register.agreementMissing' }),
  });
}

/** `?v=` of an invitation link. What no code can look like is not put into anybody's form. */
export function invitationIn(search: string): string {
  const invitation = new URLSearchParams(search).get('v')?.trim() ?? '';
  return /^[\w-]{1,20}$/.test(invitation) ? invitation : '';
}
