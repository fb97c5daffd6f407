import { CallRejected } from '@kipute/api-client/call-rejected';
import type { CallContent } from '@kipute/contract/registry';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { navigate } from 'wouter/use-browser-location';
import { loadAreas, t } from '../../i18n/i18n.ts';
import { showToast } from '../toasts/toast-store.ts';
import { entranceFrom, pathAfterSignIn } from './after-sign-in.ts';
import type { UserInfo } from './session-record.ts';
import { beginSession } from './session-store.ts';
import { keptChoices } from './sign-in-choices.ts';

type SignedIn = CallContent<'subscriber/login'>;

/** Begins the session of every response with a token: login, code login and registration. */
export async function signInBy(
  call: () => Promise<SignedIn>,
): Promise<Result<UserInfo, CallRejected | 'token-missing'>> {
  // Without its words a refusal is said in general ones (SHELL-22).
  await loadAreas('notices').catch(() => undefined);
  const choices = keptChoices();
  const reply = await call().catch(rejectionOnly);
  if (reply instanceof CallRejected) return refuse(reply);
  if (!reply.token) {
    showToast({ tone: 'error', text: t('session.tokenMissing') });
    navigate(entranceFrom(location, '/login'));
    return refuse('token-missing');
  }
  (await choices)?.startKeepingChoices();
  beginSession({ token: reply.token, userInfo: reply.user_info });
  void askForAgreements();
  const next = pathAfterSignIn(location);
  if (next !== location.pathname) navigate(next, { replace: true });
  return ok(reply.user_info);
}

/** If the file does not come, the next sign-in asks (TXT-44). */
const askForAgreements = () =>
  import('../agreements/agreements-store.ts').then(
    ({ askAfterSignIn }) => askAfterSignIn(),
    () => undefined,
  );

function rejectionOnly(failure: unknown): CallRejected {
  if (failure instanceof CallRejected) return failure;
  throw failure;
}
