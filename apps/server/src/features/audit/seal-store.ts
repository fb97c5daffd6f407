import { sql } from 'kysely';
import type { Reader, Transaction } from '../../platform/database/database.ts';

export type Seal = {
  readonly line: bigint;
  readonly activityId: bigint;
  readonly recordedAt: Date;
  readonly hash: Buffer;
};

/**
 * Every field of a record, written the same way whatever the session's settings are. What is left
 * out here could be changed unseen, and a change of this text breaks every seal there is.
 */
const writtenOut = sql<string>`jsonb_build_array(
  record.id, to_char(record.recorded_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
  record.type, record.source, record.user_kind, record.user_id, record.content, record.network,
  record.user_agent, record.subject_kind, record.subject_id, record.changes)::text`;

const SEALER_LOCK = 8_504;

/** False while another process seals. */
export async function lockSealing(tx: Transaction): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(${SEALER_LOCK}) as locked`.execute(tx);
  return rows[0]?.locked === true;
}

export function newestSeal(reader: Reader): Promise<Seal | undefined> {
  return reader
    .selectFrom('activitySeal')
    .selectAll()
    .orderBy('line', 'desc')
    .limit(1)
    .executeTakeFirst();
}

type Unsealed = { readonly id: bigint; readonly recordedAt: Date; readonly text: string };

/** The oldest that wait, in the order of their time; whose line is there waits no more. */
export async function readUnsealed(tx: Transaction, limit: number): Promise<readonly Unsealed[]> {
  await sql`
    delete from activity_unsealed using activity_seal
    where activity_seal.activity_id = activity_unsealed.activity_id`.execute(tx);
  const { rows } = await sql<Unsealed>`
    select record.id, record.recorded_at, ${writtenOut} as text
    from (select recorded_at, activity_id from activity_unsealed
          order by recorded_at, activity_id limit ${limit}) as waiting
    join activity as record
      on record.recorded_at = waiting.recorded_at and record.id = waiting.activity_id
    order by record.recorded_at, record.id`.execute(tx);
  return rows;
}

/** The time is copied in the database: a JavaScript date would cut its microseconds off. */
export async function insertSeals(
  tx: Transaction,
  seals: readonly Pick<Seal, 'line' | 'activityId' | 'hash'>[],
): Promise<void> {
  await sql`
    with given as (
      select * from unnest(
        ${seals.map(({ line }) => line)}::int8[],
        ${seals.map(({ activityId }) => activityId)}::int8[],
        ${seals.map(({ hash }) => hash)}::bytea[]) as given (line, activity_id, hash)
    ), gone as (
      delete from activity_unsealed using given
      where activity_unsealed.activity_id = given.activity_id
      returning given.line, given.activity_id, activity_unsealed.recorded_at, given.hash
    )
    insert into activity_seal (line, activity_id, recorded_at, hash)
    select line, activity_id, recorded_at, hash from gone`.execute(tx);
}

export type Place = { readonly recordedAt: string; readonly id: bigint };

/**
 * From where records may lack a line though none is waiting for it: from the first one while the
 * chain is empty, else from an hour ago, when a server of an older version may have written some.
 */
export async function firstForgotten(reader: Reader): Promise<Place> {
  const { rows } = await sql<Place>`
    select (coalesce((select now() - interval '1 hour' from activity_seal limit 1),
      '-infinity'))::text as recorded_at, 0::int8 as id`.execute(reader);
  return rows[0] ?? { recordedAt: '-infinity', id: 0n };
}

/** Has a bounded number of such records wait; answers where to go on, undefined at the end. */
export async function queueForgotten(
  tx: Transaction,
  { recordedAt, id }: Place,
  limit: number,
): Promise<Place | undefined> {
  // Nobody seals meanwhile: a record that is sealed and waits as well would be sealed twice.
  await sql`select pg_advisory_xact_lock(${SEALER_LOCK})`.execute(tx);
  const { rows } = await sql<Place>`
    with looked_at as (
      select recorded_at, id from activity
      where (recorded_at, id) > (${recordedAt}::timestamptz, ${id}::int8)
      order by recorded_at, id limit ${limit}
    ), queued as (
      insert into activity_unsealed (recorded_at, activity_id)
      select recorded_at, id from looked_at
      where not exists (select from activity_seal where activity_id = looked_at.id)
      on conflict do nothing
    )
    select recorded_at::text, id from looked_at order by looked_at.recorded_at desc, id desc
    limit 1`.execute(tx);
  return rows[0];
}

export type CheckedLine = {
  readonly line: bigint;
  readonly activityId: bigint;
  readonly recordedAt: Date;
  readonly hash: Buffer;
  /** Null when the record is gone. */
  readonly text: string | null;
};

export async function readLines(
  reader: Reader,
  after: bigint,
  limit: number,
): Promise<readonly CheckedLine[]> {
  const { rows } = await sql<CheckedLine>`
    select seal.line, seal.activity_id, seal.recorded_at, seal.hash,
      case when record.id is not null then ${writtenOut} end as text
    from activity_seal as seal
    left join activity as record
      on record.recorded_at = seal.recorded_at and record.id = seal.activity_id
    where seal.line > ${after} order by seal.line limit ${limit}`.execute(reader);
  return rows;
}

/** Records that nobody sealed though they are older than a moment ago. */
export async function readForgotten(
  reader: Reader,
  before: Date,
  limit: number,
): Promise<readonly bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select record.id from activity as record
    where record.recorded_at < ${before}
      and not exists (select from activity_seal as seal where seal.activity_id = record.id)
    order by record.recorded_at, record.id limit ${limit}`.execute(reader);
  return rows.map(({ id }) => id);
}
