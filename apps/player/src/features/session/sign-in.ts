import { CallRejected } from '@kipute/api-client/call-rejected';
import { hashPassword } from '@kipute/api-client/hash-password';
import { type Result, refuse } from '@kipute/domain/result';
import { navigate } from 'wouter/use-browser-location';
import { loadAreas, t } from '../../i18n/i18n.ts';
import { showRejection, showToast } from '../toasts/toast-store.ts';
import { api } from '../wire/api.ts';
import type { UserInfo } from './session-record.ts';
import { leaveSession } from './session-store.ts';
import { signInBy } from './sign-in-by.ts';
import { keptChoices, notifiedDevice } from './sign-in-choices.ts';

/** In the order they are checked. A token that is missing has been said in a toast already. */
type SignInRefusal = 'phone-missing' | 'password-missing' | CallRejected | 'token-missing';

type Credentials = { readonly phone: string; readonly password: string };

export async function signIn(credentials: Credentials): Promise<Result<UserInfo, SignInRefusal>> {
  const phone = credentials.phone.trim();
  if (phone === '') return refuse('phone-missing');
  if (credentials.password === '') return refuse('password-missing');
  const password = await hashPassword(phone, credentials.password);
  return signInBy(() => api.subscriber.login({ phone, password }, { silent: true }));
}

/** For a form that has no room for words of its own. */
export async function signInWithToasts(credentials: Credentials): Promise<void> {
  const signedIn = await signIn(credentials);
  if (signedIn.ok || signedIn.refusal === 'token-missing') return;
  const { refusal } = signedIn;
  if (refusal instanceof CallRejected) {
    showRejection(refusal);
    return;
  }
  await loadAreas('notices').catch(() => undefined);
  const text = t(refusal === 'phone-missing' ? 'session.phoneMissing' : 'session.passwordMissing');
  showToast({ tone: 'error', text });
}

/** The server forgets the token at once; the page does so even when the server is out of reach. */
export async function signOut(): Promise<void> {
  await (await keptChoices())?.finishChoices();
  await (await notifiedDevice())?.leaveDevice();
  await api.subscriber.sign_out({}, { silent: true }).catch(rejectedOnly);
  leaveSession();
  navigate('/login', { replace: true });
}

function rejectedOnly(failure: unknown): undefined {
  if (failure instanceof CallRejected) return undefined;
  throw failure;
}
