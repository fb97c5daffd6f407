import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { BaseLogger } from 'pino';

/** Key of the advisory lock, used by nothing else; its holder consumes the feed. */
const LEADER_LOCK = 4_700_021;

/** A later response comes from a server that may have given our lock to another process. */
const RESPONSE_MS_MAX = 3_000;

export type LeaderElection = { readonly close: () => Promise<void> };

type LeaderElectionOptions = {
  readonly databaseUrl: string;
  readonly everyMs: number;
  readonly log: Pick<BaseLogger, 'info' | 'warn'>;
  /** Leads until `lost` or until it gives up by itself; the lock is released when it resolves. */
  readonly lead: (ends: { readonly lost: Promise<void> }) => Promise<void>;
};

/**
 * Leader election by an advisory lock, tried for ever. The lock lives on a connection of its own, so
 * that PostgreSQL releases it the moment this process dies, however it dies.
 */
export function electLeader(options: LeaderElectionOptions): LeaderElection {
  const { databaseUrl, everyMs, log, lead } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const pause = () => wait(everyMs, undefined, { signal }).catch(() => {});

  async function tryOnOneConnection(): Promise<void> {
    const { client, lost } = await openConnection(databaseUrl);
    await tryUntilLocked(client, lost).finally(() => endConnection(client));
  }

  async function tryUntilLocked(client: Client, lost: Promise<void>): Promise<void> {
    while (!signal.aborted) {
      if (await tryLock(client)) return leadWith(client, lost);
      await pause();
    }
  }

  async function leadWith(client: Client, lost: Promise<void>): Promise<void> {
    const term = { isOver: false };
    const broken = probeUntilSilent(client, term);
    await lead({ lost: Promise.race([lost, broken]) }).finally(() => {
      term.isOver = true;
    });
    await broken;
  }

  /** A half-open connection looks like an idle one until something is sent on it. */
  async function probeUntilSilent(
    client: Client,
    term: { readonly isOver: boolean },
  ): Promise<void> {
    let isAlive = true;
    while (isAlive && !term.isOver) {
      await pause();
      isAlive = await client.query('select 1').then(
        () => true,
        () => false,
      );
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await tryOnOneConnection().catch((error: unknown) =>
        log.warn({ err: error }, 'catalogue: leader election interrupted, will be retried'),
      );
      await pause();
    }
  }

  const running = run();
  return {
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [
    LEADER_LOCK,
  ]);
  return rows[0]?.won === true;
}

/** A connection whose end is never acknowledged must not keep us from the next. */
async function endConnection(client: Client): Promise<void> {
  await Promise.race([client.end(), wait(RESPONSE_MS_MAX, undefined, { ref: false })]);
}

async function openConnection(databaseUrl: string) {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'kipute-feed-leader',
    connectionTimeoutMillis: RESPONSE_MS_MAX,
    query_timeout: RESPONSE_MS_MAX,
    keepAlive: true,
  });
  const ended = Promise.withResolvers<void>();
  client.on('error', () => ended.resolve());
  client.on('end', () => ended.resolve());
  await client.connect();
  return { client, lost: ended.promise };
}
