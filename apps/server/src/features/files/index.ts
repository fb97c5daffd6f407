import type { FastifyInstance } from 'fastify';
import type { UploadRoute } from '../../platform/http/handler.ts';
import type { FileDeps } from './add-file.ts';
import { type FileRoutes, fileRoutes, uploadRoute } from './file-routes.ts';
import { serveFiles } from './serve-files.ts';
import { type UseFiles, useFiles } from './use-files.ts';

export type { PartStore } from './ports.ts';

export type FilesDeps = FileDeps & {
  readonly refuseFlood: (address: string) => number | undefined;
};

export type Files = {
  readonly routes: FileRoutes;
  /** For the office's address alone. */
  readonly upload: UploadRoute;
  /** `/files/…`, for both addresses. */
  readonly registerFiles: (server: FastifyInstance) => void;
  readonly useFiles: UseFiles;
};

export function createFiles(deps: FilesDeps): Files {
  const registerFiles = serveFiles(deps);
  return { routes: fileRoutes(deps), upload: uploadRoute(deps), registerFiles, useFiles };
}
