import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/schema.gen.ts';
import { type RunError, type RunEvent, type RunState, runStateAfter } from './run-states.ts';

type Row = Selectable<DB['jobRun']>;

export type JobRun = Omit<Row, 'state' | 'error'> & {
  readonly state: RunState;
  readonly error: RunError | null;
};

/** Sound: the checks of the table name the same words. */
const runOf = (row: Row): JobRun => row as JobRun;

export type NewRun = {
  readonly type: number;
  readonly key: string;
  readonly subject?: string;
  readonly applicantId?: bigint | null;
  /** Null while it waits for its turn. */
  readonly startedAt: Date | null;
  readonly now: Date;
};

/** Of what is under way there is one row a key: who comes after a crash goes on in it. */
export async function openRun(tx: Transaction, run: NewRun): Promise<JobRun> {
  const { now, subject = '', applicantId = null, ...row } = run;
  const opened = await tx
    .insertInto('jobRun')
    .values({ ...row, subject, applicantId, state: 'processing', createdAt: now, touchedAt: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .where('state', '=', 'processing')
        .doUpdateSet({ touchedAt: now, startedAt: sql`coalesce(job_run.started_at, ${now})` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return runOf(opened);
}

export async function findRun(reader: Reader, id: bigint): Promise<JobRun | undefined> {
  const row = await reader.selectFrom('jobRun').selectAll().where('id', '=', id).executeTakeFirst();
  return row && runOf(row);
}

/** The worker and whoever cancels come one after the other. */
export async function lockRun(tx: Transaction, id: bigint): Promise<JobRun | undefined> {
  const row = await tx
    .selectFrom('jobRun')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && runOf(row);
}

type Ending = { readonly event: RunEvent; readonly now: Date };

/** False when the run, which is locked, is over already. */
export async function endRun(
  tx: Transaction,
  { id, state }: Pick<JobRun, 'id' | 'state'>,
  { event, now }: Ending,
): Promise<boolean> {
  const after = runStateAfter(state, event);
  if (after === undefined) return false;
  await tx
    .updateTable('jobRun')
    .set({ state: after, endedAt: now, touchedAt: now })
    .$if(event !== 'ended', (update) => update.set({ error: event, failedRuns: sql`job_run.runs` }))
    .where('id', '=', id)
    .execute();
  return true;
}

type Progress = { readonly done: number; readonly all?: number | undefined; readonly now: Date };

/** What the run is told about itself: whether somebody wants it to end. */
export async function noteRunProgress(
  tx: Transaction,
  id: bigint,
  { done, all, now }: Progress,
): Promise<{ readonly isWanted: boolean }> {
  const row = await tx
    .updateTable('jobRun')
    .set({
      ...{ rowsDone: BigInt(done), touchedAt: now, startedAt: sql`coalesce(started_at, ${now})` },
      ...(all !== undefined && { rowsAll: BigInt(all) }),
    })
    .where('id', '=', id)
    .where('state', '=', 'processing')
    .returning('cancelAskedAt')
    .executeTakeFirst();
  return { isWanted: row !== undefined && row.cancelAskedAt === null };
}

export async function askToCancel(tx: Transaction, id: bigint, now: Date): Promise<void> {
  await tx.updateTable('jobRun').set({ cancelAskedAt: now }).where('id', '=', id).execute();
}

type DayRuns = {
  readonly type: number;
  readonly key: string;
  readonly runs: number;
  readonly failed: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly lastFailed: boolean;
};

/** Adds to the one row of that day in East Africa; its state is that of the newest run (EXP-04). */
export async function countRunsOfDay(
  tx: Transaction,
  day: string,
  counted: DayRuns,
): Promise<void> {
  const { type, key, runs, failed, firstAt, lastAt, lastFailed } = counted;
  const state = lastFailed ? 'failed' : 'done';
  const error = lastFailed ? 'broke' : null;
  await sql`
    insert into job_run (type, key, of_day, state, error, runs, failed_runs, created_at, started_at,
      touched_at, ended_at)
    values (${type}, ${key}, ${day}::date, ${state}, ${error}, ${runs}, ${failed}, ${firstAt},
      ${firstAt}, ${lastAt}, ${lastAt})
    on conflict (key, of_day) where of_day is not null do update set
      state = excluded.state, error = excluded.error, runs = job_run.runs + excluded.runs,
      failed_runs = job_run.failed_runs + excluded.failed_runs,
      touched_at = excluded.touched_at, ended_at = excluded.ended_at`.execute(tx);
}

/** Runs of which nothing was heard for long: whoever did them is gone (EXP-05). */
export async function silentRuns(reader: Reader, before: Date): Promise<readonly bigint[]> {
  const rows = await reader
    .selectFrom('jobRun')
    .select('id')
    .where('state', '=', 'processing')
    .where('touchedAt', '<', before)
    .execute();
  return rows.map(({ id }) => id);
}

export type RunFilter = {
  readonly type?: number | undefined;
  readonly state?: RunState | undefined;
  readonly applicantId?: bigint | undefined;
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
};
type Page = { readonly page: number; readonly pageSize: number };

/** Newest first; a row of a day stands where its day began. */
export async function listRuns(
  reader: Reader,
  { type, state, applicantId, from, until }: RunFilter,
  { page, pageSize }: Page,
): Promise<{ readonly runs: readonly JobRun[]; readonly count: number }> {
  let found = reader.selectFrom('jobRun');
  if (type !== undefined) found = found.where('type', '=', type);
  if (state !== undefined) found = found.where('state', '=', state);
  if (applicantId !== undefined) found = found.where('applicantId', '=', applicantId);
  if (from) found = found.where('createdAt', '>=', from);
  if (until) found = found.where('createdAt', '<', until);
  const rows = await found
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { count } = await found
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return { runs: rows.map(runOf), count: Number(count) };
}
