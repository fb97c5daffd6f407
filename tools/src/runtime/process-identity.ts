import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * A process number alone names nobody: it is handed out again. Number and start time together
 * name one process for ever, so only those two may decide who gets a signal.
 */
export type ProcessIdentity = { readonly pid: number; readonly started: string };

const hasProc = process.platform === 'linux';

function ask(pid: number, column: string): string | null {
  try {
    const printed = execFileSync('ps', ['-p', String(pid), '-o', `${column}=`], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return printed.trim() || null;
  } catch {
    return null;
  }
}

/** The fields after the command name, which may itself hold spaces and brackets. */
function statFields(pid: number): readonly string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

export function identify(pid: number): ProcessIdentity | null {
  if (!hasProc) {
    const started = ask(pid, 'lstart');
    return started === null ? null : { pid, started };
  }
  const fields = statFields(pid);
  const started = fields?.[19];
  if (fields === null || started === undefined || hasEnded(fields)) return null;
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return { pid, started: `${boot}:${started}` };
}

/** Its parent has not looked yet, but it holds nothing any more, unless a thread is still ending. */
function hasEnded(fields: readonly string[]): boolean {
  return fields[0] === 'Z' && Number(fields[17]) <= 1;
}

export function isRunning(identity: ProcessIdentity): boolean {
  return identify(identity.pid)?.started === identity.started;
}

export function parentOf(pid: number): number | null {
  const text = hasProc ? statFields(pid)?.[1] : ask(pid, 'ppid');
  return text ? Number(text) : null;
}

/** The command with its arguments, joined by spaces; empty when it may not be read. */
export function commandLineOf(pid: number): string {
  if (!hasProc) return ask(pid, 'command') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/** The path it was started by, as its first word says; spaces in it are kept. */
export function programOf(pid: number): string {
  if (!hasProc) return ask(pid, 'comm') ?? '';
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0', 1)[0] ?? '';
  } catch {
    return '';
  }
}

/** Null where the system does not tell. */
export function workingFolderOf(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

/** Signals one process if it is still the one that was meant. */
export function signal(identity: ProcessIdentity, name: NodeJS.Signals): void {
  if (!isRunning(identity)) return;
  try {
    process.kill(identity.pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

const LOOK_EVERY_MS = 20;

export async function waitUntilEnded(identity: ProcessIdentity, withinMs: number) {
  const deadline = Date.now() + withinMs;
  while (isRunning(identity)) {
    if (Date.now() > deadline) return 'still-running' as const;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return 'ended' as const;
}
