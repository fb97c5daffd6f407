import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { reclaimJobsOfDeadRunners } from './runner-lease.ts';
import { lockPollMsOf, openSession, type WorkerOptions } from './worker-session.ts';

export type JobRunner = {
  /** Takes no new job and resolves when those under way have ended. */
  readonly drain: () => Promise<void>;
};

export type JobRunnersOptions = Omit<WorkerOptions, 'concurrency'> & {
  /** How many jobs of each kind this process runs at once. */
  readonly concurrency: { readonly short: number; readonly long: number };
};

/** Long jobs have workers of their own: no payment waits until bets are settled (JOB-11). */
export async function startJobRunners({
  concurrency,
  ...options
}: JobRunnersOptions): Promise<JobRunner> {
  const start = (isLong: boolean, jobsAtOnce: number) =>
    startJobRunner({
      ...{ ...options, concurrency: jobsAtOnce },
      jobs: options.jobs.filter((job) => (job.isLong ?? false) === isLong),
    });
  const short = await start(false, concurrency.short);
  const long = await start(true, concurrency.long).catch(async (error: unknown) => {
    await short.drain();
    throw error;
  });
  return {
    drain: async () => {
      await Promise.all([short.drain(), long.drain()]);
    },
  };
}

const RESTART_AFTER_MS = 1_000;

/** One connection listens, one looks for dead runners; the rest take and finish jobs. */
const CONNECTIONS_BESIDE_JOBS = 2;

function openPool({ databaseUrl, concurrency, log }: WorkerOptions): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: concurrency + CONNECTIONS_BESIDE_JOBS,
    application_name: 'kipute-jobs',
  });
  const reportBroken = (error: Error) => log.warn({ err: error }, 'jobs: connection broke');
  pool.on('error', reportBroken);
  pool.on('connect', (client) => client.on('error', reportBroken));
  return pool;
}

export async function startJobRunner(options: WorkerOptions): Promise<JobRunner> {
  const { log } = options;
  const pool = openPool(options);
  let isDraining = false;
  let session = await openSession(options, pool);

  /** The library stops for good when it cannot record an outcome; the jobs must go on. */
  async function keepRunning(): Promise<void> {
    while (!isDraining) {
      await session.over;
      await session.release();
      await reopen();
    }
  }

  async function reopen(): Promise<void> {
    while (!isDraining) {
      await sleep(RESTART_AFTER_MS);
      const opened = await openSession(options, pool).catch((error: unknown) => {
        log.error({ err: error }, 'jobs: runner cannot restart, will be retried');
      });
      if (!opened) continue;
      session = opened;
      return;
    }
  }

  const reclaiming = reclaimJobsOfDeadRunners({
    pool,
    log,
    everyMs: lockPollMsOf(options),
    onFinalFailure: options.onFinalFailure ?? (() => {}),
  });
  const kept = keepRunning();
  return {
    drain: async () => {
      isDraining = true;
      await reclaiming.end();
      // It may have stopped by itself a moment ago, or be starting again just now.
      await session.stop();
      await kept;
      await session.stop();
      await session.release();
      await pool.end();
    },
  };
}
