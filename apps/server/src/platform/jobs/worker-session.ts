import { EventEmitter } from 'node:events';
import {
  Logger as LibraryLogger,
  type ParsedCronItem,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AnyJob } from './jobs.ts';
import { type FinalFailure, holdLease, runningJobs, watchForOrphanedJobs } from './runner-lease.ts';

/** One run of the library (graphile-worker), from its start until it stops for whatever reason. */
export type WorkerSession = {
  /** Settles when the library has stopped, or has not managed to within a while. */
  readonly over: Promise<void>;
  readonly stop: () => Promise<void>;
  /** After `over`: releases its lease, so that its jobs are those of a dead runner. */
  readonly release: () => Promise<void>;
};

export type WorkerOptions = {
  readonly databaseUrl: string;
  readonly jobs: readonly AnyJob[];
  readonly log: Logger;
  /** Jobs at once in this process. */
  readonly concurrency: number;
  /** Counts jobs that gave up. */
  readonly onFinalFailure?: FinalFailure;
  readonly pollEveryMs?: number;
  readonly seekLeftLocksEveryMs?: number;
  readonly stuckMsMax?: number;
};

const POLL_EVERY_MS = 2_000;
const SEEK_LEFT_LOCKS_EVERY_MS = 10_000;

export const lockPollMsOf = ({ seekLeftLocksEveryMs }: WorkerOptions): number =>
  seekLeftLocksEveryMs ?? SEEK_LEFT_LOCKS_EVERY_MS;

export async function openSession(options: WorkerOptions, pool: Pool): Promise<WorkerSession> {
  const { databaseUrl, log } = options;
  const events = jobEvents(log, options.onFinalFailure ?? (() => {}));
  const running = runningJobs(events);
  const created = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
  });
  const runner = await startLibrary(options, pool, events);
  const over = sessionEnd(runner, events, options);
  const stop = () => Promise.race([runner.stop().catch(() => {}), over]);
  const runnerId = await created;
  const lease = holdLease({ databaseUrl, runnerId, log });
  const watch = watchForOrphanedJobs({
    pool,
    log,
    runnerId,
    everyMs: lockPollMsOf(options),
    running,
    // The next session has another id, and the locks of this one are found without an owner.
    onOrphaned: () => void stop(),
  });
  const release = async () => {
    await watch.end();
    await lease.release();
  };
  return { over, stop, release };
}

function startLibrary(options: WorkerOptions, pool: Pool, events: WorkerEvents): Promise<Runner> {
  const { jobs, log, concurrency, pollEveryMs } = options;
  return run({
    pgPool: pool,
    taskList: taskListOf(jobs),
    parsedCronItems: scheduleOf(jobs),
    forbiddenFlags: () => namesToSkip(jobs),
    noHandleSignals: true,
    logger: libraryLogger(log),
    events,
    preset: {
      worker: {
        concurrentJobs: concurrency,
        pollInterval: pollEveryMs ?? POLL_EVERY_MS,
        // An outcome that cannot be recorded ends the session; outside of a batch, the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
}

function taskListOf(jobs: readonly AnyJob[]): TaskList {
  const entries = jobs.map((job) => {
    const task = async (written: unknown) => {
      // Sound: the schema and `run` come from one `Job<Payload>`.
      await job.run(job.payload.parse(written) as never);
    };
    return [job.name, task] as const;
  });
  return Object.fromEntries(entries);
}

/** A scheduled run that was missed is not made up for: the next one comes soon enough. */
function scheduleOf(jobs: readonly AnyJob[]): ParsedCronItem[] {
  return parseCronItems(
    jobs.flatMap(({ name, schedule, attemptsMax }) =>
      schedule === undefined
        ? []
        : [{ task: name, match: schedule, options: { maxAttempts: attemptsMax } }],
    ),
  );
}

/** Every job carries its name as a flag: those that cannot run here now are left to others. */
const namesToSkip = (jobs: readonly AnyJob[]): string[] =>
  jobs.filter(({ canRun }) => canRun && !canRun()).map(({ name }) => name);

/**
 * The library stops when it could not record how a job ended, and waits for ever when that happened
 * twice (graphile/worker#636). Its jobs would then stay locked by a runner that lives.
 */
const STOP_MS_MAX = 5_000;

function sessionEnd(
  runner: Runner,
  events: WorkerEvents,
  { log, stuckMsMax = STUCK_MS_MAX }: WorkerOptions,
): Promise<void> {
  const stopped = runner.promise.catch((error: unknown) =>
    log.error({ err: error }, 'jobs: runner stopped, a new session is opened'),
  );
  const givenUp = new Promise<void>((resolve) => {
    const giveUpSoon = () => setTimeout(resolve, STOP_MS_MAX).unref();
    events.once('pool:fatalError', giveUpSoon);
    const stopStuck = () => {
      log.warn('jobs: runner cannot take any job, a new session is opened');
      runner.stop().catch(() => {});
      giveUpSoon();
    };
    whenStuck(events, { failingMsMax: stuckMsMax, tell: stopStuck });
  });
  return Promise.race([stopped, givenUp]);
}

/** So long may a session fail to take jobs before it is replaced (JOB-13). */
const STUCK_MS_MAX = 5_000;

/**
 * The library looks up the ids of its tasks once and caches the result, even that the connection
 * broke meanwhile (0.18). Such a session fails whenever it looks for a job and reports it to
 * nobody; only a new one looks them up again.
 */
function whenStuck(
  events: WorkerEvents,
  { failingMsMax, tell }: { readonly failingMsMax: number; readonly tell: () => void },
): void {
  let failingSince: number | undefined;
  let isTold = false;
  const canTake = () => {
    failingSince = undefined;
  };
  events.on('worker:getJob:empty', canTake);
  events.on('job:start', canTake);
  events.on('worker:getJob:error', () => {
    const now = performance.now();
    failingSince ??= now;
    if (isTold || now - failingSince < failingMsMax) return;
    isTold = true;
    tell();
  });
}

/** A job that gave up is logged at error and counted (JOB-04). */
function jobEvents(log: Logger, onFinalFailure: FinalFailure): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('job:error', ({ job, error }) => {
    const facts = { err: error, job: job.task_identifier, jobId: job.id, attempt: job.attempts };
    if (job.attempts < job.max_attempts) {
      log.warn(facts, 'jobs: job failed, will be retried');
      return;
    }
    log.error(facts, 'jobs: job failed for the last time');
    onFinalFailure(job.task_identifier);
  });
  return events;
}

/** The library's lines carry whole payloads in their facts; only the sentence is kept. */
function libraryLogger(log: Logger): LibraryLogger {
  return new LibraryLogger(() => (level, message, facts) => {
    // A failed job is reported from its event, where a retry differs from the last attempt.
    if (facts?.failure) return;
    const text = `jobs: ${message}`;
    if (level === 'error' || level === 'warning') log.warn({ from: 'graphile-worker' }, text);
    else log.debug({ from: 'graphile-worker' }, text);
  });
}
