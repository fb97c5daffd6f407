import { randomBytes } from 'node:crypto';

/** Bearer tokens that were given out and still hold. */
export class IssuedTokens {
  readonly #endsAt = new Map<string, number>();
  readonly lifetimeSeconds: number;

  constructor(lifetimeSeconds: number) {
    this.lifetimeSeconds = lifetimeSeconds;
  }

  issue(): { readonly token: string; readonly endsAt: Date } {
    const token = randomBytes(20).toString('hex');
    const endsAt = Date.now() + this.lifetimeSeconds * 1000;
    this.#forgetOld();
    this.#endsAt.set(token, endsAt);
    return { token, endsAt: new Date(endsAt) };
  }

  /** `Bearer` is written small by some. */
  isGood(authorization: string | undefined): boolean {
    const endsAt = this.#endsAt.get((authorization ?? '').replace(/^bearer /i, ''));
    return endsAt !== undefined && Date.now() < endsAt;
  }

  #forgetOld(): void {
    for (const [token, endsAt] of this.#endsAt) {
      if (endsAt < Date.now()) this.#endsAt.delete(token);
    }
  }
}
