import type { DownloadRoute } from '../../platform/http/download-route.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { writeExportJob } from './ask-for-export.ts';
import { cleanExportsJob, exportCleaner } from './clean-exports.ts';
import { downloadRoute } from './download.ts';
import type { ExportsDeps } from './exports-deps.ts';
import { type JobRoutes, jobRoutes } from './job-routes.ts';
import { exportWriter } from './write-export.ts';

export type { ExportsDeps } from './exports-deps.ts';

export type Exports = {
  readonly routes: JobRoutes;
  /** For the office's address alone. */
  readonly download: DownloadRoute;
  readonly jobs: readonly AnyJob[];
};

export function createExports(deps: ExportsDeps): Exports {
  const write = exportWriter(deps);
  return {
    routes: jobRoutes(deps),
    download: downloadRoute(deps),
    jobs: [
      {
        ...writeExportJob,
        run: ({ jobId }: { readonly jobId: string }) => write(BigInt(jobId)),
      },
      cleanExportsJob(exportCleaner(deps)),
    ],
  };
}
