import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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
