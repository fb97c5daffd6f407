import { z } from 'zod';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { endRun, lockRun, silentRuns } from '../job-list/index.ts';
import { leftovers, markRemoved } from './export-store.ts';
import type { ExportsDeps } from './exports-deps.ts';
import { removeParts } from './writing/file-parts.ts';

const EVERY_TEN_MINUTES = '4,14,24,34,44,54 * * * *';
/** Longer than any pause between two attempts of a job, or two looks at a mailing that waits. */
const SILENT_MS = 24 * 3_600_000;

/** Files that have expired, drafts that nobody finishes, runs whose worker is gone (EXP-05, EXP-23). */
export function exportCleaner({ database, clock, parts }: ExportsDeps): () => Promise<void> {
  return async () => {
    const now = clock.now();
    for (const id of await silentRuns(database.read, new Date(now.getTime() - SILENT_MS))) {
      await database.transact(async (tx) => {
        const run = await lockRun(tx, id);
        if (run) await endRun(tx, run, { event: 'interrupted', now });
      });
    }
    for (const left of await leftovers(database.read, now)) {
      // The row is told last: whoever is interrupted here removes them again.
      await removeParts(parts, left);
      await database.transact((tx) => markRemoved(tx, left.jobId, now));
    }
  };
}

export const cleanExportsJob = (clean: () => Promise<void>): AnyJob => ({
  name: 'clean-exports',
  payload: z.object({}),
  attemptsMax: 1,
  schedule: EVERY_TEN_MINUTES,
  isLong: true,
  run: clean,
});
