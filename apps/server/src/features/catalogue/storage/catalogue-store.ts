import { CompiledQuery, sql } from 'kysely';
import type { Database, Reader, Transaction } from '../../../platform/database/database.ts';
import type { Change } from '../changes.ts';
import type { Kind } from '../kinds.ts';
import type { FeedPosition } from '../ports.ts';
import type { AnyHeld } from '../world/world.ts';
import { blankRecord } from '../world/world.ts';
import type { FoldedKind } from './dirty.ts';
import { kindSql, ROWS_PER_READ } from './kind-sql.ts';

/** A row of the journal. */
export type JournalRow = {
  readonly seq: number;
  readonly changes: string;
  readonly position: FeedPosition | null;
};

export const readChanges = (text: string): readonly Change[] => JSON.parse(text);

export async function appendToJournal(tx: Transaction, row: JournalRow & { at: Date }) {
  await tx
    .insertInto('catalogueChange')
    .values({
      seq: BigInt(row.seq),
      at: row.at,
      feedPosition: JSON.stringify(row.position),
      changes: row.changes,
    })
    .execute();
}

/** Rows after a number; the first of them is not its successor when that was already dropped. */
export async function readJournalAfter(
  reader: Reader,
  { seq, limit }: { readonly seq: number; readonly limit: number },
): Promise<readonly JournalRow[]> {
  const rows = await reader
    .selectFrom('catalogueChange')
    .select(['seq', 'changes', 'feedPosition'])
    .where('seq', '>', BigInt(seq))
    .orderBy('seq')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    seq: Number(row.seq),
    changes: row.changes,
    position: row.feedPosition as FeedPosition | null,
  }));
}

export type Fold = { readonly seq: number; readonly position: FeedPosition | null };

export async function readFold(reader: Reader): Promise<Fold> {
  const fold = await reader
    .selectFrom('catalogueFold')
    .select(['seq', 'feedPosition'])
    .executeTakeFirstOrThrow();
  return { seq: Number(fold.seq), position: fold.feedPosition as FeedPosition | null };
}

/** The number of the newest change that is durable, whether folded or not. */
export async function readNewestSeq(reader: Reader): Promise<number> {
  const { rows } = await sql<{ newest: bigint }>`
    select greatest(
      (select seq from catalogue_fold),
      (select coalesce(max(seq), 0) from catalogue_change)
    ) as newest`.execute(reader);
  return Number(rows[0]?.newest ?? 0);
}

const KEEP_LAST_WORDS = `
  update selection set status = last.status
  from json_to_recordset($1::json) as last(id bigint, status smallint)
  where selection.id = last.id and selection.status <> last.status
  returning match_id::text as "matchId"`;

async function keepLastWords(
  tx: Transaction,
  words: FoldedKind['lastWords'],
): Promise<readonly string[]> {
  if (words.length === 0) return [];
  const query = CompiledQuery.raw(KEEP_LAST_WORDS, [JSON.stringify(words)]);
  const { rows } = await tx.executeQuery<{ matchId: string }>(query);
  return rows.map(({ matchId }) => matchId);
}

/** Returns the matches of which it stored a final status. */
export async function writeFold(
  tx: Transaction,
  { seq, position }: Fold,
  folded: readonly FoldedKind[],
): Promise<ReadonlySet<string>> {
  const matchIds = new Set<string>();
  for (const { kind, written, removed, lastWords } of folded) {
    for (const records of written) {
      await tx.executeQuery(CompiledQuery.raw(kindSql[kind].upsert, [records]));
    }
    for (const matchId of await keepLastWords(tx, lastWords)) matchIds.add(matchId);
    if (removed.length > 0) {
      await tx.executeQuery(CompiledQuery.raw(kindSql[kind].remove, [removed]));
    }
  }
  await tx
    .updateTable('catalogueFold')
    .set({ seq: BigInt(seq), feedPosition: JSON.stringify(position) })
    .execute();
  return matchIds;
}

/** What is folded and old enough that no process can still be behind it. */
export async function dropJournal(
  tx: Transaction,
  { foldedSeq, before }: { readonly foldedSeq: number; readonly before: Date },
): Promise<void> {
  await tx
    .deleteFrom('catalogueChange')
    .where('seq', '<=', BigInt(foldedSeq))
    .where('at', '<', before)
    .execute();
}

/** Below every id. */
const BEFORE_ALL = '-9223372036854775808';

/** Every record of a kind, in chunks that do not stop the process for long. */
export async function* readRecords(reader: Reader, kind: Kind): AsyncGenerator<readonly AnyHeld[]> {
  const { readAfter } = kindSql[kind];
  const read = async (after: string) => {
    const query = CompiledQuery.raw(readAfter, [after]);
    const { rows } = await reader.executeQuery<{ records: string }>(query);
    return JSON.parse(rows[0]?.records ?? '[]') as readonly unknown[][];
  };
  let chunk = await read(BEFORE_ALL);
  while (chunk.length > 0) {
    // PostgreSQL produces the next chunk while we parse this one.
    const isLast = chunk.length < ROWS_PER_READ;
    const next = isLast ? undefined : read(String(chunk.at(-1)?.[0]));
    next?.catch(() => {});
    yield chunk.map((values) => recordOf(kind, values));
    chunk = (await next) ?? [];
  }
}

function recordOf(kind: Kind, values: readonly unknown[]): AnyHeld {
  const { columns } = kindSql[kind];
  const record: Record<string, unknown> = blankRecord(kind);
  for (let at = 0; at < columns.length; at += 1) record[columns[at] ?? ''] = values[at];
  return record as AnyHeld;
}

/** One snapshot of the database, however long the reading takes. */
export function readSnapshot<Value>(
  database: Database,
  read: (reader: Reader) => Promise<Value>,
): Promise<Value> {
  return database.read
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(read);
}

/**
 * The last status of each selection of a match, by its id, also of a match that the provider has
 * deleted since and that is not in memory any more.
 */
export async function storedStatusesOf(
  reader: Reader,
  matchId: bigint,
): Promise<ReadonlyMap<bigint, number>> {
  const rows = await reader
    .selectFrom('selection')
    .select(['id', 'status'])
    .where('matchId', '=', matchId)
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}
