import { IssuedTokens } from '../issued-tokens.ts';
import type { RsaKey } from '../rsa-key.ts';

export type SessionTerms = {
  readonly apiKey: string;
  readonly origin: string;
  readonly lifetimeSeconds: number;
};

export type Caller = {
  readonly authorization?: string | undefined;
  readonly origin?: string | undefined;
};

/** Who may call: first with the API key, then with the session it was given. */
export class Sessions {
  readonly #issued: IssuedTokens;
  readonly #key: RsaKey;
  readonly #terms: SessionTerms;

  constructor(key: RsaKey, terms: SessionTerms) {
    this.#key = key;
    this.#terms = terms;
    this.#issued = new IssuedTokens(terms.lifetimeSeconds);
  }

  /** Undefined: the API key is wrong, or it is asked from elsewhere. */
  open(caller: Caller): string | undefined {
    if (this.#secretOf(caller) !== this.#terms.apiKey) return undefined;
    return this.#issued.issue().token;
  }

  isOpenTo(caller: Caller): boolean {
    return this.#issued.isGood(this.#secretOf(caller));
  }

  #secretOf({ authorization = '', origin }: Caller): string | undefined {
    if (origin !== this.#terms.origin) return undefined;
    return this.#key.open(authorization.replace(/^Bearer /, ''));
  }
}
