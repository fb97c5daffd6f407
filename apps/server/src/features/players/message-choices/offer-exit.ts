import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

/** Crockford's: no letter that is read as a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 12;
const KEY_BYTES = 32;

export type OfferExits = {
  /** The same for every offer to a player; kept hashed, so that it can be found again. */
  readonly codesFor: (
    tx: Transaction,
    playerIds: readonly bigint[],
  ) => Promise<ReadonlyMap<bigint, string>>;
  readonly playerOf: (reader: Reader, code: string) => Promise<bigint | undefined>;
};

/** Made from the pepper: who reads the database alone can switch nobody's offers off. */
export function offerExits(pepper: string): OfferExits {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'line out of offers', KEY_BYTES));
  const codeOf = (playerId: bigint): string => {
    const digest = createHmac('sha256', key).update(playerId.toString()).digest();
    return [...digest.subarray(0, CODE_LENGTH)].map((byte) => ALPHABET[byte % 32]).join('');
  };
  return {
    codesFor: async (tx, playerIds) => {
      const codes = new Map(playerIds.map((id) => [id, codeOf(id)]));
      const rows = [...codes].map(([playerId, code]) => ({ playerId, codeHash: hashOf(code) }));
      if (rows.length > 0) {
        await tx
          .insertInto('offerExit')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return codes;
    },
    playerOf: async (reader, code) => {
      const row = await reader
        .selectFrom('offerExit')
        .select('playerId')
        .where('codeHash', '=', hashOf(code))
        .executeTakeFirst();
      return row?.playerId;
    },
  };
}

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();
