import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Reader, Transaction } from '../../platform/database/database.ts';

export type RollUpDeps = { readonly database: Database; readonly clock: Clock };

/** Entries of one transaction: what is lost when a process is killed is done again in a second. */
const CHUNK = 10_000;
/** Longer than a chunk or an hour of the busiest day takes. */
const ROLL_TIMEOUT = '5min';
const MINUTES_KEPT_MS = 15 * 86_400_000;

/**
 * Rolls up whatever the books hold by now and whatever is to be rolled up anew. Any number of
 * processes may do so at once, be killed and do it again: each chunk moves the progress in the
 * transaction that adds it, and whoever finds the progress taken leaves the work to its holder
 * (FIG-10). Nothing here is on the way of a bet: writers are neither asked nor kept waiting.
 */
export async function rollUp({ database, clock }: RollUpDeps): Promise<void> {
  const startedAt = clock.now();
  const safeTo = await findSafeEnd(database);
  let isDone = false;
  while (!isDone) isDone = await database.transact((tx) => rollChunk(tx, safeTo));
  await markRecounts(database);
  for (const hour of await staleHours(database.read)) {
    await database.transact((tx) => rollHourAnew(tx, hour));
  }
  await database.transact((tx) => noteRolledAt(tx, { safeTo, startedAt }));
}

/** Rolls up until nothing that was written before the call is left out. */
export async function rollUpWhole(deps: RollUpDeps): Promise<void> {
  const { rows } = await sql<{ newest: bigint }>`
    select coalesce(max(id), 0)::bigint as newest from journal_entry`.execute(deps.database.read);
  const newest = rows[0]?.newest ?? 0n;
  for (;;) {
    await rollUp(deps);
    const { rolledTo, pending } = await progressOf(deps.database.read);
    if (rolledTo >= newest && pending === 0n) return;
  }
}

export type Progress = {
  /** Every entry up to it is rolled up, or never will be there. */
  readonly rolledTo: bigint;
  readonly rolledAt: Date | null;
  /** Hours and accounts that wait to be rolled up anew. */
  readonly pending: bigint;
};

export async function progressOf(reader: Reader): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select rolled_to, nullif(rolled_at, '-infinity') as rolled_at,
      (select count(*) from statistics_stale_hour) + (select count(*) from statistics_recount)
        as pending
    from statistics_progress`.execute(reader);
  return rows[0] ?? { rolledTo: 0n, rolledAt: null, pending: 0n };
}

/**
 * Numbers of entries are given out before they are seen. The newest one seen is where it is safe to
 * roll up to once every transaction has ended that had begun by then: whoever has a smaller number
 * took locks, and so a transaction id, before it.
 */
async function findSafeEnd({ transact }: Database): Promise<bigint> {
  return await transact(async (tx) => {
    const { rows } = await sql<{ seenTo: bigint; isSafe: boolean; rolledTo: bigint }>`
      select seen_to, rolled_to,
        seen_until <= pg_snapshot_xmin(pg_current_snapshot()) as is_safe
      from statistics_progress`.execute(tx);
    const { seenTo = 0n, rolledTo = 0n, isSafe = false } = rows[0] ?? {};
    if (!isSafe) return rolledTo;
    // In two statements: what the second one takes for begun had begun when the first one looked.
    const newest = await sql<{ id: bigint }>`
      select coalesce(max(id), 0)::bigint as id from journal_entry`.execute(tx);
    await sql`
      update statistics_progress
      set seen_to = greatest(seen_to, ${newest.rows[0]?.id ?? 0n}),
        seen_until = pg_snapshot_xmax(pg_current_snapshot())
      where seen_until <= pg_snapshot_xmin(pg_current_snapshot())`.execute(tx);
    return seenTo;
  });
}

/** True when there is nothing more to do here: all is rolled up, or another process does it. */
async function rollChunk(tx: Transaction, safeTo: bigint): Promise<boolean> {
  const rolledTo = await holdProgress(tx);
  if (rolledTo === undefined || rolledTo >= safeTo) return true;
  const { rows } = await sql<{ id: bigint }>`
    select id from journal_entry where id > ${rolledTo} and id <= ${safeTo}
    order by id limit ${CHUNK}`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await addEntries(tx, ids);
  const reached = ids.length < CHUNK ? safeTo : (ids.at(-1) ?? safeTo);
  await sql`update statistics_progress set rolled_to = ${reached}`.execute(tx);
  return reached >= safeTo;
}

/** Undefined while another process holds it. */
async function holdProgress(tx: Transaction): Promise<bigint | undefined> {
  await sql`select set_config('statement_timeout', ${ROLL_TIMEOUT}, true)`.execute(tx);
  const { rows } = await sql<{ rolledTo: bigint }>`
    select rolled_to from statistics_progress for update skip locked`.execute(tx);
  return rows[0]?.rolledTo;
}

async function addEntries(tx: Transaction, ids: readonly bigint[]): Promise<void> {
  if (ids.length > 0) await sql`select add_statistics(${ids}::bigint[])`.execute(tx);
}

/** What became of an account is found in all its hours; an hour is named once however often. */
async function markRecounts({ transact }: Database): Promise<void> {
  await transact(async (tx) => {
    await sql`select set_config('statement_timeout', ${ROLL_TIMEOUT}, true)`.execute(tx);
    const { rows } = await sql<{ playerId: bigint; withBranch: boolean }>`
      delete from statistics_recount returning player_id, with_branch`.execute(tx);
    const alone = rows.filter(({ withBranch }) => !withBranch);
    const moved = rows.filter(({ withBranch }) => withBranch);
    const of = (some: typeof rows) => some.map(({ playerId }) => playerId);
    if (alone.length > 0) await markHoursOf(tx, sql`select unnest(${of(alone)}::bigint[])`);
    if (moved.length > 0) await markHoursOf(tx, branchesOf(of(moved)));
  });
}

/** Those and everybody below them; the inviters are a tree, so this ends. */
const branchesOf = (playerIds: readonly bigint[]) => sql`
  with recursive branch as (
    select unnest(${playerIds}::bigint[]) as id
    union
    select player.id from player join branch on player.inviter_id = branch.id
  ) select id from branch`;

async function markHoursOf(tx: Transaction, players: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into statistics_stale_hour (hour)
    select distinct date_trunc('hour', recorded_at) from posting
    where player_id in (${players}) order by 1
    on conflict do nothing`.execute(tx);
}

async function staleHours(reader: Reader): Promise<readonly Date[]> {
  const { rows } = await sql<{ hour: Date }>`
    select hour from statistics_stale_hour order by hour desc`.execute(reader);
  return rows.map(({ hour }) => hour);
}

/** From the books again, as far as they are rolled up; its mark goes in the same transaction. */
async function rollHourAnew(tx: Transaction, hour: Date): Promise<void> {
  const rolledTo = await holdProgress(tx);
  if (rolledTo === undefined) return;
  const marked = await sql`
    delete from statistics_stale_hour where hour = ${hour} returning hour`.execute(tx);
  if (marked.rows.length === 0) return;
  await sql`
    delete from statistics_hour
    where facet = any (array['product', 'sport', 'league', 'market', 'match', 'agent', 'operator',
        'device', 'minute'])
      and hour >= ${hour} and hour < ${hour}::timestamptz + interval '1 hour'`.execute(tx);
  const { rows } = await sql<{ id: bigint }>`
    select distinct entry_id as id from posting
    where recorded_at >= ${hour} and recorded_at < ${hour}::timestamptz + interval '1 hour'
      and entry_id <= ${rolledTo}
    order by id`.execute(tx);
  for (let begin = 0; begin < rows.length; begin += CHUNK) {
    const ids = rows.slice(begin, begin + CHUNK).map(({ id }) => id);
    await addEntries(tx, ids);
  }
}

/** Minutes only serve the day they belong to and the week after it. */
export async function forgetMinutes({ database, clock }: RollUpDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - MINUTES_KEPT_MS);
  await database.transact((tx) =>
    sql`delete from statistics_hour where facet = 'minute' and hour < ${before}`.execute(tx),
  );
}

/** Only who did all of it knows since when nothing is left out. */
async function noteRolledAt(
  tx: Transaction,
  { safeTo, startedAt }: { readonly safeTo: bigint; readonly startedAt: Date },
): Promise<void> {
  await sql`
    update statistics_progress set rolled_at = ${startedAt}
    where rolled_to >= ${safeTo} and rolled_at < ${startedAt}`.execute(tx);
}
