import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type MigrationFile = {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
};

const MIGRATION_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

export const migrationsFolder: string = join(import.meta.dirname, '../../../migrations');

class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** In name order. A file with another kind of name is a mistake, not something to skip. */
export async function readMigrationFiles(folder: string): Promise<readonly MigrationFile[]> {
  const names = (await readdir(folder)).sort();
  const misnamed = names.find((name) => !MIGRATION_NAME.test(name));
  if (misnamed) throw new MigrationError(`${misnamed} is not named like 0001-what-it-does.sql`);
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

export type AppliedMigration = Pick<MigrationFile, 'name' | 'checksum'>;

/** The files still to run, or a refusal when history and folder tell different stories. */
export function planMigrations(
  files: readonly MigrationFile[],
  applied: readonly AppliedMigration[],
): readonly MigrationFile[] {
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]));
  const edited = files.find(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum);
  if (edited) {
    throw new MigrationError(`${edited.name} was edited after it ran; write a new migration`);
  }
  const pending = files.filter(({ name }) => !checksums.has(name));
  const newest = [...checksums.keys()].sort().at(-1) ?? '';
  const late = pending.find(({ name }) => name < newest);
  if (late) {
    throw new MigrationError(`${late.name} sorts before ${newest}, which already ran; renumber it`);
  }
  return pending;
}
