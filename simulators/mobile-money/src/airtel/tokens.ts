import {
  type AirtelToken,
  airtelTokenRequest,
} from '@kipute/provider-protocols/mobile-money/airtel';
import { IssuedTokens } from '../issued-tokens.ts';

type ClientAccount = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly lifetimeSeconds: number;
};

/** Who may call. */
export class Tokens {
  readonly #issued: IssuedTokens;
  readonly #account: ClientAccount;

  constructor(account: ClientAccount) {
    this.#account = account;
    this.#issued = new IssuedTokens(account.lifetimeSeconds);
  }

  /** Undefined: the client is not known, or its secret is wrong. */
  issue(body: unknown): AirtelToken | undefined {
    const client = airtelTokenRequest.safeParse(body).data;
    const { clientId, clientSecret, lifetimeSeconds } = this.#account;
    if (client?.client_id !== clientId || client.client_secret !== clientSecret) return undefined;
    const { token } = this.#issued.issue();
    return { access_token: token, expires_in: lifetimeSeconds, token_type: 'bearer' };
  }

  isGood(authorization: string | undefined): boolean {
    return this.#issued.isGood(authorization);
  }
}
