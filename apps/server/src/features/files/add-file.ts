import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { visibleText } from '@kipute/contract/fields';
import { ok, type Result, refuse } from '@kipute/domain/result';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Visit } from '../access/index.ts';
import type { Audit } from '../audit/index.ts';
import type { FileStore } from './ports.ts';
import { type DocumentRefusal, readDocument } from './read-document.ts';
import { type ImageRefusal, readImage } from './read-image.ts';
import { insertFile, type NewFile } from './stored-files.ts';

export type FileRefusal = ImageRefusal | DocumentRefusal | 'file-missing';

export type FileDeps = {
  readonly database: Database;
  readonly clock: Clock;
  readonly audit: Pick<Audit, 'record'>;
  readonly store: FileStore;
};

type Upload = { readonly name: string; readonly bytes: Buffer };
export type Editor = { readonly administratorId: bigint; readonly visit: Visit };

/** Of the bytes as they are served. */
const hashOf = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** What is to be written, checked and drawn anew; nothing of the upload itself is kept. */
type Prepared = Pick<NewFile, 'hash' | 'kind' | 'width' | 'height' | 'bytes'> & {
  readonly forms: ReadonlyMap<string, Buffer>;
};

/**
 * Checks → bytes → row: whoever knows the row finds the bytes. A crash in between leaves bytes that
 * nobody refers to, and the next try writes the same again.
 */
export async function addFile(
  { database, clock, audit, store }: FileDeps,
  upload: Upload,
  by: Editor,
): Promise<Result<{ readonly hash: string }, FileRefusal>> {
  if (upload.bytes.length === 0) return refuse('file-missing');
  const prepared = await prepare(upload);
  if (!prepared.ok) return prepared;
  const { forms, ...facts } = prepared.value;
  for (const [name, bytes] of forms) await store.write(name, bytes);
  await database.transact(async (tx) => {
    const name = labelOf(upload.name) ?? facts.hash.slice(0, 8);
    const addedBy = by.administratorId;
    const isNew = await insertFile(tx, { ...facts, name, addedBy, addedAt: clock.now() });
    if (!isNew) return;
    await audit.record(tx, {
      type: 'content-change',
      source: 'backoffice',
      user: { kind: 'administrator', id: by.administratorId },
      content: `uploaded ${facts.kind} ${name}`,
      subject: { kind: 'file', id: facts.hash },
      changes: { name: [null, name], bytes: [null, facts.bytes] },
      ...by.visit,
    });
  });
  return ok({ hash: facts.hash });
}

const isDocument = (name: string): boolean => /\.txt$/i.test(name.trim());

async function prepare({ name, bytes }: Upload): Promise<Result<Prepared, FileRefusal>> {
  if (isDocument(name)) {
    const read = readDocument(bytes);
    if (!read.ok) return read;
    const hash = hashOf(read.value);
    const forms = new Map([[`${hash}.txt`, read.value]]);
    const facts = {
      kind: 'document',
      width: null,
      height: null,
      bytes: read.value.length,
    } as const;
    return ok({ ...facts, hash, forms });
  }
  const read = await readImage(bytes);
  if (!read.ok) return read;
  const { width, height, whole, narrower } = read.value;
  const hash = hashOf(whole);
  const forms = new Map([
    [`${hash}.webp`, whole],
    ...[...narrower].map(([wide, form]) => [`${hash}-${wide}.webp`, form] as const),
  ]);
  return ok({ kind: 'image', hash, width, height, bytes: whole.length, forms });
}

const label = visibleText(100).min(1);

/** For people alone: the last part of whatever path was sent, without its ending. */
function labelOf(name: string): string | undefined {
  const last = basename(name.replaceAll('\\', '/')).replace(/\.[a-z0-9]{1,5}$/i, '');
  return label.safeParse(last.slice(0, 100)).data;
}
