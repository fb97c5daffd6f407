import { spawn } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';

/** What finding a program needs of the machine it runs on. */
export type Machine = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isExecutable: (path: string) => boolean;
  readonly canInstall: () => boolean;
  /** Answers null when it worked, otherwise the line that says why not. */
  readonly install: (packages: readonly string[]) => Promise<string | null>;
  readonly tell: (line: string) => void;
};

const APT_GET = '/usr/bin/apt-get';

/** Another run of ours may be installing at this moment; wait for it instead of failing. */
const WAIT_FOR_LOCK = ['-o', 'DPkg::Lock::Timeout=600'];

export const realMachine: Machine = {
  environment: process.env,
  isExecutable,
  canInstall: () => process.getuid?.() === 0 && isExecutable(APT_GET),
  install: async (packages) => {
    // A foreign repository that does not answer fails the update, yet rarely what we need.
    await apt(['update']);
    return apt(['install', '-y', '--', ...packages]);
  },
  tell: (line) => process.stderr.write(`${line}\n`),
};

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function apt(words: readonly string[]): Promise<string | null> {
  return new Promise((resolve) => {
    const child = spawn(APT_GET, [...WAIT_FOR_LOCK, ...words], {
      // Run level 1 keeps the packages from starting services of their own.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (piece: Buffer) => {
      complaint = `${complaint}${piece}`.slice(-2_000);
    });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => {
      const line = complaint.split('\n').findLast((text) => text.startsWith('E:'));
      resolve(code === 0 ? null : (line ?? `apt-get ended with ${code}`));
    });
  });
}
