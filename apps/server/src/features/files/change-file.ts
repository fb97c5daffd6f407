import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Editor, FileDeps } from './add-file.ts';
import { changeFile, type FileUse, lockFile, readUses } from './stored-files.ts';

type ChangeDeps = Pick<FileDeps, 'database' | 'audit'>;

const recordOf = (hash: string, { administratorId, visit }: Editor) =>
  ({
    type: 'content-change',
    source: 'backoffice',
    user: { kind: 'administrator', id: administratorId },
    subject: { kind: 'file', id: hash },
    ...visit,
  }) as const;

export function renameFile(
  { database, audit }: ChangeDeps,
  { hash, name }: { readonly hash: string; readonly name: string },
  by: Editor,
): Promise<Result<null, 'file-unknown'>> {
  return database.transact(async (tx) => {
    const file = await lockFile(tx, hash);
    if (!file) return refuse('file-unknown');
    await changeFile(tx, hash, { name });
    const changes = { name: [file.name, name] } as const;
    await audit.record(tx, { ...recordOf(hash, by), content: `renamed ${file.kind}`, changes });
    return ok(null);
  });
}

type RemoveRefusal =
  | { readonly code: 'file-unknown' }
  /** With where it is shown, so that a clerk knows where to take it away. */
  | { readonly code: 'file-in-use'; readonly uses: readonly FileUse[] };

/** What is shown anywhere stays. The bytes stay too: pages that were kept still ask for them. */
export function removeFile(
  { database, audit }: ChangeDeps,
  hash: string,
  by: Editor,
): Promise<Result<null, RemoveRefusal>> {
  return database.transact(async (tx) => {
    const file = await lockFile(tx, hash);
    if (!file) return refuse<RemoveRefusal>({ code: 'file-unknown' });
    const uses = await readUses(tx, [hash]);
    if (uses.length > 0) return refuse<RemoveRefusal>({ code: 'file-in-use', uses });
    await changeFile(tx, hash, { removed: true });
    const changes = { name: [file.name, null] } as const;
    await audit.record(tx, { ...recordOf(hash, by), content: `removed ${file.kind}`, changes });
    return ok(null);
  });
}
