import type { WorkerEvents } from 'graphile-worker';
import { Client, type Pool } from 'pg';
import type { Logger } from 'pino';

/**
 * Leases of job runners. A killed runner leaves its jobs locked, and the library by itself waits
 * four hours before it unlocks them. Every runner therefore holds a lease: an idle connection that
 * carries its id as the application name. The system closes it with the process, whatever way that
 * ends, so nobody has to guess by a clock whether a silent runner is dead or only busy. The living
 * look for locks whose owner has no lease, and give those jobs back.
 */
export type Lease = { readonly release: () => Promise<void> };

type LeaseOptions = {
  readonly databaseUrl: string;
  readonly runnerId: string;
  readonly log: Logger;
};

const RECONNECT_AFTER_MS = 1_000;

/** A machine that loses power closes nothing: PostgreSQL probes it every few seconds. */
const DETECT_LOST_POWER = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;

export function holdLease({ databaseUrl, runnerId, log }: LeaseOptions): Lease {
  let client: Client | undefined;
  let reconnecting: NodeJS.Timeout | undefined;
  let isReleased = false;

  async function connect(): Promise<void> {
    const connecting = new Client({ connectionString: databaseUrl, application_name: runnerId });
    client = connecting;
    connecting.on('error', (error) =>
      log.debug({ err: error, runnerId }, 'jobs: connection of the lease broke'),
    );
    connecting.on('end', reconnect);
    await connecting.connect();
    await connecting.query(DETECT_LOST_POWER);
  }

  function reconnect(): void {
    clearTimeout(reconnecting);
    if (isReleased) return;
    reconnecting = setTimeout(() => connect().catch(reportLost), RECONNECT_AFTER_MS);
  }

  function reportLost(error: unknown): void {
    log.warn({ err: error, runnerId }, 'jobs: runner cannot hold its lease, will be retried');
    reconnect();
  }

  connect().catch(reportLost);
  return {
    release: async () => {
      isReleased = true;
      clearTimeout(reconnecting);
      await client?.end().catch(() => {});
    },
  };
}

export type PollLoop = { readonly end: () => Promise<void> };

type PollOptions = { readonly everyMs: number; readonly log: Logger };

/** A poll that fails is logged and followed by the next; ending waits for the one under way. */
function pollEvery({ everyMs, log }: PollOptions, poll: () => Promise<void>): PollLoop {
  let polling: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    polling = poll().catch((error: unknown) =>
      log.warn({ err: error }, 'jobs: poll for left locks failed, will be retried'),
    );
  }, everyMs);
  return {
    end: () => {
      clearInterval(timer);
      return polling;
    },
  };
}

const OWNERS_WITHOUT_LEASE = `
  select distinct locked_by as id from graphile_worker.jobs
  where locked_by is not null and locked_by not in (
    select application_name from pg_stat_activity where datname = current_database()
  )`;

/** The killed attempt counts, so a job that kills its runner every time comes to an end. */
const LAST_ATTEMPTS = `
  select id, task_identifier as name from graphile_worker.jobs
  where locked_by = any($1) and attempts >= max_attempts`;

const UNLOCK = 'select graphile_worker.force_unlock_workers($1)';

export type FinalFailure = (jobName: string) => void;

type DeadRunnerOptions = PollOptions & {
  readonly pool: Pool;
  readonly onFinalFailure: FinalFailure;
};

/** Gives the jobs of runners whose lease is gone back to the others (JOB-06). */
export function reclaimJobsOfDeadRunners(options: DeadRunnerOptions): PollLoop {
  const { pool, log, onFinalFailure } = options;
  let missedBefore: ReadonlySet<string> = new Set();

  async function poll(): Promise<void> {
    const { rows } = await pool.query<{ id: string }>(OWNERS_WITHOUT_LEASE);
    const missed = rows.map((row) => row.id);
    // Missed twice in a row: a runner whose connection broke has had time to reconnect.
    const dead = missed.filter((id) => missedBefore.has(id));
    missedBefore = new Set(missed);
    if (dead.length > 0) await unlock(dead);
  }

  async function unlock(dead: readonly string[]): Promise<void> {
    const { rows } = await pool.query<{ id: string; name: string }>(LAST_ATTEMPTS, [dead]);
    await pool.query(UNLOCK, [dead]);
    log.warn({ runners: dead }, 'jobs: runners died, their jobs are unlocked');
    for (const job of rows) {
      log.error({ job: job.name, jobId: job.id }, 'jobs: last attempt died with its runner');
      onFinalFailure(job.name);
    }
  }

  return pollEvery(options, poll);
}

const LOCKED_BY_RUNNER = 'select id from graphile_worker.jobs where locked_by = $1';

type OrphanedJobOptions = PollOptions & {
  readonly pool: Pool;
  readonly runnerId: string;
  /** Ids of the jobs the runner is working on. */
  readonly running: ReadonlySet<string>;
  readonly onOrphaned: () => void;
};

export function runningJobs(events: WorkerEvents): ReadonlySet<string> {
  const ids = new Set<string>();
  events.on('job:start', ({ job }) => ids.add(job.id));
  events.on('job:complete', ({ job }) => ids.delete(job.id));
  return ids;
}

/**
 * PostgreSQL may lock a job for a runner and the connection break before the runner hears of it.
 * The runner lives, so nobody takes the job from it, and it does not know that it has it (JOB-10).
 * It compares what is locked in its name with what it is working on.
 */
export function watchForOrphanedJobs(options: OrphanedJobOptions): PollLoop {
  const { pool, log, runnerId, running, onOrphaned } = options;
  let idleBefore: ReadonlySet<string> = new Set();

  async function poll(): Promise<void> {
    const { rows } = await pool.query<{ id: string }>(LOCKED_BY_RUNNER, [runnerId]);
    const idle = rows.map((row) => row.id).filter((id) => !running.has(id));
    // Found idle twice in a row: one that has just been taken or ended has had time to show it.
    const orphaned = idle.filter((id) => idleBefore.has(id));
    idleBefore = new Set(idle);
    if (orphaned.length === 0) return;
    log.warn({ jobIds: orphaned, runnerId }, 'jobs: locked for a runner that never got them');
    onOrphaned();
  }

  return pollEvery(options, poll);
}
