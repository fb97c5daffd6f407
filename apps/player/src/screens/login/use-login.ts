import { CallRejected } from '@kipute/api-client/call-rejected';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { type Faults, faultsOf, noFaults, typedIn } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { normalisedPhone } from '../../features/phone-number/phone-number.ts';
import { signIn } from '../../features/session/sign-in.ts';
import { closeSheet } from '../../features/sheet/sheet-history.ts';
import type { Place } from '../entrance/ToOtherEntrance.tsx';

type LoginField = 'phone' | 'password';

export function useLogin(place: Place) {
  return useSubmission<LoginField>(async (form) => {
    const faults = await tryLogin(form);
    if (faults === noFaults && place === 'dialog') closeSheet();
    return faults;
  });
}

async function tryLogin(form: FormData): Promise<Faults<LoginField>> {
  const credentials = readCredentials(form);
  if (!credentials.ok) return { errors: credentials.refusal };
  const signedIn = await signIn(credentials.value);
  if (signedIn.ok) return noFaults;
  const { refusal } = signedIn;
  if (refusal instanceof CallRejected) return faultsOf(refusal, { 'phone-invalid': 'phone' });
  return { errors: {}, notice: 'login.refused' };
}

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
