import { CallRejected } from '@kipute/api-client/call-rejected';
import { hashPassword } from '@kipute/api-client/hash-password';
import type { Localised } from '@kipute/contract/locale';
import { ok, type Result, refuse } from '@kipute/domain/result';
import { sessionTexts } from '../../i18n/texts/session.ts';
import { api } from '../wire/api.ts';
import { endSession, openSession } from './session-store.ts';

/** A text of ours, or the server's message in the language of the page. */
export type SignInRefusal = Localised | string;

export async function signIn(credentials: Credentials): Promise<Result<null, SignInRefusal>> {
  const refusal = refusalBeforeSending(credentials);
  if (refusal) return refuse(refusal);
  const account = credentials.account.trim();
  const code = credentials.code.trim();
  const password = await hashPassword(account, credentials.password);
  return api.subscriber
    .adminlogin({ account, password, ...(code && { code }) }, { silent: true })
    .then(({ token }) => {
      if (!token) return refuse(sessionTexts.abnormal);
      openSession(token, Date.now());
      return ok(null);
    })
    .catch((fault: unknown) => {
      if (fault instanceof CallRejected) return refuse(fault.message);
      throw fault;
    });
}

/** Signing out at this desk does not wait longer for the server. */
const SIGN_OUT_TIMEOUT_MS = 2_000;

/** The server revokes the token first, so that the session ends everywhere. */
export async function signOut(ended: 'by-choice' | 'by-idle' = 'by-choice'): Promise<void> {
  const told = api.subscriber.sign_out({}, { silent: true }).catch(() => null);
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, SIGN_OUT_TIMEOUT_MS))]);
  endSession(ended);
}

export type Credentials = {
  readonly account: string;
  readonly password: string;
  readonly code: string;
};

/** Checked before anything is sent (BO-11). A password may begin or end with spaces. */
export function refusalBeforeSending({ account, password }: Credentials): Localised | undefined {
  const isComplete = account.trim() !== '' && password !== '';
  return isComplete ? undefined : sessionTexts.accountOrPasswordEmpty;
}
