import { existsSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { Client } from 'pg';
import { startCluster } from '../postgres/cluster.ts';
import { clusterPaths } from '../postgres/cluster-folder.ts';
import { stopLeftover } from '../postgres/leftover.ts';
import type { Durability } from '../postgres/settings.ts';
import { PlainError } from '../runtime/plain-error.ts';
import type { RunningStep } from '../runtime/progress.mjs';
import type { Folders } from './folders.ts';
import { freshLog, type Running } from './processes/world-process.ts';

export type OpenedDatabase = {
  /** Who the server runs as. */
  readonly url: string;
  /** Who migrates; undefined when nobody told us, and then nothing is migrated. */
  readonly ownerUrl: string | undefined;
  /** For people; never holds a password. */
  readonly description: string;
  /** Null when it is somebody else's to stop. */
  readonly running: Running | null;
};

/** The embedded PostgreSQL of this clone. */
export async function openEmbedded(
  folders: Folders,
  durability: Durability,
  step: RunningStep,
): Promise<OpenedDatabase> {
  const logFile = freshLog(folders.logs, 'postgres');
  const cluster = await startCluster({
    folder: folders.postgres,
    durability,
    log: step.note,
    logFile,
  });
  return {
    url: cluster.runtimeUrl('kipute'),
    ownerUrl: cluster.ownerUrl('kipute'),
    description: `${relative(folders.root, folders.postgres)} (127.0.0.1:${cluster.port})`,
    running: {
      name: 'PostgreSQL',
      logFile,
      ended: cluster.ended.then((code) => `exit code ${code}`),
      stop: cluster.stop,
    },
  };
}

export type OutsideDatabase = Pick<OpenedDatabase, 'url' | 'ownerUrl'>;

/** A PostgreSQL of yours. */
export async function openOutside(
  { url, ownerUrl }: OutsideDatabase,
  folders: Folders,
): Promise<OpenedDatabase> {
  await stopEmbedded(folders);
  await tryDatabase('DATABASE_URL', url);
  if (ownerUrl !== undefined) await tryDatabase('DATABASE_OWNER_URL', ownerUrl);
  return { url, ownerUrl, description: `DATABASE_URL (${describeAddress(url)})`, running: null };
}

/** An embedded one may have been left running by an earlier start that was killed. */
async function stopEmbedded(folders: Folders): Promise<void> {
  const { data } = clusterPaths(folders.postgres);
  if (existsSync(data)) await stopLeftover(data, () => undefined);
}

type SaidBy = 'migrated' | 'seeded' | 'given a history';

/** What goes wrong in here is about the database, and its own words say it best. */
export async function inDatabase<Value>(doing: SaidBy, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const [reason] = (error as Error).message.split('\n', 1);
    throw new PlainError(`The database could not be ${doing}: ${reason}`, { cause: error });
  }
}

const ANSWER_WITHIN_MS = 10_000;

/**
 * Tries a database address given from outside and says in one line what is wrong with it. The
 * line is made of the address's harmless parts only: whole, it would show the password.
 */
export async function tryDatabase(variable: string, address: string): Promise<void> {
  const url = parseAddress(variable, address);
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    application_name: 'kipute-start',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw new PlainError(`${variable} does not work: ${explain(error, url)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function parseAddress(variable: string, address: string): URL {
  const url = URL.parse(address);
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.hostname) return url;
  throw new PlainError(
    `${variable} is no PostgreSQL address: expected postgres://user:password@host:port/database.`,
  );
}

/** Host, port and database of an address that works; nothing secret. */
export function describeAddress(address: string): string {
  const { hostname, port, pathname } = parseAddress('DATABASE_URL', address);
  return `${hostname}:${port || 5432}${pathname}`;
}

function explain(error: unknown, url: URL): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const place = `${url.hostname}:${url.port || 5432}`;
  const database = decodeURIComponent(url.pathname.slice(1)) || url.username;
  const known: Record<string, string> = {
    ECONNREFUSED: `no PostgreSQL answers at ${place}`,
    ENOTFOUND: `the host ${url.hostname} is unknown`,
    EAI_AGAIN: `the host ${url.hostname} is unknown`,
    '28P01': `${place} refuses the password of user ${url.username}`,
    '28000': `${place} does not let user ${url.username} in`,
    '3D000': `${place} has no database ${database}`,
    '53300': `${place} has no connection left`,
    '57P03': `PostgreSQL at ${place} is still starting`,
  };
  const plain = url.password ? message.replaceAll(url.password, '…') : message;
  return known[code ?? ''] ?? `${place} says: ${plain.split('\n', 1)[0] || code}`;
}

/** Forgets the database and the secrets that belong to it; what was fetched or built stays. */
export async function beginAnew(folders: Folders): Promise<void> {
  await stopEmbedded(folders);
  const { postgres, files, secretsFile, regularsFile } = folders;
  for (const path of [postgres, files, secretsFile, regularsFile]) {
    rmSync(path, { recursive: true, force: true });
  }
}
