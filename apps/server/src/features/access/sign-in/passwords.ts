import * as argon2 from '@node-rs/argon2';

/**
 * What a page sends is already a salted hash, so to us that hash is the password: it is kept only
 * as argon2id with a pepper that is not in the database.
 */
export type Passwords = {
  readonly hash: (sent: string) => Promise<string>;
  /** Takes as long for an account that does not exist as for one that does (ACC-05). */
  readonly matches: (stored: string | undefined, sent: string) => Promise<boolean>;
};

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

type Argon2 = Pick<typeof argon2, 'hash' | 'verify'>;

export function createPasswords(pepper: string, { hash, verify }: Argon2 = argon2): Passwords {
  const options = { ...COST, secret: Buffer.from(pepper) };
  let nobodys: Promise<string> | undefined;
  return {
    hash: (sent) => hash(sent, options),
    matches: async (stored, sent) => {
      nobodys ??= hash('nobody', options);
      const isRight = await verify(stored ?? (await nobodys), sent, options);
      return stored !== undefined && isRight;
    },
  };
}
