import { type RawBuilder, sql } from 'kysely';
import type { Reader } from './database.ts';

type Batches<Row> = {
  readonly size: number;
  /** Handed each batch in turn; false ends the reading. */
  readonly take: (rows: readonly Row[]) => Promise<boolean>;
};

/** A list may be sorted before its first row comes; whoever waits for it is no clerk. */
const STATEMENT_TIMEOUT_MS = 120_000;
/** Of a store of files that is slow between two batches. */
const IDLE_TIMEOUT_MS = 60_000;

/**
 * Reads a list of any length with the memory of one batch: a cursor of the database, in one
 * snapshot, so that the list is that of one moment. It holds a connection of the reader's pool.
 */
export async function readInBatches<Row>(
  reader: Reader,
  query: RawBuilder<Row>,
  { size, take }: Batches<Row>,
): Promise<void> {
  await reader
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(STATEMENT_TIMEOUT_MS)}`.execute(tx);
      await sql`set local idle_in_transaction_session_timeout = ${sql.lit(IDLE_TIMEOUT_MS)}`.execute(
        tx,
      );
      await sql`declare batches no scroll cursor for ${query}`.execute(tx);
      for (;;) {
        const { rows } = await sql<Row>`fetch forward ${sql.lit(size)} from batches`.execute(tx);
        if (rows.length === 0 || !(await take(rows))) return;
        if (rows.length < size) return;
      }
    });
}
