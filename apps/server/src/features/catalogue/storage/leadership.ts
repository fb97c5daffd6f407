import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Reader, Transaction } from '../../../platform/database/database.ts';
import type { Freshness } from '../catalogue.ts';

/** Key of the advisory lock, used by nothing else; its holder consumes the feed. */
const LEADER_LOCK = 4_700_021;

/** After so long without a sign of life another process may lead. */
export const SILENT_LEADER_MS = 2_500;

/** What a leader says with each sign of life. */
export type LeaderState = { readonly seq: number; readonly freshness: Freshness };

const TAKE = `
  with lock as materialized (select pg_try_advisory_lock($1) as won)
  update feed_lead set term = term + 1, beaten_at = clock_timestamp(), freshness = 'suspended'
  from lock where won
  returning term`;

const BEAT = `
  update feed_lead set beaten_at = clock_timestamp(), seq = $2, freshness = $3 where term = $1`;

const RESIGN = `update feed_lead set beaten_at = '-infinity' where term = $1`;

/** One of ours, so no right of its own is needed. */
const END_SILENT_LEADER = `
  select pg_terminate_backend(pid) from pg_locks
  where locktype = 'advisory' and classid = 0 and objid = $1 and granted
    and database = (select oid from pg_database where datname = current_database())
    and pid <> pg_backend_pid()
    and exists (
      select from feed_lead where beaten_at < clock_timestamp() - $2 * interval '1 millisecond'
    )`;

/** The lead as it is written down, on the connection that holds the lock. */
export const leadership = {
  /** The number of the new term; undefined while another process has the lock. */
  take: async (client: Client): Promise<bigint | undefined> => {
    const { rows } = await client.query<{ term: string }>(TAKE, [LEADER_LOCK]);
    return rows[0] && BigInt(rows[0].term);
  },
  /** False when another process leads by now. */
  beat: async (client: Client, term: bigint, state: LeaderState): Promise<boolean> => {
    const { rowCount } = await client.query(BEAT, [term, state.seq, state.freshness]);
    return rowCount === 1;
  },
  /** Nobody need wait for the silence of who ended in order. */
  resign: (client: Client, term: bigint) => client.query(RESIGN, [term]),
  /** Returns how many connections it ended. */
  endSilentLeader: async (client: Client): Promise<number> => {
    const { rows } = await client.query(END_SILENT_LEADER, [LEADER_LOCK, SILENT_LEADER_MS]);
    return rows.length;
  },
};

export type LeaderSign = LeaderState & { readonly term: bigint };

/** The leader's last sign of life; undefined when it is too old to say anything. */
export async function readLeaderSign(reader: Reader): Promise<LeaderSign | undefined> {
  const { rows } = await sql<{ term: bigint; seq: bigint; freshness: Freshness }>`
    select term, seq, freshness from feed_lead
    where beaten_at >= clock_timestamp() - ${SILENT_LEADER_MS} * interval '1 millisecond'`.execute(
    reader,
  );
  const [sign] = rows;
  return sign && { ...sign, seq: Number(sign.seq) };
}

/**
 * Fencing: a leader that stood still may wake and go on writing, so that whoever writes holds the
 * number of the term until it has committed, and no later term begins before.
 */
export async function assertTerm(tx: Transaction, term: bigint): Promise<void> {
  const { rows } = await sql`
    select from feed_lead where term = ${term} for share`.execute(tx);
  if (rows.length === 0) throw new Error('catalogue: another process leads by now');
}
