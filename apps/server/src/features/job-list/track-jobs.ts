import { jobTypes } from '@kipute/contract/constants/operations/administration';
import { eatDayOf } from '@kipute/domain/odds/eat-days';
import type { BaseLogger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AnyJob } from '../../platform/jobs/jobs.ts';
import { countRunsOfDay, endRun, lockRun, noteRunProgress, openRun } from './run-store.ts';

type JobType = keyof typeof jobTypes;

/** What a run of a job is called in the list, read off its payload. */
type RunOf = {
  readonly types: readonly JobType[];
  /** Tells it from other runs of the same job that are under way; empty: there is one at a time. */
  readonly key?: string;
  readonly subject?: string;
  readonly applicantId?: bigint;
};

/** After a run: whether its work goes on in a later one, and how far it is. */
type Standing = {
  readonly isOver: boolean;
  readonly done: number;
  readonly all?: number;
};

export type Tracked =
  /** One row a day for each type: what runs every few minutes. */
  | { readonly as: 'day'; readonly types: readonly JobType[] }
  | {
      readonly as: 'run';
      readonly describe: (payload: never) => Promise<RunOf | undefined> | RunOf;
      readonly standing?: (payload: never) => Promise<Standing>;
    };

type Deps = {
  readonly database: Pick<Database, 'read' | 'transact'>;
  readonly clock: Clock;
  readonly log: Pick<BaseLogger, 'error'>;
};

export type TrackJobs = {
  readonly track: (jobs: readonly AnyJob[]) => readonly AnyJob[];
  /** Writes what was counted and not written yet; once at the end. */
  readonly flush: () => Promise<void>;
};

/**
 * Wraps jobs so that their runs show in the list. Bookkeeping never decides about work: when it
 * fails, the job runs all the same (EXP-03).
 */
export function jobTracker(
  deps: Deps,
  tracked: Readonly<Partial<Record<string, Tracked>>>,
): TrackJobs {
  const days = dayCounter(deps);
  return {
    track: (jobs) =>
      jobs.map((job) => {
        const how = tracked[job.name];
        if (!how) return job;
        return how.as === 'day'
          ? {
              ...job,
              run: countedRun(job, (hasFailed) => days.note(how.types, job.name, hasFailed)),
            }
          : { ...job, run: listedRun(deps, job, how) };
      }),
    flush: days.flush,
  };
}

type Run = AnyJob['run'];

function countedRun(job: AnyJob, note: (hasFailed: boolean) => Promise<void>): Run {
  return async (payload) => {
    try {
      await job.run(payload);
    } catch (error) {
      await note(true);
      throw error;
    }
    await note(false);
  };
}

function listedRun(deps: Deps, job: AnyJob, how: Extract<Tracked, { as: 'run' }>): Run {
  return async (payload) => {
    const ids = await quietly(deps, () => beginRuns(deps, job.name, how, payload), []);
    try {
      await job.run(payload);
    } catch (error) {
      await quietly(deps, () => endRuns(deps, ids, 'broke'), undefined);
      throw error;
    }
    await quietly(
      deps,
      async () => {
        const standing = await how.standing?.(payload);
        if (standing) await noteStanding(deps, ids, standing);
        if (standing?.isOver !== false) await endRuns(deps, ids, 'ended');
      },
      undefined,
    );
  };
}

async function quietly<Value>(
  { log }: Deps,
  work: () => Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  return await work().catch((err: unknown) => {
    log.error({ err }, 'job list: a run could not be written down, its work goes on');
    return otherwise;
  });
}

async function beginRuns(
  { database, clock }: Deps,
  name: string,
  how: Extract<Tracked, { as: 'run' }>,
  payload: never,
): Promise<readonly bigint[]> {
  const described = await how.describe(payload);
  if (!described) return [];
  const { types, key = '', subject, applicantId } = described;
  const now = clock.now();
  return await database.transact(async (tx) => {
    const ids: bigint[] = [];
    for (const type of types) {
      const row = { type: jobTypes[type].id, key: `${name} ${type} ${key}`.trim(), now };
      const opened = await openRun(tx, {
        ...{ ...row, startedAt: now },
        ...(subject !== undefined && { subject }),
        ...(applicantId !== undefined && { applicantId }),
      });
      ids.push(opened.id);
    }
    return ids;
  });
}

async function noteStanding({ database, clock }: Deps, ids: readonly bigint[], at: Standing) {
  await database.transact(async (tx) => {
    const progress = { done: at.done, all: at.all, now: clock.now() };
    for (const id of ids) await noteRunProgress(tx, id, progress);
  });
}

async function endRuns(
  { database, clock }: Deps,
  ids: readonly bigint[],
  event: 'ended' | 'broke',
) {
  await database.transact(async (tx) => {
    for (const id of ids) {
      const run = await lockRun(tx, id);
      if (run) await endRun(tx, run, { event, now: clock.now() });
    }
  });
}

type Counted = {
  readonly type: number;
  readonly key: string;
  readonly day: string;
  runs: number;
  failed: number;
  readonly firstAt: Date;
  lastAt: Date;
  lastFailed: boolean;
};

/** How long what was counted stays in memory alone: a process that is killed forgets so much. */
const FLUSH_EVERY_MS = 10_000;

/** Counts in memory and writes now and then: no row is written for each of a thousand runs. */
function dayCounter(deps: Deps) {
  const { database, clock } = deps;
  let counted = new Map<string, Counted>();
  let flushedAt = 0;
  const flush = async (): Promise<void> => {
    const taken = counted;
    counted = new Map();
    for (const one of taken.values()) {
      await database.transact((tx) => countRunsOfDay(tx, one.day, one));
    }
  };
  return {
    note: async (types: readonly JobType[], name: string, hasFailed: boolean): Promise<void> => {
      const now = clock.now();
      const day = eatDayOf(now.getTime());
      for (const type of types) {
        const key = `${name} ${type}`;
        const known = counted.get(`${key} ${day}`) ?? {
          ...{ type: jobTypes[type].id, key, day, runs: 0, failed: 0 },
          ...{ firstAt: now, lastAt: now, lastFailed: false },
        };
        known.runs += 1;
        known.failed += hasFailed ? 1 : 0;
        known.lastAt = now;
        known.lastFailed = hasFailed;
        counted.set(`${key} ${day}`, known);
      }
      if (now.getTime() - flushedAt < FLUSH_EVERY_MS) return;
      flushedAt = now.getTime();
      await quietly(deps, flush, undefined);
    },
    flush,
  };
}
