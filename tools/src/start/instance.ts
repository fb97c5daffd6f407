import { linkSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PlainError } from '../runtime/plain-error.ts';
import {
  identify,
  isRunning,
  type ProcessIdentity,
  signal,
  waitUntilEnded,
} from '../runtime/process-identity.ts';
import { writeWhole } from '../runtime/write-whole.ts';

/**
 * One start per clone. The file says who runs, where, and which processes it started, so that the
 * next start can stop what a killed one left behind, and nothing else.
 */
type InstanceRecord = {
  readonly owner: ProcessIdentity;
  readonly address: string;
  readonly started: readonly ProcessIdentity[];
};

export type Instance = {
  readonly note: (started: ProcessIdentity) => void;
  readonly release: () => void;
};

/** They were told to end when their owner died; this is for those that did not listen. */
const GRACE_MS = 3_000;

export async function claimInstance(file: string, address: string): Promise<Instance> {
  const owner = identify(process.pid);
  if (owner === null) throw new PlainError('This system does not tell when a process started.');
  let record: InstanceRecord = { owner, address, started: [] };
  mkdirSync(dirname(file), { recursive: true });
  while (!takeFile(file, record)) await clearAbandoned(file);
  const write = () => writeWhole(file, JSON.stringify(record), 0o644);
  return {
    note: (started) => {
      record = { ...record, started: [...record.started, started] };
      write();
    },
    release: () => rmSync(file, { force: true }),
  };
}

/** A link appears in one step with its contents, and never over another. */
function takeFile(file: string, record: InstanceRecord): boolean {
  const own = `${file}.${process.pid}`;
  writeWhole(own, JSON.stringify(record), 0o644);
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

async function clearAbandoned(file: string): Promise<void> {
  const found = readRecord(file);
  if (found !== null && isRunning(found.owner)) {
    throw new PlainError(
      `Kipute is already running in this clone at ${found.address} ` +
        `(process ${found.owner.pid}): stop it with Ctrl-C there first.`,
    );
  }
  // Taken away by its own name, so that of two starts at once only one does the clearing.
  const taken = `${file}.abandoned`;
  try {
    renameSync(file, taken);
  } catch {
    return;
  }
  await Promise.all((found?.started ?? []).map(stopLeft));
  rmSync(taken, { force: true });
}

async function stopLeft(left: ProcessIdentity): Promise<void> {
  signal(left, 'SIGTERM');
  if ((await waitUntilEnded(left, GRACE_MS)) === 'ended') return;
  signal(left, 'SIGKILL');
  await waitUntilEnded(left, GRACE_MS);
}

function readRecord(file: string): InstanceRecord | null {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as InstanceRecord;
    return Number.isInteger(record.owner.pid) && Array.isArray(record.started) ? record : null;
  } catch {
    return null;
  }
}
