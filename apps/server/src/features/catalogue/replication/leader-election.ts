import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { BaseLogger } from 'pino';
import { type LeaderState, leadership, SILENT_LEADER_MS } from '../storage/leadership.ts';

/** A later response comes from a server that may have given our lock to another process. */
const RESPONSE_MS_MAX = SILENT_LEADER_MS;

export type LeaderElection = { readonly close: () => Promise<void> };

/** From winning the lock to losing it. */
export type Term = {
  /** Of two leaders the one with the higher number is right. */
  readonly number: bigint;
  readonly lost: Promise<void>;
};

type LeaderElectionOptions = {
  readonly databaseUrl: string;
  readonly everyMs: number;
  readonly log: Pick<BaseLogger, 'info' | 'warn'>;
  /** Resolves once this process knows what there is to know: only those who are level compete. */
  readonly beLevel: () => Promise<void>;
  readonly stateNow: () => LeaderState;
  /** Leads until `lost` or until it gives up by itself; the lock is released when it resolves. */
  readonly lead: (term: Term) => Promise<void>;
};

/**
 * Leader election by an advisory lock, tried for ever. The lock lives on a connection of its own, so
 * that PostgreSQL releases it the moment this process dies, however it dies. A leader that stands
 * still keeps its connection: it is ended by those who compete once its signs of life fail to come.
 */
export function electLeader(options: LeaderElectionOptions): LeaderElection {
  const { databaseUrl, everyMs, log, lead, beLevel, stateNow } = options;
  const closing = new AbortController();
  const { signal } = closing;
  const pause = () => wait(everyMs, undefined, { signal }).catch(() => {});

  async function tryOnOneConnection(): Promise<void> {
    const { client, lost } = await openConnection(databaseUrl);
    await tryUntilLocked(client, lost).finally(() => endConnection(client));
  }

  async function tryUntilLocked(client: Client, lost: Promise<void>): Promise<void> {
    while (!signal.aborted) {
      await beLevel();
      const number = await leadership.take(client);
      if (number !== undefined) return leadWith(client, { number, lost });
      const ended = await leadership.endSilentLeader(client);
      if (ended > 0) log.warn('catalogue: the leader was silent, its connection is ended');
      else await pause();
    }
  }

  async function leadWith(client: Client, { number, lost }: Term): Promise<void> {
    const term = { isOver: false };
    const replaced = beatUntilReplaced(client, { number, term });
    await lead({ number, lost: Promise.race([lost, replaced]) }).finally(() => {
      term.isOver = true;
    });
    await replaced;
    await leadership.resign(client, number).catch(() => {});
  }

  type Beating = { readonly number: bigint; readonly term: { readonly isOver: boolean } };

  /** Also tells a half-open connection, which looks like an idle one until something is sent. */
  async function beatUntilReplaced(client: Client, { number, term }: Beating): Promise<void> {
    let isLeader = true;
    while (isLeader && !term.isOver) {
      await pause();
      isLeader = await leadership.beat(client, number, stateNow()).catch(() => false);
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
