import type { Kysely, Transaction as KyselyTransaction } from 'kysely';
import type { DB } from './schema.gen.ts';

/** Reading needs any handle; writing needs a `Transaction` by type. */
export type Reader = Kysely<DB>;
export type Transaction = KyselyTransaction<DB>;
/** For work of one statement, which is a transaction by itself. */
export type StatementWriter = Pick<Transaction, 'executeQuery'>;

export type Database = {
  readonly read: Reader;
  /** For lists and figures of the office: a small pool of its own, so that no bet waits for one. */
  readonly office: Reader;
  /** Saves the two round trips of a beginning and an end. */
  readonly inOneStatement: StatementWriter;
  readonly transact: <Value>(work: (tx: Transaction) => Promise<Value>) => Promise<Value>;
  /** Answers when a round trip to the server succeeds; rejects otherwise. */
  readonly ping: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A list or a figure of the office that took longer than a clerk waits; another filter may not. */
export class ReadTooSlow extends Error {}

/** All connections for lists and figures of the office stayed busy; later one may be free. */
export class NoReaderFree extends Error {}
