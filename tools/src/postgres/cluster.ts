import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderTrouble, PlainError } from '../runtime/plain-error.ts';
import { ensureApplicationRoles, OWNER, RUNTIME } from './application-role.ts';
import { findBinaries } from './binaries.ts';
import {
  clearStaging,
  clusterPaths,
  makeCluster,
  openFolder,
  readCredentials,
} from './cluster-folder.ts';
import { stopLeftover } from './leftover.ts';
import { runPostmaster } from './postmaster.ts';
import { chooseRunAs, giveTo } from './run-as.ts';
import { clusterSettings, type Durability, type Settings } from './settings.ts';

type ClusterOptions = {
  /** Everything of the cluster lies in here: files, passwords, log. */
  readonly folder: string;
  /** PostgreSQL settings on top of ours. */
  readonly settings?: Settings;
  readonly durability: Durability;
  /** Told what is going on, for people. */
  readonly log: (line: string) => void;
  readonly logFile?: string;
};

export type Cluster = {
  readonly port: number;
  /** Connects as the owner of the tables, which is no superuser. */
  readonly ownerUrl: (database: string) => string;
  /** Connects as the role that the server runs as. */
  readonly runtimeUrl: (database: string) => string;
  /** Connects as the superuser, to the database `postgres`. */
  readonly adminUrl: string;
  /** Settles when PostgreSQL has ended, asked or not. */
  readonly ended: Promise<number>;
  readonly stop: (pace?: 'fast' | 'immediate') => Promise<void>;
};

/**
 * Makes the cluster when there is none, stops what an earlier run left behind, and starts
 * PostgreSQL on a free port. It ends when we end, even by SIGKILL.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = resolve(options.folder);
  try {
    return await openCluster({ ...options, folder });
  } catch (error) {
    const trouble = error instanceof PlainError ? null : folderTrouble(String(error), folder);
    throw trouble === null ? error : new PlainError(trouble);
  }
}

async function openCluster({ folder, settings, durability, log, logFile }: ClusterOptions) {
  const paths = clusterPaths(folder);
  const binaries = findBinaries();
  const logTo = logFile ?? join(folder, 'postgres.log');
  openFolder(folder);
  refuseForeignFiles(paths.data);
  const reach = { folder, dataFolder: paths.data, program: binaries.postgres };
  const runAs = chooseRunAs(reach);
  await stopLeftover(paths.data, log);
  clearStaging(folder);
  if (!existsSync(paths.whole)) {
    log('making a new PostgreSQL cluster');
    await makeCluster({ folder, binaries, runAs, durability, logFile: logTo });
  }
  giveTo(runAs, paths.data);
  const { administrator, owner, runtime } = readCredentials(folder);
  const { port, process } = await runPostmaster({
    runAs,
    program: binaries.postgres,
    dataFolder: paths.data,
    settings: { ...clusterSettings(durability), ...settings },
    password: administrator,
    logFile: logTo,
  });
  const adminUrl = `postgres://postgres:${administrator}@127.0.0.1:${port}/postgres`;
  await ensureApplicationRoles(adminUrl, { owner, runtime });
  const urlOf = (role: string, password: string) => (database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  return {
    port,
    adminUrl,
    ownerUrl: urlOf(OWNER, owner),
    runtimeUrl: urlOf(RUNTIME, runtime),
    ended: process.ended,
    stop: async (pace: 'fast' | 'immediate' = 'fast') => {
      await process.stop(pace);
      // Its keeper may have been killed, and then nobody has told it yet.
      await stopLeftover(paths.data, log);
    },
  };
}

/** Root hands the files over; anybody else can only open their own. */
function refuseForeignFiles(dataFolder: string): void {
  const found = statSync(dataFolder, { throwIfNoEntry: false });
  const we = process.getuid?.();
  if (!found || we === undefined || we === 0 || found.uid === we) return;
  throw new PlainError(
    `The database in ${dataFolder} belongs to user ${found.uid}, not to you (${we}): ` +
      'start as that user or as root.',
  );
}
