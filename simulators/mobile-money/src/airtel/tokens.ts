import {
  type AirtelToken,
  airtelTokenRequest,
} from '@kipute/provider-protocols/mobile-money/airtel';
import { IssuedTokens } from '../issued-tokens.ts';

export type ClientTerms = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly lifetimeSeconds: number;
};

/** Who may call. */
export class Tokens {
  readonly #issued: IssuedTokens;
  readonly #terms: ClientTerms;

  constructor(terms: ClientTerms) {
    this.#terms = terms;
    this.#issued = new IssuedTokens(terms.lifetimeSeconds);
  }

  /** Undefined: the client is not known, or its secret is wrong. */
  issue(body: unknown): AirtelToken | undefined {
    const client = airtelTokenRequest.safeParse(body).data;
    const { clientId, clientSecret, lifetimeSeconds } = this.#terms;
    if (client?.client_id !== clientId || client.client_secret !== clientSecret) return undefined;
    const { token } = this.#issued.issue();
    return { access_token: token, expires_in: lifetimeSeconds, token_type: 'bearer' };
  }

  isGood(authorization: string | undefined): boolean {
    return this.#issued.isGood(authorization);
  }
}
