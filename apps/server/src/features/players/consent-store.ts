import type { AgreedText } from '@kipute/contract/constants/content/texts';
import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';

type Given = {
  readonly playerId: bigint;
  /** Of the wording that was agreed to. */
  readonly version: string;
  readonly givenAt: Date;
  readonly network: string;
};

export const consentKinds = {
  'user-agreement': 'agreement',
  terms: 'terms',
  privacy: 'privacy',
} as const satisfies Record<AgreedText, string>;

type ConsentKind = (typeof consentKinds)[AgreedText] | 'adult';

type Consents = Omit<Given, 'version'> & {
  readonly versions: readonly { readonly kind: ConsentKind; readonly version: string }[];
};

/** Several are given with one tap. */
export async function insertConsents(
  tx: Transaction,
  { versions, ...given }: Consents,
): Promise<void> {
  await tx
    .insertInto('consent')
    .values(versions.map((one) => ({ ...given, ...one })))
    .execute();
}

/** Of each text the version that was agreed to last. */
export async function agreedVersions(
  reader: Reader,
  playerId: bigint,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ kind: string; version: string }>`
    select distinct on (kind) kind, version from consent
    where player_id = ${playerId} and kind = any (${Object.values(consentKinds)}::text[])
    order by kind, id desc`.execute(reader);
  return new Map(rows.map(({ kind, version }) => [kind, version]));
}

/** Given and taken back as often as the player likes; each time stays on record. */
export async function insertNewsConsent(
  tx: Transaction,
  consent: Given & { readonly withdrawn: boolean },
): Promise<void> {
  await tx
    .insertInto('consent')
    .values({ ...consent, kind: 'news' })
    .execute();
}
