import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { FinalFailure } from './job-log.ts';
import { lookEvery, type Watch } from './looking.ts';

/**
 * A runner that is killed leaves its jobs locked, and the library by itself waits four hours
 * before it trusts nobody is at them. Every runner shows its presence (runner-presence.ts); here
 * the living look for locks whose owner is not there and give those jobs back.
 */
const ABSENT_OWNERS = `
  select distinct locked_by as id from graphile_worker.jobs
  where locked_by is not null and locked_by not in (
    select application_name from pg_stat_activity where datname = current_database()
  )`;

/** The killed attempt counts, so a job that kills its runner every time comes to an end. */
const LAST_ATTEMPTS = `
  select id, task_identifier as name from graphile_worker.jobs
  where locked_by = any($1) and attempts >= max_attempts`;

const UNLOCK = 'select graphile_worker.force_unlock_workers($1)';

type WatchTerms = {
  readonly pool: Pool;
  readonly log: Logger;
  readonly everyMs: number;
  readonly onFinalFailure: FinalFailure;
};

export function watchForDeadRunners(terms: WatchTerms): Watch {
  const { pool, log, everyMs, onFinalFailure } = terms;
  let missedBefore: ReadonlySet<string> = new Set();

  async function look(): Promise<void> {
    const { rows } = await pool.query<{ id: string }>(ABSENT_OWNERS);
    const missed = rows.map((row) => row.id);
    // Missed twice in a row: a runner whose connection broke has had time to come back.
    const dead = missed.filter((id) => missedBefore.has(id));
    missedBefore = new Set(missed);
    if (dead.length > 0) await giveBack(dead);
  }

  async function giveBack(dead: readonly string[]): Promise<void> {
    const { rows } = await pool.query<{ id: string; name: string }>(LAST_ATTEMPTS, [dead]);
    await pool.query(UNLOCK, [dead]);
    log.warn({ runners: dead }, 'jobs of runners that died are given back');
    for (const job of rows) {
      log.error({ job: job.name, jobId: job.id }, 'job died with its runner for the last time');
      onFinalFailure(job.name);
    }
  }

  return lookEvery({ everyMs, log, look });
}
