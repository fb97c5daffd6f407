import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

/** Phones of players who were forgotten while they had chosen to stay away from play. */
export type PausedPhones = {
  /** Until the end of the transaction nobody forgets or registers this phone. */
  readonly lock: (tx: Transaction, phone: string) => Promise<void>;
  readonly remember: (tx: Transaction, phone: string, endsAt: Date) => Promise<void>;
  readonly isPaused: (reader: Reader, phone: string, now: Date) => Promise<boolean>;
};

const KEY_BYTES = 32;

/** The key is made from the pepper, which is not in the database: all numbers can be counted. */
export function createPausedPhones(pepper: string): PausedPhones {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'paused phones', KEY_BYTES));
  const hashOf = (phone: string) => createHmac('sha256', key).update(phone).digest();
  return {
    lock: async (tx, phone) => {
      const name = hashOf(phone).readBigInt64BE();
      await sql`select pg_advisory_xact_lock(${name})`.execute(tx);
    },
    remember: async (tx, phone, endsAt) => {
      await tx
        .insertInto('pausedPhone')
        .values({ phoneHash: hashOf(phone), endsAt })
        .execute();
    },
    isPaused: async (reader, phone, now) => {
      const paused = await reader
        .selectFrom('pausedPhone')
        .select('id')
        .where('phoneHash', '=', hashOf(phone))
        .where('endsAt', '>', now)
        .limit(1)
        .executeTakeFirst();
      return paused !== undefined;
    },
  };
}
