import { CallRejected } from '@kipute/api-client/call-rejected';
import { type Faults, faultsOf, noFaults } from '../../features/forms/submission.ts';
import { useSubmission } from '../../features/forms/use-submission.ts';
import { signIn } from '../../features/session/sign-in.ts';
import { closeSheet } from '../../features/sheet/sheet-history.ts';
import type { Place } from '../entrance/ToOtherEntrance.tsx';
import { readCredentials } from './credentials.ts';

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
