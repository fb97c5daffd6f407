import type { Transaction } from '../../platform/database/database.ts';

type Consents = {
  readonly playerId: bigint;
  /** Of the wording that was agreed to. */
  readonly version: string;
  readonly givenAt: Date;
  readonly network: string;
};

/** Both are given with the one tap that registers. */
export async function insertConsents(tx: Transaction, consents: Consents): Promise<void> {
  const kinds = ['agreement', 'adult'];
  await tx
    .insertInto('consent')
    .values(kinds.map((kind) => ({ ...consents, kind })))
    .execute();
}

/** Given and taken back as often as the player likes; each time stays on record. */
export async function insertNewsConsent(
  tx: Transaction,
  consent: Consents & { readonly withdrawn: boolean },
): Promise<void> {
  await tx
    .insertInto('consent')
    .values({ ...consent, kind: 'news' })
    .execute();
}
