import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { folderTrouble, PlainError } from '../runtime/plain-error.ts';
import type { RunAs } from './run-as.ts';

export type KeptProgram = {
  readonly file: string;
  readonly arguments: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly runAs: { readonly uid?: number; readonly gid?: number };
};

export type KeptProcess = {
  /** Settles when the program has ended, for whatever reason. */
  readonly ended: Promise<number>;
  readonly stop: (pace: 'fast' | 'immediate') => Promise<void>;
};

export const keeperFile = fileURLToPath(new URL('./keeper.ts', import.meta.url));

/** Starts a program that cannot outlive us; what it prints is added to the log file. */
export function keep(program: KeptProgram, logFile: string): KeptProcess {
  const log = openSync(logFile, 'a');
  const keeper = spawn(process.execPath, [keeperFile, JSON.stringify(program)], {
    detached: true,
    env: program.environment,
    stdio: ['pipe', log, log],
  });
  const { stdin } = keeper;
  closeSync(log);
  const ended = new Promise<number>((resolve) => {
    keeper.on('exit', (code) => resolve(code ?? 128));
    keeper.on('error', () => resolve(127));
  });
  // The keeper may be gone already when it is asked to stop.
  stdin?.on('error', () => undefined);
  return {
    ended,
    stop: async (pace) => {
      stdin?.write(`${pace}\n`);
      await ended;
    },
  };
}

/** One of PostgreSQL's programs, run in the chosen way and out of reach of our environment. */
export function runnable(runAs: RunAs, command: readonly [string, ...string[]]): KeptProgram {
  const [file, ...rest] = [...runAs.prefix, ...command];
  return {
    file: file ?? command[0],
    arguments: rest,
    // Not our own folder: the other user may not be allowed to enter it.
    folder: '/',
    environment: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    runAs: runAs.ids,
  };
}

/** Remembers how long the log is now, to read later what has been added. */
export function watchLog(logFile: string): () => string {
  const before = existsSync(logFile) ? statSync(logFile).size : 0;
  return () => readFileSync(logFile).subarray(before).toString();
}

/** The one line that says why a program of PostgreSQL gave up. */
export function programFault(doing: string, printed: string, folder: string): PlainError {
  const trouble = folderTrouble(printed, folder);
  if (trouble !== null) return new PlainError(trouble);
  const lines = printed.split('\n').filter((line) => line.trim() !== '');
  const telling = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1);
  const reason = (telling ?? 'it said nothing').replace(/^.*?(FATAL|PANIC|error):\s*/, '');
  return new PlainError(`PostgreSQL could not ${doing}: ${reason}`);
}
