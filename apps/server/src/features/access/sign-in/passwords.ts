import { availableParallelism } from 'node:os';
import * as argon2 from '@node-rs/argon2';
import { createSemaphore } from '../../../platform/concurrency/semaphore.ts';

/**
 * What a page sends is already a salted hash, so to us that hash is the password: it is kept only
 * as argon2id with a pepper that is not in the database.
 */
export type Passwords = {
  readonly hash: (sent: string) => Promise<string>;
  /**
   * Takes as long for an account that does not exist as for one that does (ACC-05). `overloaded`
   * when so many wait that the answer would come after every caller's timeout (ACC-16).
   */
  readonly matches: (stored: string | undefined, sent: string) => Promise<boolean | 'overloaded'>;
};

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A hash keeps a core and 19 MiB busy for its whole time. Half of the cores stay free for calls
 * and bets, and one of the four threads of the pool for files and names.
 */
const AT_ONCE = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)));
/** A few seconds of work. */
const WAITING_MAX = 200;

type Argon2 = Pick<typeof argon2, 'hash' | 'verify'>;

export function createPasswords(pepper: string, { hash, verify }: Argon2 = argon2): Passwords {
  const options = { ...COST, secret: Buffer.from(pepper) };
  const hasher = createSemaphore(AT_ONCE);
  let nobodys: Promise<string> | undefined;
  return {
    // Always waits: who sets a password has shown a code or the old password before.
    hash: (sent) => hasher.run(() => hash(sent, options)),
    matches: async (stored, sent) => {
      if (hasher.length() >= AT_ONCE + WAITING_MAX) return 'overloaded';
      return hasher.run(async () => {
        nobodys ??= hash('nobody', options);
        const isRight = await verify(stored ?? (await nobodys), sent, options);
        return stored !== undefined && isRight;
      });
    },
  };
}
