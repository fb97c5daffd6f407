import type { fileUseKinds } from '@kipute/contract/constants/content/files';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Transaction } from '../../platform/database/database.ts';

type UsingPlace = {
  readonly kind: keyof typeof fileUseKinds;
  /** Its number among its kind. */
  readonly place: string;
  /** What people call it, for "where is this shown". */
  readonly title: string;
  /** Every address of ours it shows; what is no upload is none of our business. */
  readonly paths: readonly string[];
};

export type UseFiles = (
  tx: Transaction,
  place: UsingPlace,
) => Promise<Result<null, 'file-unknown'>>;

const UPLOADED = /^\/files\/([0-9a-f]{32})(?:-\d{1,4})?\.\w+$/;

/**
 * Says which files a place shows from now on, in the transaction of the place itself; no path takes
 * all of its uses away. Each file is held until the commit, so that none is removed meanwhile.
 */
export const useFiles: UseFiles = async (tx, { kind, place, title, paths }) => {
  const hashes = [...new Set(paths.flatMap((path) => UPLOADED.exec(path)?.[1] ?? []))].sort();
  if (paths.some((path) => path.startsWith('/files/') && !UPLOADED.test(path))) {
    return refuse('file-unknown');
  }
  if (hashes.length > 0) {
    const listed = await tx
      .selectFrom('storedFile')
      .select('hash')
      .where('hash', 'in', hashes)
      .where('removed', '=', false)
      .orderBy('hash')
      .forShare()
      .execute();
    if (listed.length < hashes.length) return refuse('file-unknown');
  }
  await tx.deleteFrom('fileUse').where('kind', '=', kind).where('place', '=', place).execute();
  const rows = hashes.map((hash) => ({ kind, place, hash, title }));
  if (rows.length > 0) await tx.insertInto('fileUse').values(rows).execute();
  return ok(null);
};
