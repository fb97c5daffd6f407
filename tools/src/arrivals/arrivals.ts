import { randomUUID } from 'node:crypto';
import type { Api } from '@kipute/api-client/api';
import { createApiClient } from '@kipute/api-client/api-client';
import { hashPassword } from '@kipute/api-client/hash-password';
import { codePurposes } from '@kipute/contract/constants/accounts/verification-codes';
import { operators } from '@kipute/contract/constants/money/operators';
import type { CallContent } from '@kipute/contract/registry';

/**
 * What the forms of a running world ask for, without a page: for programs that need somebody who
 * is signed in, and are about something else.
 */
export type SignedIn = CallContent<'subscriber/login'>;

type Credentials = { readonly phone: string; readonly password: string };

/** The calls of one site; with a token, those of somebody who is signed in. */
export function callsOf(site: string, token?: string): Api {
  const { api } = createApiClient({
    baseUrl: site,
    envelopeKey: async () => undefined,
    token: () => token,
    locale: () => 'sw',
    device: () => 'phone',
    toast: { success: () => {}, error: () => {} },
  });
  return api;
}

export async function signInPlayer(
  site: string,
  { phone, password }: Credentials,
): Promise<SignedIn> {
  const sent = await hashPassword(phone, password);
  return callsOf(site).subscriber.login({ phone, password: sent });
}

export async function signInAdministrator(
  site: string,
  { account, password }: { readonly account: string; readonly password: string },
): Promise<{ readonly token: string }> {
  const sent = await hashPassword(account, password);
  return callsOf(site).subscriber.adminlogin({ account, password: sent });
}

/** `readCode` looks at the phone, once the code is on its way there. */
export async function registerPlayer(
  site: string,
  { phone, password, invitationCode = '' }: Credentials & { readonly invitationCode?: string },
  readCode: (phone: string) => Promise<string>,
): Promise<SignedIn> {
  const { subscriber } = callsOf(site);
  await subscriber.get_code({ phone, type: codePurposes.register.id });
  const [code, sent] = await Promise.all([readCode(phone), hashPassword(phone, password)]);
  const said = { agreement: 1, adult: 1 } as const;
  const invitation_code = invitationCode;
  return subscriber.register({ phone, password: sent, code, invitation_code, ...said });
}

/** Of whole shillings, by M-Pesa; answers its number, as the phone must still say yes. */
export async function askForDeposit(site: string, token: string, amount: number): Promise<string> {
  const { serial_number } = await callsOf(site, token).recharge.add({
    ...{ request_key: randomUUID(), pay_type: operators.mpesa.id, phone: '', amount },
  });
  return serial_number;
}
