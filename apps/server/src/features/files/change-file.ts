import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Editor, FileDeps } from './add-file.ts';
import { changeFile, lockFile, readUses } from './stored-files.ts';

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

/** What is shown anywhere stays. The bytes stay too: pages that were kept still ask for them. */
export function removeFile(
  { database, audit }: ChangeDeps,
  hash: string,
  by: Editor,
): Promise<Result<null, 'file-unknown' | 'file-in-use'>> {
  return database.transact(async (tx) => {
    const file = await lockFile(tx, hash);
    if (!file) return refuse('file-unknown');
    if ((await readUses(tx, [hash])).length > 0) return refuse('file-in-use');
    await changeFile(tx, hash, { removed: true });
    const changes = { name: [file.name, null] } as const;
    await audit.record(tx, { ...recordOf(hash, by), content: `removed ${file.kind}`, changes });
    return ok(null);
  });
}
