import {
  type AirtelTokenRequest,
  airtelToken,
  airtelTokenPath,
} from '@kipute/provider-protocols/mobile-money/airtel/token';
import type { AccessToken } from '../exchange/access-token.ts';
import { jsonOf, type Wire } from '../wire/client.ts';
import type { AirtelOptions } from './options.ts';

type Client = Pick<AirtelOptions, 'clientId' | 'clientSecret'>;

/** Undefined when none is given. */
export async function fetchToken(
  wire: Wire,
  { clientId, clientSecret }: Client,
): Promise<AccessToken | undefined> {
  const credentials: AirtelTokenRequest = {
    client_id: clientId,
    client_secret: clientSecret,
    grant_type: 'client_credentials',
  };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(credentials);
  const answer = await wire({ method: 'POST', path: airtelTokenPath, headers, body });
  if (answer.kind === 'lost' || answer.httpStatus >= 400) return undefined;
  const given = airtelToken.safeParse(jsonOf(answer.text)).data;
  return given && { token: given.access_token, lifetimeMs: given.expires_in * 1000 };
}

export const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  accept: 'application/json',
  'x-country': 'TZ',
  'x-currency': 'TZS',
});
