import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';

export type StoredKind = 'image' | 'document';

export type NewFile = {
  readonly hash: string;
  readonly kind: StoredKind;
  readonly name: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly bytes: number;
  readonly addedBy: bigint;
  readonly addedAt: Date;
};

const files = (reader: Reader) =>
  reader
    .selectFrom('storedFile as file')
    .leftJoin('administrator as adder', 'adder.id', 'file.addedBy')
    .select(['file.hash', 'file.kind', 'file.name', 'file.width', 'file.height', 'file.bytes'])
    .select(['file.addedBy', 'file.addedAt', 'adder.name as adderName'])
    .where('file.removed', '=', false);

export type FileRow = Awaited<ReturnType<ReturnType<typeof files>['executeTakeFirstOrThrow']>>;

type Wanted = {
  readonly kind: StoredKind;
  readonly name: string | undefined;
  readonly page: number;
  readonly pageSize: number;
};

/** Newest first. */
export async function readFilePage(reader: Reader, { kind, name, page, pageSize }: Wanted) {
  const found = files(reader)
    .where('file.kind', '=', kind)
    .$if(name !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(file.name), ${name?.toLowerCase() ?? ''}) > 0`),
    );
  const rows = await found
    .orderBy('file.addedAt', 'desc')
    .orderBy('file.hash')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await reader
    .selectFrom(found.as('found'))
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { rows, count: Number(count) };
}

export function findFile(reader: Reader, hash: string): Promise<FileRow | undefined> {
  return files(reader).where('file.hash', '=', hash).executeTakeFirst();
}

/** False when it was there and listed already. */
export async function insertFile(tx: Transaction, file: NewFile): Promise<boolean> {
  const { name, addedBy, addedAt } = file;
  const written = await tx
    .insertInto('storedFile')
    .values(file)
    // Uploaded again after it was removed, it is back.
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet({ removed: false, name, addedBy, addedAt })
        .where('storedFile.removed', '=', true),
    )
    .returning('hash')
    .executeTakeFirst();
  return written !== undefined;
}

/** Waits for whoever is using or removing it at this moment. */
export async function lockFile(tx: Transaction, hash: string) {
  return await tx
    .selectFrom('storedFile')
    .select(['hash', 'kind', 'name'])
    .where('hash', '=', hash)
    .where('removed', '=', false)
    .forUpdate()
    .executeTakeFirst();
}

export async function changeFile(
  tx: Transaction,
  hash: string,
  change: { readonly name: string } | { readonly removed: true },
): Promise<void> {
  await tx.updateTable('storedFile').set(change).where('hash', '=', hash).execute();
}

export type FileUse = { readonly hash: string; readonly kind: string; readonly title: string };

/** By place, the same order each time. */
export async function readUses(
  reader: Reader,
  hashes: readonly string[],
): Promise<readonly FileUse[]> {
  if (hashes.length === 0) return [];
  return await reader
    .selectFrom('fileUse')
    .select(['hash', 'kind', 'title'])
    .where('hash', 'in', hashes)
    .orderBy('kind')
    .orderBy('place')
    .execute();
}
