import { administrator } from '@kipute/contract/call';
import {
  fileUseKinds,
  IMAGE_BYTES_MAX,
  UPLOAD_PATH,
  UPLOADS_PER_MINUTE,
} from '@kipute/contract/constants/content/files';
import { type Locale, textIn } from '@kipute/contract/locale';
import type { CallContent, CallRequest } from '@kipute/contract/registry';
import type { Reader } from '../../platform/database/database.ts';
import {
  answer,
  answerPage,
  type CallContext,
  type HandlersFor,
  refuseWith,
  type SignedInAdministrator,
  type UploadRoute,
} from '../../platform/http/handler.ts';
import { addFile, type Editor, type FileDeps } from './add-file.ts';
import { removeFile, renameFile } from './change-file.ts';
import {
  type FileRow,
  type FileUse,
  findFile,
  readFilePage,
  readUses,
  type StoredKind,
} from './stored-files.ts';

export type FileRoutes = HandlersFor<
  'file/inquire_images' | 'file/inquire_documents' | 'file/update' | 'file/remove'
>;

type StoredFile = CallContent<'file/inquire_images'>[number];
type Search = CallRequest<'file/inquire_images'>;
type Who = Pick<CallContext<SignedInAdministrator>, 'caller' | 'address' | 'userAgent'>;

const editorOf = ({ caller, address, userAgent }: Who): Editor => ({
  administratorId: caller.administratorId,
  visit: { address, userAgent },
});

/** `/files/<hash>.webp` as the lists told it. */
const hashIn = (path: string): string => path.slice('/files/'.length).replace(/\.\w+$/, '');

export function fileRoutes(deps: FileDeps): FileRoutes {
  const { office } = deps.database;
  return {
    'file/inquire_images': (asked) => pageOf(office, 'image', asked),
    'file/inquire_documents': (asked) => pageOf(office, 'document', asked),
    'file/update': async ({ path, name }, context) => {
      const renamed = await renameFile(deps, { hash: hashIn(path), name }, editorOf(context));
      return renamed.ok ? answer(null) : refuseWith(renamed.refusal);
    },
    'file/remove': async ({ path }, context) => {
      const removed = await removeFile(deps, hashIn(path), editorOf(context));
      if (removed.ok) return answer(null);
      const { refusal } = removed;
      return refusal.code === 'file-in-use'
        ? refuseWith(refusal.code, { places: placesOf(refusal.uses, context.locale) })
        : refuseWith(refusal.code);
    },
  };
}

/** At the office's address; its gate is that of every call (FIL-01). */
export function uploadRoute(deps: FileDeps): UploadRoute {
  return {
    name: UPLOAD_PATH.slice('/api/'.length),
    rule: administrator('file/obs_add'),
    rateLimit: { calls: UPLOADS_PER_MINUTE, seconds: 60 },
    bytesMax: IMAGE_BYTES_MAX,
    receive: async (file, context) => {
      const added = await addFile(deps, file, editorOf(context));
      if (!added.ok) return refuseWith(added.refusal);
      // From the pool that wrote it, so that it is there.
      const [stored] = await viewsOf(deps.database.read, [
        await findFile(deps.database.read, added.value.hash),
      ]);
      return stored ? answer(stored) : refuseWith('file-unknown');
    },
  };
}

async function pageOf(reader: Reader, kind: StoredKind, { page, page_size, name }: Search) {
  const { rows, count } = await readFilePage(reader, { kind, name, page, pageSize: page_size });
  return answerPage(await viewsOf(reader, rows), count);
}

async function viewsOf(
  reader: Reader,
  found: readonly (FileRow | undefined)[],
): Promise<StoredFile[]> {
  const rows = found.filter((row) => row !== undefined);
  const uses = await readUses(
    reader,
    rows.map(({ hash }) => hash),
  );
  return rows.map((row) => ({
    path: `/files/${row.hash}.${row.kind === 'image' ? 'webp' : 'txt'}`,
    kind: row.kind as StoredKind,
    name: row.name,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    added_by:
      row.addedBy === null ? null : { id: row.addedBy.toString(), name: row.adderName ?? '' },
    added_at: row.addedAt.toISOString(),
    uses: uses.flatMap(({ hash, kind, title }) =>
      hash === row.hash && isUseKind(kind) ? [{ kind, title }] : [],
    ),
  }));
}

const placesOf = (uses: readonly FileUse[], locale: Locale): string =>
  uses
    .flatMap(({ kind, title }) =>
      isUseKind(kind) ? [`${textIn(locale, fileUseKinds[kind])}: ${title}`] : [],
    )
    .join(', ');

const isUseKind = (kind: string): kind is keyof typeof fileUseKinds => kind in fileUseKinds;
