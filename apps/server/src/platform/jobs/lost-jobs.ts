import type { WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { lookEvery, type Watch } from './looking.ts';

const LOCKED_BY_RUNNER = 'select id from graphile_worker.jobs where locked_by = $1';

type LostJobsTerms = {
  readonly pool: Pool;
  readonly log: Logger;
  readonly runnerId: string;
  readonly everyMs: number;
  /** Ids of what the runner is at. */
  readonly underWay: ReadonlySet<string>;
  readonly onLost: () => void;
};

export function jobsUnderWay(events: WorkerEvents): ReadonlySet<string> {
  const ids = new Set<string>();
  events.on('job:start', ({ job }) => ids.add(job.id));
  events.on('job:complete', ({ job }) => ids.delete(job.id));
  return ids;
}

/**
 * PostgreSQL may lock a job for a runner and the connection break before the runner hears of it.
 * The runner lives, so nobody takes the job from it, and it does not know that it has it. It
 * compares what is locked in its name with what it is at.
 */
export function watchForLostJobs(terms: LostJobsTerms): Watch {
  const { pool, log, runnerId, everyMs, underWay, onLost } = terms;
  let idleBefore: ReadonlySet<string> = new Set();

  async function look(): Promise<void> {
    const { rows } = await pool.query<{ id: string }>(LOCKED_BY_RUNNER, [runnerId]);
    const idle = rows.map((row) => row.id).filter((id) => !underWay.has(id));
    // Found idle twice in a row: one that has just been taken or ended has had time to show it.
    const lost = idle.filter((id) => idleBefore.has(id));
    idleBefore = new Set(idle);
    if (lost.length === 0) return;
    log.warn({ jobs: lost }, 'jobs are locked for a runner that never heard of them');
    onLost();
  }

  return lookEvery({ everyMs, log, look });
}
