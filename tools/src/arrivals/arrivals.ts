import { randomBytes, randomUUID } from 'node:crypto';
import type { Api } from '@kipute/api-client/api';
import { createApiClient } from '@kipute/api-client/api-client';
import { hashPassword } from '@kipute/api-client/hash-password';
import { codePurposes } from '@kipute/contract/constants/accounts/verification-codes';
import { operators } from '@kipute/contract/constants/money/operators';
import type { CallContent } from '@kipute/contract/registry';
import { Client } from 'pg';

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

/** A colleague who runs the daily business who was invited and has not come yet; answers their one-time link. */
export async function inviteColleague(
  { databaseUrl, office }: { readonly databaseUrl: string; readonly office: string },
  { account, name }: { readonly account: string; readonly name: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await inDatabase(databaseUrl, {
    text: `with invited as (
        insert into administrator (account, name, role_id, created_at)
        select $1, $2, id, now() from role where code = 'platform-administrator' returning id)
      insert into administrator_invitation (token_hash, administrator_id, made_at, expires_at)
      select sha256($3), id, now(), now() + interval '1 day' from invited`,
    values: [account, name, Buffer.from(token)],
  });
  return `${office}/invitation#${token}`;
}

/** As if the minutes had passed after which somebody must show anew who they are. */
export function letProofsLapse(databaseUrl: string, account: string): Promise<void> {
  return inDatabase(databaseUrl, {
    text: `update session set proven_at = proven_at - interval '1 day'
      where owner_kind = 'administrator'
        and owner_id = (select id from administrator where account = $1)`,
    values: [account],
  });
}

/** As the comparison of a day with a provider's report would find it. */
export function leaveCasinoDifference(databaseUrl: string, transaction: string): Promise<void> {
  return inDatabase(databaseUrl, {
    text: `insert into casino_difference
        (provider, day, transaction, kind, our_amount, their_amount, found_at)
      values ('anga', current_date - 1, $1, 'amount-differs', 50000, 45000, now())`,
    values: [transaction],
  });
}

async function inDatabase(
  databaseUrl: string,
  query: { readonly text: string; readonly values: unknown[] },
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(query).finally(() => client.end());
}
