import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { BaseLogger } from 'pino';

/** Any number nobody else locks; who holds it consumes the feed. */
const LEADER_LOCK = 4_700_021;

/** An answer later than this comes from a server that may have given our lock to another. */
const ANSWER_MS_MAX = 3_000;

export type Contest = { readonly close: () => Promise<void> };

export type ContestTerms = {
  readonly databaseUrl: string;
  readonly everyMs: number;
  readonly log: Pick<BaseLogger, 'info' | 'warn'>;
  /** Leads until `lost` or until it gives up by itself; the lock is let go when it resolves. */
  readonly lead: (ends: { readonly lost: Promise<void> }) => Promise<void>;
};

/**
 * Tries for the lead for ever. The lock lives on a connection of its own, so that PostgreSQL frees
 * it the moment this process dies, however it dies.
 */
export function contendForLead({ databaseUrl, everyMs, log, lead }: ContestTerms): Contest {
  const closing = new AbortController();
  const { signal } = closing;
  const pause = () => wait(everyMs, undefined, { signal }).catch(() => {});

  async function contendOnce(): Promise<void> {
    const { client, lost } = await openConnection(databaseUrl);
    await campaign(client, lost).finally(() => endConnection(client));
  }

  async function campaign(client: Client, lost: Promise<void>): Promise<void> {
    while (!signal.aborted) {
      if (await tryLock(client)) return leadWith(client, lost);
      await pause();
    }
  }

  async function leadWith(client: Client, lost: Promise<void>): Promise<void> {
    const term = { isOver: false };
    const broken = askUntilSilent(client, term);
    await lead({ lost: Promise.race([lost, broken]) }).finally(() => {
      term.isOver = true;
    });
    await broken;
  }

  /** A line that went dead without a word looks like one on which nothing is said. */
  async function askUntilSilent(client: Client, term: { readonly isOver: boolean }): Promise<void> {
    let hears = true;
    while (hears && !term.isOver) {
      await pause();
      hears = await client.query('select 1').then(
        () => true,
        () => false,
      );
    }
  }

  async function contend(): Promise<void> {
    while (!signal.aborted) {
      await contendOnce().catch((error: unknown) =>
        log.warn({ err: error }, 'the contest for the lead was interrupted'),
      );
      await pause();
    }
  }

  const contest = contend();
  return {
    close: async () => {
      closing.abort();
      await contest;
    },
  };
}

async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ won: boolean }>('select pg_try_advisory_lock($1) as won', [
    LEADER_LOCK,
  ]);
  return rows[0]?.won === true;
}

/** A connection that nobody answers on must not keep us from the next. */
async function endConnection(client: Client): Promise<void> {
  await Promise.race([client.end(), wait(ANSWER_MS_MAX, undefined, { ref: false })]);
}

async function openConnection(databaseUrl: string) {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'kipute-feed-leader',
    connectionTimeoutMillis: ANSWER_MS_MAX,
    query_timeout: ANSWER_MS_MAX,
    keepAlive: true,
  });
  const ended = Promise.withResolvers<void>();
  client.on('error', () => ended.resolve());
  client.on('end', () => ended.resolve());
  await client.connect();
  return { client, lost: ended.promise };
}
