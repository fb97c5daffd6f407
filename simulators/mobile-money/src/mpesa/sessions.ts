import { IssuedTokens } from '../issued-tokens.ts';
import type { RsaKey } from '../rsa-key.ts';

type SessionOptions = {
  readonly apiKey: string;
  readonly origin: string;
  readonly lifetimeSeconds: number;
};

type Caller = {
  readonly authorization?: string | undefined;
  readonly origin?: string | undefined;
};

/** Who may call: first with the API key, then with the session it was given. */
export class Sessions {
  readonly #issued: IssuedTokens;
  readonly #key: RsaKey;
  readonly #account: SessionOptions;

  constructor(key: RsaKey, account: SessionOptions) {
    this.#key = key;
    this.#account = account;
    this.#issued = new IssuedTokens(account.lifetimeSeconds);
  }

  /** Undefined: the API key is wrong, or it is asked from elsewhere. */
  open(caller: Caller): string | undefined {
    if (this.#secretOf(caller) !== this.#account.apiKey) return undefined;
    return this.#issued.issue().token;
  }

  isOpenTo(caller: Caller): boolean {
    return this.#issued.isGood(this.#secretOf(caller));
  }

  #secretOf({ authorization = '', origin }: Caller): string | undefined {
    if (origin !== this.#account.origin) return undefined;
    return this.#key.open(authorization.replace(/^Bearer /, ''));
  }
}
