import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PlainError } from '../runtime/plain-error.ts';
import {
  commandLineOf,
  identify,
  type ProcessIdentity,
  parentOf,
  programOf,
  signal,
  waitUntilEnded,
  workingFolderOf,
} from '../runtime/process-identity.ts';
import { keeperFile } from './kept-process.ts';

type Log = (line: string) => void;

const KEEPER_WAIT_MS = 25_000;
const FAST_WAIT_MS = 15_000;
const IMMEDIATE_WAIT_MS = 5_000;

/**
 * Stops the PostgreSQL that an earlier run left on this data folder, if there is one. Its pid file
 * may be older than the machine's last boot and name anybody by now, so the process is signalled
 * only when it is a PostgreSQL that works in this very folder.
 */
export async function stopLeftover(dataFolder: string, log: Log): Promise<void> {
  const pidFile = join(dataFolder, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === null) return;
  const postmaster = identify(pid);
  if (postmaster === null || !servesFolder(pid, dataFolder)) {
    // It would keep PostgreSQL from starting. Sessions of a dead one that may still be writing are
    // found without it, by the shared memory they hold.
    rmSync(pidFile, { force: true });
    return;
  }
  if (hasKeeper(pid)) {
    log('waiting for the process that uses this database to end');
    await waitForKeeper(postmaster, dataFolder);
  } else {
    log('stopping the database that an earlier run left behind');
    await stopOrphan(postmaster, dataFolder);
  }
}

function readPid(pidFile: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return pid > 1 ? pid : null;
  } catch {
    return null;
  }
}

function servesFolder(pid: number, dataFolder: string): boolean {
  if (basename(programOf(pid)) !== 'postgres') return false;
  const workingFolder = workingFolderOf(pid);
  return workingFolder === null
    ? commandLineOf(pid).includes(` -D ${dataFolder} `)
    : workingFolder === realpathSync(dataFolder);
}

/** With its keeper alive it is in use, or being stopped because its owner has just died. */
function hasKeeper(pid: number): boolean {
  const parent = parentOf(pid);
  return parent !== null && commandLineOf(parent).includes(keeperFile);
}

async function waitForKeeper(postmaster: ProcessIdentity, dataFolder: string): Promise<void> {
  if ((await waitUntilEnded(postmaster, KEEPER_WAIT_MS)) === 'ended') return;
  throw new PlainError(`Another process of this clone is using the database in ${dataFolder}.`);
}

async function stopOrphan(postmaster: ProcessIdentity, dataFolder: string): Promise<void> {
  signal(postmaster, 'SIGINT');
  if ((await waitUntilEnded(postmaster, FAST_WAIT_MS)) === 'ended') return;
  signal(postmaster, 'SIGQUIT');
  if ((await waitUntilEnded(postmaster, IMMEDIATE_WAIT_MS)) === 'ended') return;
  signal(postmaster, 'SIGKILL');
  if ((await waitUntilEnded(postmaster, IMMEDIATE_WAIT_MS)) === 'ended') return;
  throw new PlainError(
    `PostgreSQL (process ${postmaster.pid}) of an earlier run holds ${dataFolder}, without end.`,
  );
}
