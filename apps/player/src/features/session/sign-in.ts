import { CallRejected } from '@kipute/api-client/call-rejected';
import { hashPassword } from '@kipute/api-client/hash-password';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { navigate } from 'wouter/use-browser-location';
import { loadAreas, t } from '../../i18n/i18n.ts';
import { showToast } from '../toasts/toast-store.ts';
import { api } from '../wire/api.ts';
import { pathAfterSignIn } from './after-sign-in.ts';
import type { UserInfo } from './session-record.ts';
import { beginSession, endSession } from './session-store.ts';

/** In the order they are checked; `refused` has been said in a toast by the wire already. */
export type SignInRefusal = 'phone-missing' | 'password-missing' | 'refused' | 'token-missing';

export async function signIn(credentials: {
  phone: string;
  password: string;
}): Promise<Result<UserInfo, SignInRefusal>> {
  // Without its words a refusal is said in general ones (SHELL-22).
  await loadAreas('notices').catch(() => undefined);
  const phone = credentials.phone.trim();
  if (phone === '') return refuseWith('phone-missing', t('session.phoneMissing'));
  if (credentials.password === '') {
    return refuseWith('password-missing', t('session.passwordMissing'));
  }
  const choices = keptChoices();
  const password = await hashPassword(phone, credentials.password);
  const reply = await api.subscriber.login({ phone, password }).catch(rejectedOnly);
  if (!reply) return refuse('refused');
  if (!reply.token) {
    navigate('/login');
    return refuseWith('token-missing', t('session.tokenMissing'));
  }
  (await choices)?.startKeepingChoices();
  beginSession({ token: reply.token, userInfo: reply.user_info });
  const next = pathAfterSignIn(location.pathname);
  if (next !== location.pathname) navigate(next, { replace: true });
  return ok(reply.user_info);
}

/** The server forgets the token at once; the page does so even when the server is out of reach. */
export async function signOut(): Promise<void> {
  await (await keptChoices())?.finishChoices();
  await api.subscriber.sign_out({}, { silent: true }).catch(rejectedOnly);
  endSession();
  navigate('/login', { replace: true });
}

/** Whose stars are whose must be noted before the session changes, or they would mix (KEEP-23). */
const keptChoices = () => import('../kept-choices/keep-choices.ts').catch(() => undefined);

function refuseWith(refusal: SignInRefusal, text: string) {
  showToast({ tone: 'error', text });
  return refuse(refusal);
}

function rejectedOnly(failure: unknown): undefined {
  if (failure instanceof CallRejected) return undefined;
  throw failure;
}
