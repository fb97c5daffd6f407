import { delimiter, join } from 'node:path';
import { PlainError } from '../runtime/plain-error.ts';
import { type Machine, realMachine } from './machine.ts';

/** The path of a Chromium, installed first when it is missing and we may install. */
export const findChromium = (): Promise<string> => findProgram(chromium, realMachine);

/** The lighter Chromium where the system has it or brings it, otherwise the usual one. */
export const findWindowlessChromium = (): Promise<string> =>
  findFirst([windowlessChromium, chromium], realMachine);

/** The path of a Redis server, installed first when it is missing and we may install. */
export const findRedisServer = (): Promise<string> => findProgram(redisServer, realMachine);

/** The path of dieharder, which tests numbers for chance. */
export const findDieharder = (): Promise<string> => findProgram(dieharder, realMachine);

/** A program that npm cannot bring: where it is looked for, and how the system provides it. */
type SystemProgram = {
  readonly title: string;
  /** An environment variable that names it and wins over everything else. */
  readonly variable: string;
  readonly commands: readonly string[];
  readonly debianPackages: readonly string[];
};

/** What the sites fall back to; without them pictures show boxes. */
const FONTS = ['fonts-roboto-unhinted', 'fonts-noto-color-emoji'];

export const chromium: SystemProgram = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debianPackages: ['chromium', ...FONTS],
};

/** For those who look at no window: the same engine without one does a fifth less work. */
export const windowlessChromium: SystemProgram = {
  title: 'Chromium without a window',
  variable: chromium.variable,
  commands: ['chromium-headless-shell'],
  debianPackages: ['chromium-headless-shell', ...FONTS],
};

export const redisServer: SystemProgram = {
  title: 'Redis',
  variable: 'REDIS_SERVER_PATH',
  commands: ['redis-server', 'valkey-server'],
  debianPackages: ['redis-server'],
};

const dieharder: SystemProgram = {
  title: 'dieharder',
  variable: 'DIEHARDER_PATH',
  commands: ['dieharder'],
  debianPackages: ['dieharder'],
};

export async function findProgram(program: SystemProgram, machine: Machine): Promise<string> {
  const named = machine.environment[program.variable];
  if (named) return namedProgram(named, { program, machine });
  const found = findOnPath(program, machine);
  if (found) return found;
  if (!machine.canInstall()) throw missing(program);
  machine.tell(`Installing ${program.title} (${program.debianPackages.join(', ')})`);
  const complaint = await machine.install(program.debianPackages);
  if (complaint !== null) {
    throw new PlainError(`${program.title} could not be installed: ${complaint}`);
  }
  const installed = findOnPath(program, machine);
  if (!installed) throw missing(program);
  return installed;
}

/** The first of them that is there or can be had; what is missing is said of the last. */
export async function findFirst(
  [first, ...others]: readonly [SystemProgram, ...SystemProgram[]],
  machine: Machine,
): Promise<string> {
  const [next, ...rest] = others;
  if (!next) return findProgram(first, machine);
  try {
    return await findProgram(first, machine);
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    return findFirst([next, ...rest], machine);
  }
}

type Search = { readonly program: SystemProgram; readonly machine: Machine };

function namedProgram(path: string, { program, machine }: Search): string {
  if (machine.isExecutable(path)) return path;
  throw new PlainError(`${program.variable} names ${path}, which is no program that can be run.`);
}

function findOnPath(program: SystemProgram, machine: Machine): string | undefined {
  const folders = (machine.environment.PATH ?? '').split(delimiter).filter(Boolean);
  return program.commands
    .flatMap((command) => folders.map((folder) => join(folder, command)))
    .find(machine.isExecutable);
}

function missing({ title, variable, debianPackages }: SystemProgram): PlainError {
  return new PlainError(
    `${title} is missing: install it (on Debian: sudo apt-get install ` +
      `${debianPackages.join(' ')}), or set ${variable} to its path.`,
  );
}
