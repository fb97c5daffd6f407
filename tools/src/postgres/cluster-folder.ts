import { createHmac, randomBytes } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../runtime/plain-error.ts';
import type { Binaries } from './binaries.ts';
import { keep, programFault, runnable, watchLog } from './kept-process.ts';
import { giveTo, type RunAs } from './run-as.ts';
import type { Durability } from './settings.ts';

export type Credentials = {
  readonly administrator: string;
  readonly owner: string;
  readonly runtime: string;
};

/**
 * What lies in a cluster's folder. `cluster/` appears by one rename when it is complete, so a
 * folder that exists is whole, whenever the making of it was cut short.
 */
export function clusterPaths(folder: string) {
  const whole = join(folder, 'cluster');
  return { whole, data: join(whole, 'data'), credentials: join(whole, 'credentials.json') };
}

const STAGING = 'staging-';

type ClusterMaking = {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  readonly durability: Durability;
  readonly logFile: string;
};

export async function makeCluster(making: ClusterMaking): Promise<void> {
  const { folder, runAs } = making;
  const credentials = { administrator: newPassword(), application: newPassword() };
  const staging = openFolder(join(folder, `${STAGING}${randomBytes(6).toString('hex')}`));
  const data = closedFolder(join(staging, 'data'));
  const handOver = closedFolder(join(staging, 'hand-over'));
  const passwordFile = join(handOver, 'password');
  writeFileSync(join(staging, 'credentials.json'), JSON.stringify(credentials), { mode: 0o600 });
  writeFileSync(passwordFile, credentials.administrator, { mode: 0o600 });
  for (const given of [data, handOver]) giveTo(runAs, given);
  await runInitdb(making, { data, passwordFile });
  rmSync(handOver, { recursive: true });
  renameSync(staging, clusterPaths(folder).whole);
  // Of a start that was killed, the program may have written on for a moment after we cleared up.
  clearStaging(folder);
}

async function runInitdb(
  { binaries, runAs, durability, logFile, folder }: ClusterMaking,
  { data, passwordFile }: { readonly data: string; readonly passwordFile: string },
): Promise<void> {
  const printed = watchLog(logFile);
  const command = runnable(runAs, [
    binaries.initdb,
    `--pgdata=${data}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The same order of texts on every machine, whatever locales it has installed.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durability === 'fast' ? ['--no-sync'] : []),
  ]);
  if ((await keep(command, logFile).ended) !== 0) {
    throw programFault('make its cluster', printed(), folder);
  }
}

/** What an earlier start left half made. */
export function clearStaging(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(STAGING))) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
}

export function readCredentials(folder: string): Credentials {
  const file = clusterPaths(folder).credentials;
  try {
    const { administrator, application } = JSON.parse(readFileSync(file, 'utf8'));
    if (administrator && application) {
      return { administrator, owner: application, runtime: runtimePassword(application) };
    }
  } catch {
    // Missing and unreadable are one case: the cluster cannot be opened without it.
  }
  throw new PlainError(`The database's password file ${file} is missing or broken.`);
}

/** Of the owner's, so that clusters that were made before there were two roles have one as well. */
const runtimePassword = (owner: string): string =>
  createHmac('sha256', owner).update('the role that the server runs as').digest('hex');

const newPassword = () => randomBytes(24).toString('hex');

/** Enterable by the user that runs PostgreSQL, whatever our umask is. */
export function openFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  chmodSync(path, 0o755);
  return path;
}

function closedFolder(path: string): string {
  mkdirSync(path, { mode: 0o700 });
  return path;
}
