import { existsSync, readFileSync, statSync } from 'node:fs';
import { folderTrouble, PlainError } from '../runtime/plain-error.ts';
import type { KeptProgram } from './kept-process.ts';
import type { RunAs } from './run-as.ts';

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
