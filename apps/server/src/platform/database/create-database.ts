import { availableParallelism } from 'node:os';
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import { Client, type ClientConfig, Pool, types } from 'pg';
import type { BaseLogger } from 'pino';
import { runAfterCommit } from './after-commit.ts';
import { type Database, NoReaderFree, ReadTooSlow } from './database.ts';
import { readWholeNumbers } from './number-lists.ts';
import type { DB } from './schema.gen.ts';

export type DatabaseOptions = {
  readonly url: string;
  readonly poolMax?: number | undefined;
  /** Only tests replace them. */
  readonly officeStatementTimeoutMs?: number;
  readonly officeConnectTimeoutMs?: number;
  readonly log: Pick<BaseLogger, 'error'>;
};

/** The caller of a query over this has given up; it must not keep its locks as well. */
const STATEMENT_TIMEOUT_MS = 10_000;
/** A list that takes longer than a clerk waits is given up, so that it holds no core for bets. */
const OFFICE_STATEMENT_TIMEOUT_MS = 5_000;
const OFFICE_POOL_MAX = 3;
const LOCK_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** The size of the connection pool: more only wait for the same cores and lengthen the tail. */
const poolMaxForThisMachine = (): number => 2 * availableParallelism() + 2;

/** The driver's default is a string for int8, because it predates bigint. */
const getTypeParser: typeof types.getTypeParser = (oid: number, format) => {
  if (format !== 'binary' && oid === types.builtins.INT8) return BigInt;
  if (format !== 'binary' && oid === INT8_LIST) return readWholeNumbers;
  return types.getTypeParser(oid, format ?? 'text');
};

/** Lists have no names in the driver. */
const INT8_LIST = 1016;

export function createDatabase(options: DatabaseOptions): Database {
  const { url, poolMax, log } = options;
  const read = openPool({
    ...{ url, log, poolMax: poolMax ?? poolMaxForThisMachine() },
    ...{ name: 'kipute', statementTimeoutMs: STATEMENT_TIMEOUT_MS, Client: ShortLivedQueryClient },
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
  });
  const office = openPool({
    ...{ url, log, poolMax: OFFICE_POOL_MAX },
    ...{ name: 'kipute-office', Client: OfficeClient, connectErrorOf: asNoReaderFree },
    statementTimeoutMs: options.officeStatementTimeoutMs ?? OFFICE_STATEMENT_TIMEOUT_MS,
    connectTimeoutMs: options.officeConnectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    // A clerk's question takes one core at most, and none to compile it: the others are for bets.
    options: '-c max_parallel_workers_per_gather=0 -c jit=off',
  });
  return {
    read,
    office,
    inOneStatement: read,
    transact: (work) =>
      runAfterCommit(log, (watch) =>
        read.transaction().execute((tx) => {
          watch(tx);
          return work(tx);
        }),
      ),
    ping: async () => {
      await sql`select 1`.execute(read);
    },
    close: async () => {
      await Promise.all([read.destroy(), office.destroy()]);
    },
  };
}

type PoolOptions = Required<Pick<DatabaseOptions, 'url' | 'log'>> & {
  readonly poolMax: number;
  readonly name: string;
  readonly statementTimeoutMs: number;
  readonly connectTimeoutMs: number;
  readonly Client: typeof ShortLivedQueryClient;
  readonly options?: string;
  /** What the lack of a connection is to whoever asked for one. */
  readonly connectErrorOf?: (error: Error) => Error;
};

function openPool(options: PoolOptions): Kysely<DB> {
  const { url, log, poolMax, name, statementTimeoutMs, connectTimeoutMs } = options;
  const { Client: PoolClient, connectErrorOf = (error) => error } = options;
  const pool = new Pool({
    connectionString: url,
    max: poolMax,
    application_name: name,
    connectionTimeoutMillis: connectTimeoutMs,
    // Connections stay open: opening one takes longest just when load is highest.
    idleTimeoutMillis: 0,
    statement_timeout: statementTimeoutMs,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser },
    Client: PoolClient,
    ...(options.options && { options: options.options }),
  });
  // A connection that breaks without a listener, idle or at work, would end the process.
  const reportBroken = (error: Error) => log.error({ err: error }, 'database: connection broke');
  pool.on('error', reportBroken);
  pool.on('connect', (client) => client.on('error', reportBroken));

  return new Kysely<DB>({
    dialect: new PostgresDialect({
      pool: {
        connect: () =>
          pool.connect().catch((error: Error) => {
            throw connectErrorOf(error);
          }),
        end: () => pool.end(),
        options: pool.options,
      },
    }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

type Callback = (error: Error | undefined, result: unknown) => void;
type Query = (text: unknown, values: unknown, callback?: Callback) => unknown;

/**
 * The driver's promise interface makes every query long-lived: it writes a function straight into a
 * field of the query object, and V8 allocates functions written there in the old generation, with
 * all they hold on to. Handed over as a callback, the function is as young as the query, and both
 * go with the next minor garbage collection (decision 0031).
 */
const queryWithCallback =
  (query: Query, errorOf: (error: Error) => Error = (error) => error): Query =>
  (text, values, callback) => {
    if (typeof text !== 'string' || typeof values === 'function' || callback) {
      return query(text, values, callback);
    }
    return new Promise((resolve, reject) => {
      query(text, values, (error, result) => (error ? reject(errorOf(error)) : resolve(result)));
    });
  };

/** A connection whose queries do not survive until a major garbage collection. */
export class ShortLivedQueryClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    this.query = queryWithCallback(super.query.bind(this) as Query) as Client['query'];
  }
}

/** The driver has no code for it; a server that cannot be reached says something else. */
const POOL_STAYED_FULL = 'timeout exceeded when trying to connect';

const asNoReaderFree = (error: Error): Error =>
  error.message === POOL_STAYED_FULL ? new NoReaderFree('pool is full', { cause: error }) : error;

const QUERY_CANCELED = '57014';

const asReadTooSlow = (error: Error & { readonly code?: string }): Error =>
  error.code === QUERY_CANCELED ? new ReadTooSlow('took too long', { cause: error }) : error;

/** Tells a statement that ran out of time from all other trouble. */
class OfficeClient extends ShortLivedQueryClient {
  constructor(config?: ClientConfig) {
    super(config);
    this.query = queryWithCallback(this.query as Query, asReadTooSlow) as Client['query'];
  }
}
