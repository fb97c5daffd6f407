import { sql } from 'kysely';
import type { Reader, Transaction } from '../../../platform/database/database.ts';

type Offered = { readonly sealed: Buffer; readonly offeredAt: Date };

/** The one before it is forgotten: only the picture that was shown last can be proved. */
export async function setOffer(
  tx: Transaction,
  id: bigint,
  { sealed, offeredAt }: Offered,
): Promise<void> {
  await tx
    .updateTable('administrator')
    .set({ totpOfferSealed: sealed, totpOfferedAt: offeredAt })
    .where('id', '=', id)
    .execute();
}

export async function findOffer(
  reader: Reader,
  id: bigint,
  offeredAfter: Date,
): Promise<Buffer | undefined> {
  const row = await reader
    .selectFrom('administrator')
    .select('totpOfferSealed')
    .where('id', '=', id)
    .where('totpOfferedAt', '>', offeredAfter)
    .executeTakeFirst();
  return row?.totpOfferSealed ?? undefined;
}

type Replacement =
  | {
      readonly kept: { readonly sealed: Buffer; readonly stepUsed: bigint };
      readonly seenOffer: Buffer;
    }
  | { readonly kept: null; readonly seenSecret: Buffer };

/** False when somebody else changed it first. The code that proved it is used up (ACC-09). */
export async function replaceAuthenticator(
  tx: Transaction,
  id: bigint,
  change: Replacement,
): Promise<boolean> {
  let query = tx
    .updateTable('administrator')
    .set({ totpOfferSealed: null, totpOfferedAt: null })
    .where('id', '=', id);
  query = change.kept
    ? query
        .set({
          totpSecretSealed: change.kept.sealed,
          totpStepUsed: sql<bigint>`greatest(totp_step_used, ${change.kept.stepUsed})`,
        })
        .where('totpOfferSealed', '=', change.seenOffer)
    : query.set({ totpSecretSealed: null }).where('totpSecretSealed', '=', change.seenSecret);
  return (await query.returning('id').executeTakeFirst()) !== undefined;
}
