import { administrator, careful } from '@kipute/contract/call';
import { EXPORT_FILE_PATH } from '@kipute/contract/constants/operations/exports';
import { ok, refuse } from '@kipute/domain/result';
import type { DownloadRoute } from '../../platform/http/download-route.ts';
import { findByHandle } from './export-store.ts';
import type { ExportsDeps } from './exports-deps.ts';
import { readParts } from './writing/file-parts.ts';

const mediaTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** 192 bits that nobody guesses, and worth nothing to anybody but the owner (EXP-30, EXP-31). */
const HANDLE = /^[\w-]{32}$/;

export function downloadRoute({ database, clock, parts }: ExportsDeps): DownloadRoute {
  return {
    name: EXPORT_FILE_PATH,
    rule: administrator('list_export/add'),
    rateLimit: careful,
    open: async (handle, { administratorId }) => {
      const file = HANDLE.test(handle) ? await findByHandle(database.read, handle) : undefined;
      // Another's file and no file are the same answer: a link tells nobody that it is one.
      if (file?.applicantId !== administratorId) return refuse('export-unknown');
      const { draft, expiresAt } = file;
      const isGone = file.removedAt !== null || expiresAt === null || expiresAt <= clock.now();
      if (isGone || draft === null) return refuse('export-expired');
      return ok({
        ...{ name: file.name, mediaType: mediaTypes[file.request.format] },
        ...{ bytes: Number(file.bytes), parts: readParts(parts, { draft, parts: file.parts }) },
      });
    },
  };
}
