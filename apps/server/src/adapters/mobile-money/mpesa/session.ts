import {
  mpesaSession,
  mpesaSessionPath,
} from '@kipute/provider-protocols/mobile-money/mpesa/session';
import { encryptedSecret } from '@kipute/provider-protocols/mobile-money/rsa-secret';
import type { AccessToken } from '../exchange/access-token.ts';
import { jsonOf, type Wire } from '../wire/client.ts';
import type { MpesaOptions } from './options.ts';

type Account = Pick<MpesaOptions, 'apiKey' | 'publicKey' | 'origin' | 'sessionLifetimeSeconds'>;

/** Of a call: the secret is the API key to open a session, and the session's id from then on. */
export function headersWith(secret: string, { publicKey, origin }: Account) {
  return {
    authorization: `Bearer ${encryptedSecret(secret, publicKey)}`,
    'content-type': 'application/json',
    origin,
  };
}

/** Undefined when none is given; how long it holds was chosen in the portal and is not said. */
export async function openSession(wire: Wire, account: Account): Promise<AccessToken | undefined> {
  if (account.publicKey === '') return undefined;
  const headers = headersWith(account.apiKey, account);
  const answer = await wire({ method: 'GET', path: mpesaSessionPath, headers });
  if (answer.kind === 'lost') return undefined;
  const session = mpesaSession.safeParse(jsonOf(answer.text)).data;
  if (session?.output_ResponseCode !== 'INS-0') return undefined;
  return { token: session.output_SessionID, lifetimeMs: account.sessionLifetimeSeconds * 1000 };
}
