import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { startCluster } from '../../postgres/cluster.ts';
import { clusterPaths } from '../../postgres/cluster-folder.ts';
import { stopLeftover } from '../../postgres/leftover.ts';
import type { Durability } from '../../postgres/settings.ts';
import { PlainError } from '../../runtime/plain-error.ts';
import type { RunningStep } from '../../runtime/progress.mjs';
import type { Folders } from '../folders.ts';
import { freshLog } from '../processes/log-file.ts';
import type { Running } from '../processes/world-process.ts';
import { describeAddress, tryDatabase } from './outside-database.ts';

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
export async function stopEmbedded(folders: Folders): Promise<void> {
  const { data } = clusterPaths(folders.postgres);
  if (existsSync(data)) await stopLeftover(data, () => undefined);
}

type SaidBy = 'migrated' | 'seeded';

/** What goes wrong in here is about the database, and its own words say it best. */
export async function inDatabase<Value>(doing: SaidBy, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const [reason] = (error as Error).message.split('\n', 1);
    throw new PlainError(`The database could not be ${doing}: ${reason}`, { cause: error });
  }
}
