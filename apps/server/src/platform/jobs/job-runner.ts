import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ParsedCronItem,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { BARRED_MS_MAX, whenBarred } from './barred-runner.ts';
import { watchForDeadRunners } from './dead-runners.ts';
import { type FinalFailure, jobEvents, libraryLogger } from './job-log.ts';
import type { AnyJob } from './jobs.ts';
import type { Watch } from './looking.ts';
import { jobsUnderWay, watchForLostJobs } from './lost-jobs.ts';
import { type Presence, showPresence } from './runner-presence.ts';

export type JobRunnerTerms = {
  readonly databaseUrl: string;
  readonly jobs: readonly AnyJob[];
  readonly log: Logger;
  /** Jobs at once in this process. */
  readonly concurrency: number;
  /** Counts jobs that gave up. */
  readonly onFinalFailure?: FinalFailure;
  readonly pollEveryMs?: number;
  readonly seekLeftLocksEveryMs?: number;
  readonly barredMsMax?: number;
};

export type JobRunner = {
  /** Takes no new job and resolves when those under way have ended. */
  readonly drain: () => Promise<void>;
};

const POLL_EVERY_MS = 2_000;
const SEEK_LEFT_LOCKS_EVERY_MS = 10_000;
const RESTART_AFTER_MS = 1_000;

const everyMsOf = (terms: JobRunnerTerms): number =>
  terms.seekLeftLocksEveryMs ?? SEEK_LEFT_LOCKS_EVERY_MS;

/** One connection listens, one looks for dead runners; the rest take and finish jobs. */
const CONNECTIONS_BESIDE_JOBS = 2;

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

/** A moment that was missed is not made up for: the next one comes soon enough. */
function scheduleOf(jobs: readonly AnyJob[]): ParsedCronItem[] {
  return parseCronItems(
    jobs.flatMap(({ name, schedule, attemptsMax }) =>
      schedule === undefined
        ? []
        : [{ task: name, match: schedule, options: { maxAttempts: attemptsMax } }],
    ),
  );
}

/** Every job bears its name as a flag: those that cannot be done here now are passed over. */
const namesToPassOver = (jobs: readonly AnyJob[]): string[] =>
  jobs.filter(({ canRun }) => canRun && !canRun()).map(({ name }) => name);

type Session = {
  /** Settles when the library has left, or has not managed to within a while. */
  readonly over: Promise<void>;
  readonly stop: () => Promise<void>;
  /** After `over`: from here on its jobs are those of a dead runner. */
  readonly leave: () => Promise<void>;
};

/**
 * The library leaves when it could not record how a job ended, and waits for ever when that
 * happened twice (graphile/worker#636). Its jobs would then stay locked by a runner that lives.
 */
const FAREWELL_MS_MAX = 5_000;

function watchSession(
  runner: Runner,
  events: WorkerEvents,
  { log, barredMsMax = BARRED_MS_MAX }: JobRunnerTerms,
): Promise<void> {
  const left = runner.promise.catch((error: unknown) =>
    log.error({ err: error }, 'the job runner stopped'),
  );
  const givenUp = new Promise<void>((resolve) => {
    const waitForFarewell = () => setTimeout(resolve, FAREWELL_MS_MAX).unref();
    events.once('pool:fatalError', waitForFarewell);
    const stopBarred = () => {
      log.warn('no job can be taken, so another session is opened');
      runner.stop().catch(() => {});
      waitForFarewell();
    };
    whenBarred(events, { failingMsMax: barredMsMax, tell: stopBarred });
  });
  return Promise.race([left, givenUp]);
}

async function openSession(terms: JobRunnerTerms, pool: Pool): Promise<Session> {
  const { databaseUrl, log } = terms;
  const events = jobEvents(log, terms.onFinalFailure ?? (() => {}));
  const underWay = jobsUnderWay(events);
  const created = new Promise<string>((resolve) => {
    events.once('pool:create', ({ workerPool }) => resolve(workerPool.id));
  });
  const runner = await run({
    pgPool: pool,
    taskList: taskListOf(terms.jobs),
    parsedCronItems: scheduleOf(terms.jobs),
    forbiddenFlags: () => namesToPassOver(terms.jobs),
    noHandleSignals: true,
    logger: libraryLogger(log),
    events,
    preset: {
      worker: {
        concurrentJobs: terms.concurrency,
        pollInterval: terms.pollEveryMs ?? POLL_EVERY_MS,
        // An outcome that cannot be recorded ends the session; outside of a batch, the process.
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
      },
    },
  });
  const over = watchSession(runner, events, terms);
  const stop = () => Promise.race([runner.stop().catch(() => {}), over]);
  const runnerId = await created;
  const presence = showPresence({ databaseUrl, runnerId, log });
  const watch = watchForLostJobs({
    pool,
    log,
    runnerId,
    everyMs: everyMsOf(terms),
    underWay,
    // The next session has another name, and the locks of this one are found without an owner.
    onLost: () => void stop(),
  });
  return { over, stop, leave: () => leave(watch, presence) };
}

async function leave(watch: Watch, presence: Presence): Promise<void> {
  await watch.end();
  await presence.end();
}

export async function startJobRunner(terms: JobRunnerTerms): Promise<JobRunner> {
  const { databaseUrl, log } = terms;
  const pool = new Pool({
    connectionString: databaseUrl,
    max: terms.concurrency + CONNECTIONS_BESIDE_JOBS,
    application_name: 'kipute-jobs',
  });
  const reportBroken = (error: Error) => log.warn({ err: error }, 'a job connection broke');
  pool.on('error', reportBroken);
  pool.on('connect', (client) => client.on('error', reportBroken));
  let isDraining = false;
  let session = await openSession(terms, pool);

  /** The library stops for good when it cannot record an outcome; the jobs must go on. */
  async function keepRunning(): Promise<void> {
    while (!isDraining) {
      await session.over;
      await session.leave();
      await reopen();
    }
  }

  async function reopen(): Promise<void> {
    while (!isDraining) {
      await sleep(RESTART_AFTER_MS);
      const opened = await openSession(terms, pool).catch((error: unknown) => {
        log.error({ err: error }, 'the job runner cannot start again');
      });
      if (!opened) continue;
      session = opened;
      return;
    }
  }

  const watch = watchForDeadRunners({
    pool,
    log,
    everyMs: everyMsOf(terms),
    onFinalFailure: terms.onFinalFailure ?? (() => {}),
  });
  const kept = keepRunning();
  return {
    drain: async () => {
      isDraining = true;
      await watch.end();
      // It may have stopped by itself a moment ago, or be starting again just now.
      await session.stop();
      await kept;
      await session.stop();
      await session.leave();
      await pool.end();
    },
  };
}
