import { useActionState } from 'react';
import { signIn } from '../../features/session/sign-in.ts';
import { type CredentialErrors, readCredentials } from './credentials.ts';

type LoginAttempt = {
  /** What was typed: a form empties itself after its action, a phone need not be typed twice. */
  readonly phone: string;
  readonly errors: CredentialErrors;
  readonly outcome: 'untried' | 'refused';
};

const untried: LoginAttempt = { phone: '', errors: {}, outcome: 'untried' };

export function useLogin() {
  const [attempt, submit, sending] = useActionState(tryLogin, untried);
  return { attempt, submit, sending };
}

/** The exact reason of a refusal is said by the session in a toast, in the server's own words. */
async function tryLogin(_previous: LoginAttempt, form: FormData): Promise<LoginAttempt> {
  const phone = String(form.get('phone') ?? '');
  const credentials = readCredentials(form);
  if (!credentials.ok) return { phone, errors: credentials.refusal, outcome: 'untried' };
  const signedIn = await signIn(credentials.value);
  return { phone, errors: {}, outcome: signedIn.ok ? 'untried' : 'refused' };
}
