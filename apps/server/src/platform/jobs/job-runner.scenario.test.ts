import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@kipute/testkit/eventually';
import { createTestDatabase, type TestDatabase } from '@kipute/testkit/test-database';
import { Client } from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createDatabase } from '../database/create-database.ts';
import type { Database } from '../database/database.ts';
import { type JobRunner, startJobRunner } from './job-runner.ts';
import type { AnyJob, EnqueueOptions, Job } from './jobs.ts';
import { createOutbox } from './outbox.ts';
import type { WorkerOptions } from './worker-session.ts';

const silent = pino({ level: 'silent' });
const outbox = createOutbox();
const watchful = { seekLeftLocksEveryMs: 200 };

let home: TestDatabase;
let database: Database;
let sql: Client;
const runners: JobRunner[] = [];

beforeEach(async () => {
  home = await createTestDatabase();
  database = createDatabase({ url: home.url, log: silent });
  sql = new Client({ connectionString: home.ownerUrl, application_name: 'onlooker' });
  await sql.connect();
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.drain()));
  await sql.end();
  await database.close();
  await home.drop();
});

async function startRunner(jobs: readonly AnyJob[], options: Partial<WorkerOptions> = {}) {
  const runner = await startJobRunner({
    databaseUrl: home.url,
    jobs,
    log: silent,
    concurrency: 2,
    pollEveryMs: 100,
    ...options,
  });
  runners.push(runner);
  return runner;
}

type Greeting = { readonly name: string };
function greet(run: Job<Greeting>['run'], attemptsMax = 3): Job<Greeting> {
  return { name: 'greet', payload: z.object({ name: z.string() }), attemptsMax, run };
}

function noted() {
  const names: string[] = [];
  const job = greet(async ({ name }) => {
    names.push(name);
  });
  return { names, job };
}

const enqueue = (job: Job<Greeting>, name: string, options?: EnqueueOptions) =>
  database.transact((tx) => outbox.enqueue(tx, job, { name }, options));

async function waitingJobs(): Promise<readonly unknown[]> {
  const { rows } = await sql.query('select * from graphile_worker.jobs');
  return rows;
}

async function runnerPresent(): Promise<string> {
  const { rows } = await sql.query<{ id: string }>(`
    select application_name as id from pg_stat_activity
    where datname = current_database() and application_name like 'pool-%'`);
  if (!rows[0]) throw new Error('no runner shows itself');
  return rows[0].id;
}

describe('the outbox', () => {
  test('[JOB-09] a job with a schedule is known to the fleet by it, the others are not', async () => {
    const { job } = noted();
    await startRunner([{ ...job, name: 'sweep', schedule: '*/10 * * * *' }, job]);
    await eventually(async () => {
      const { rows } = await sql.query<{ identifier: string }>(
        'select identifier from graphile_worker._private_known_crontabs',
      );
      expect(rows).toEqual([{ identifier: 'sweep' }]);
    });
  });

  test('[JOB-01] a transaction that rolls back enqueues nothing', async () => {
    const { names, job } = noted();
    const failed = database.transact(async (tx) => {
      await outbox.enqueue(tx, job, { name: 'never' });
      throw new Error('the verb changed its mind');
    });
    await expect(failed).rejects.toThrow('changed its mind');
    await enqueue(job, 'committed');
    await startRunner([job]);
    await eventually(async () => expect(await waitingJobs()).toEqual([]));
    expect(names).toEqual(['committed']);
  });

  test('[JOB-02] a second job under the same key replaces the one that waits', async () => {
    const { names, job } = noted();
    await enqueue(job, 'old', { key: 'greeting' });
    await enqueue(job, 'new', { key: 'greeting' });
    await enqueue(job, 'other', { key: 'another' });
    await startRunner([job]);
    await eventually(async () => expect(await waitingJobs()).toEqual([]));
    expect(names.toSorted()).toEqual(['new', 'other']);
  });

  test('[JOB-02] a job for later waits until then', async () => {
    const { names, job } = noted();
    await enqueue(job, 'later', { runAt: new Date(Date.now() + 3_600_000) });
    await enqueue(job, 'now');
    await startRunner([job]);
    await eventually(() => expect(names).toEqual(['now']));
    await eventually(async () => expect(await waitingJobs()).toHaveLength(1));
  });

  test('[JOB-12] a job that cannot be done here is passed over until it can be', async () => {
    const { names, job } = noted();
    let hears = false;
    await enqueue(job, 'needs the provider');
    await enqueue({ ...job, name: 'other' }, 'needs nobody');
    await startRunner([
      { ...job, canRun: () => hears },
      { ...job, name: 'other' },
    ]);
    await eventually(async () => expect(await waitingJobs()).toHaveLength(1));
    expect(names).toEqual(['needs nobody']);
    hears = true;
    await eventually(() => expect(names).toEqual(['needs nobody', 'needs the provider']));
  });
});

describe('failures', () => {
  test('[JOB-03] a payload the schema refuses never reaches the job', async () => {
    const run = vi.fn(async () => {});
    const failed: string[] = [];
    await sql.query(`select graphile_worker.add_job('greet', '{"name":7}', max_attempts => 1)`);
    await startRunner([greet(run)], { onFinalFailure: (name) => failed.push(name) });
    await eventually(() => expect(failed).toEqual(['greet']));
    expect(run).not.toHaveBeenCalled();
  });

  test('[JOB-04] a job that throws is tried again until it succeeds', async () => {
    let attempts = 0;
    const job = greet(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('the operator is away');
    });
    const failed: string[] = [];
    await enqueue(job, 'x');
    await startRunner([job], { onFinalFailure: (name) => failed.push(name) });
    await eventually(() => expect(attempts).toBe(2));
    await eventually(async () => expect(await waitingJobs()).toEqual([]));
    expect(failed).toEqual([]);
  });

  test('[JOB-04] the last failure is logged at error without the payload', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'error' }, { write: (line) => lines.push(line) });
    const job = greet(() => Promise.reject(new Error('refused for good')), 1);
    await enqueue(job, 'a secret name');
    await startRunner([job], { log });
    await eventually(() => expect(lines).toHaveLength(1));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ job: 'greet', attempt: 1 });
    expect(lines[0]).not.toContain('a secret name');
  });
});

describe('several runners', () => {
  test('[JOB-05] two runners share the work and run no job twice', async () => {
    const runs = new Map<string, number>();
    const job = greet(async ({ name }) => {
      runs.set(name, (runs.get(name) ?? 0) + 1);
      await sleep(5);
    });
    const names = Array.from({ length: 40 }, (_, index) => `guest ${index}`);
    for (const name of names) await enqueue(job, name);
    await Promise.all([startRunner([job]), startRunner([job])]);
    await eventually(async () => expect(await waitingJobs()).toEqual([]));
    expect(runs).toEqual(new Map(names.map((name) => [name, 1])));
  });

  test('[JOB-06] a runner that lives keeps its long job', async () => {
    const run = vi.fn(() => sleep(1_500));
    const job = greet(run);
    await Promise.all([startRunner([job], watchful), startRunner([job], watchful)]);
    await eventually(async () => {
      const { rows } = await sql.query(`
        select from pg_stat_activity
        where datname = current_database() and application_name like 'pool-%'`);
      expect(rows).toHaveLength(2);
    });
    // Several looks for dead runners pass while the job is under way.
    await enqueue(job, 'slow');
    await eventually(async () => expect(await waitingJobs()).toEqual([]));
    expect(run).toHaveBeenCalledOnce();
  });

  test('[JOB-06] a job whose runner is killed is run by another', async () => {
    const { names, job } = noted();
    await enqueue(job, 'orphan');
    await killRunnerInMidJob();
    await startRunner([job], watchful);
    await eventually(() => expect(names).toEqual(['orphan']));
  });

  test('[JOB-06] a job that died with its runner at its last attempt is counted', async () => {
    const { names, job } = noted();
    const failed: string[] = [];
    await enqueue({ ...job, attemptsMax: 1 }, 'deadly');
    await killRunnerInMidJob();
    await startRunner([job], { ...watchful, onFinalFailure: (name) => failed.push(name) });
    await eventually(() => expect(failed).toEqual(['greet']));
    expect(names).toEqual([]);
  });
});

/** A process of its own takes the job, says so, never ends it, and is killed. */
async function killRunnerInMidJob(): Promise<void> {
  const script = `
    import { startJobRunner } from ${JSON.stringify(import.meta.resolve('./job-runner.ts'))};
    import pino from 'pino';
    import { z } from 'zod';
    const run = () => { console.log('taken'); return new Promise(() => {}); };
    await startJobRunner({
      databaseUrl: ${JSON.stringify(home.url)}, log: pino({ level: 'silent' }), concurrency: 1,
      jobs: [{ name: 'greet', payload: z.unknown(), attemptsMax: 3, run }],
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('interruptions', () => {
  test('[JOB-07] all connections are cut, and jobs go on', async () => {
    const { names, job } = noted();
    await startRunner([job]);
    await enqueue(job, 'before');
    await eventually(() => expect(names).toEqual(['before']));
    await sql.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name not in ('onlooker', 'kipute')`);
    await enqueue(job, 'after');
    await eventually(() => expect(names).toEqual(['before', 'after']));
  });

  test('[JOB-07] jobs whose outcomes could not be recorded are run again', async () => {
    const names = ['first', 'second', 'third', 'fourth'];
    const gates = new Map(names.map((name) => [name, Promise.withResolvers<void>()]));
    const runs: string[] = [];
    const job = greet(async ({ name }) => {
      runs.push(name);
      await gates.get(name)?.promise;
    });
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
    const unrecorded = () => lines.filter((line) => line.includes('Failed to complete')).length;
    await startRunner([job], { ...watchful, log, concurrency: names.length });
    for (const name of names) await enqueue(job, name);
    await eventually(() => expect(runs.toSorted()).toEqual(names.toSorted()));
    await sql.query('alter table graphile_worker._private_jobs rename to out_of_reach');
    // One after the other: after several such failures the library does not find its way out.
    for (const [place, name] of names.entries()) {
      gates.get(name)?.resolve();
      await eventually(() => expect(unrecorded()).toBe(place + 1));
    }
    await sql.query('alter table graphile_worker.out_of_reach rename to _private_jobs');
    await eventually(async () => expect(await waitingJobs()).toEqual([]));
    expect(runs.toSorted()).toEqual([...names, ...names].toSorted());
  });

  test('[JOB-10] a job locked for a runner that never heard of it is run all the same', async () => {
    const { names, job } = noted();
    await enqueue(job, 'lost', { runAt: new Date(Date.now() + 3_600_000) });
    await startRunner([job], watchful);
    const runnerId = await eventually(runnerPresent);
    // What is left when the connection breaks between the lock and the answer.
    await sql.query(
      `update graphile_worker._private_jobs
       set locked_by = $1, locked_at = now(), run_at = now(), attempts = attempts + 1`,
      [runnerId],
    );
    await eventually(() => expect(names).toEqual(['lost']));
    await eventually(async () => expect(await waitingJobs()).toEqual([]));
  });

  test('[JOB-07] a library that stops by itself is started again', async () => {
    const { names, job } = noted();
    await startRunner([job]);
    await enqueue(job, 'before');
    await eventually(() => expect(names).toEqual(['before']));
    // It takes jobs before it listens, and what nobody listens to is lost.
    await eventually(async () => {
      const { rowCount } = await sql.query(`
        select 1 from pg_stat_activity
        where datname = current_database() and state = 'idle'
          and query like 'LISTEN %worker:migrate%'`);
      expect(rowCount).toBe(1);
    });
    // The library leaves when a newer release migrates its tables, and would end the process.
    await sql.query(`select pg_notify('worker:migrate', '{"breaking":true}')`);
    await eventually(() => expect(process.exitCode).toBe(57));
    process.exitCode = undefined;
    await enqueue(job, 'after');
    await eventually(() => expect(names).toEqual(['before', 'after']));
  });

  test('[JOB-13] a runner whose line broke when it looked up its tasks takes jobs all the same', async () => {
    const { names, job } = noted();
    const holder = new Client({ connectionString: home.ownerUrl });
    await holder.connect();
    await holder.query('begin; lock table graphile_worker._private_tasks');
    await startRunner([job], { stuckMsMax: 300 });
    await eventually(async () => {
      const { rowCount } = await sql.query(`
        select pg_terminate_backend(pid) from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%_private_tasks%'`);
      expect(rowCount).toBeGreaterThan(0);
    });
    await holder.end();
    await enqueue(job, 'Asha');
    await eventually(() => expect(names).toEqual(['Asha']));
  });

  test('[JOB-08] draining waits for the job under way and takes no other', async () => {
    const ended: string[] = [];
    const job = greet(async ({ name }) => {
      await sleep(300);
      ended.push(name);
    });
    const runner = await startJobRunner({
      databaseUrl: home.url,
      jobs: [job],
      log: silent,
      concurrency: 1,
    });
    await enqueue(job, 'first');
    await eventually(async () => {
      expect(await waitingJobs()).toMatchObject([{ locked_by: expect.any(String) }]);
    });
    await enqueue(job, 'second');
    await runner.drain();
    expect(ended).toEqual(['first']);
    expect(await waitingJobs()).toMatchObject([{ locked_by: null, attempts: 0 }]);
  });
});
