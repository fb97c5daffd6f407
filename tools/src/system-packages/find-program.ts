import { delimiter, join } from 'node:path';
import { PlainError } from '../runtime/plain-error.ts';
import type { Machine } from './machine.ts';
import type { SystemProgram } from './system-programs.ts';

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
