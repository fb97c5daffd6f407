import type { Transaction } from '../../../platform/database/database.ts';

type UnknownSms = { readonly id: bigint; readonly changedAt: Date };

/** Locked, so that reports which come at once are heard one after another. */
export function unknownSmsTo(tx: Transaction, phone: string): Promise<readonly UnknownSms[]> {
  return tx
    .selectFrom('smsMessage')
    .select(['id', 'changedAt'])
    .where('phone', '=', phone)
    .where('state', '=', 'unknown')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function isReferenceKept(
  tx: Transaction,
  phone: string,
  providerReference: string,
): Promise<boolean> {
  const kept = await tx
    .selectFrom('smsMessage')
    .select('id')
    .where('phone', '=', phone)
    .where('providerReference', '=', providerReference)
    .limit(1)
    .executeTakeFirst();
  return kept !== undefined;
}
