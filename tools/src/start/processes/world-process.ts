import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PlainError } from '../../runtime/plain-error.ts';
import { identify, type ProcessIdentity } from '../../runtime/process-identity.ts';

export type Pace = 'fast' | 'immediate';

/** Something this start has started and must stop again. */
export type Running = {
  readonly name: string;
  readonly logFile: string;
  /** Settles with how it ended, asked or not. */
  readonly ended: Promise<string>;
  readonly stop: (pace: Pace) => Promise<void>;
};

export type WorldProcess = Running & { readonly identity: ProcessIdentity | null };

type Program = {
  readonly name: string;
  /** A module for our own Node, and what it is told. */
  readonly file: string;
  /** How Node is to run it. */
  readonly flags?: readonly string[];
  readonly words?: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logFolder: string;
};

const GRACE_MS = 10_000;
const endWithParent = new URL('../../runtime/end-with-parent.mjs', import.meta.url).href;

/**
 * Starts a program in a session of its own, so that a Ctrl-C in the terminal reaches only us and
 * we stop things in order. Its channel to us closes when we end, and it ends then too.
 */
export function startProcess(program: Program): WorldProcess {
  const logFile = freshLog(program.logFolder, program.name);
  const log = openSync(logFile, 'a');
  const { file, flags = [], words: told = [] } = program;
  const words = [...flags, '--import', endWithParent, file, ...told];
  const child = spawn(process.execPath, words, {
    cwd: program.folder,
    detached: true,
    env: { ...program.environment },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const stop = async (pace: Pace) => {
    child.kill(pace === 'fast' ? 'SIGTERM' : 'SIGKILL');
    const hurry = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(hurry);
  };
  const identity = child.pid === undefined ? null : identify(child.pid);
  return { name: program.name, logFile, ended, stop, identity };
}

const LOOK_EVERY_MS = 20;

/** Looks again and again until there is an answer; gives up when the process ends or time is up. */
export async function untilReady<Value>(
  running: Running,
  look: () => Promise<Value | null> | Value | null,
  withinMs: number,
): Promise<Value> {
  let end: string | null = null;
  void running.ended.then((how) => {
    end = how;
  });
  for (const deadline = Date.now() + withinMs; ; ) {
    const answer = await look();
    if (answer !== null) return answer;
    if (end !== null) throw new UnexpectedEnd(running, end);
    if (Date.now() > deadline) throw new PlainError(`${running.name} is not ready in time.`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** One of our processes ended by itself; its last words are shown with the line. */
export class UnexpectedEnd extends PlainError {
  readonly logFile: string;

  constructor({ name, logFile }: Running, how: string) {
    super(`${name} ended unexpectedly (${how}); its log is ${basename(logFile)} in .data/logs.`);
    this.logFile = logFile;
  }
}

const KEPT_RUNS = 3;

/** A new log for this run; those of the runs before stay beside it as `name.1.log` and so on. */
export function freshLog(folder: string, name: string): string {
  mkdirSync(folder, { recursive: true });
  const file = (age: number) => join(folder, age === 0 ? `${name}.log` : `${name}.${age}.log`);
  for (let age = KEPT_RUNS - 1; age >= 0; age -= 1) {
    if (existsSync(file(age))) renameSync(file(age), file(age + 1));
  }
  return file(0);
}

export function lastLines(file: string, count: number): readonly string[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.filter((line) => line.trim() !== '').slice(-count);
}
