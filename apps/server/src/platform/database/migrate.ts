import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from './database.ts';
import { grantRuntime } from './runtime-role.ts';
import { applyFunctions, functionsFolder, pendingFunctions } from './sql-functions.ts';

export const migrationsFolder: string = join(import.meta.dirname, '../../../migrations');

type MigrationOptions = {
  readonly folder?: string;
  readonly functionsFolder?: string;
  /** The role the server runs as, when that is not the owner. */
  readonly runtimeRole?: string | undefined;
};

/** Any number nobody else locks; migrators that start at once run one after the other. */
const MIGRATION_LOCK = 4_700_018;

/** As its owner, brings a database to the newest schema; returns which migrations ran. */
export async function migrate(
  ownerUrl: string,
  options: MigrationOptions = {},
): Promise<readonly string[]> {
  const { folder = migrationsFolder, runtimeRole } = options;
  const client = new Client({ connectionString: ownerUrl, application_name: 'kipute-migrate' });
  await client.connect();
  // Closing the connection rolls an unfinished file back and frees the lock, whatever happened.
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const names = await applyMigrations(client, folder);
    await applyFunctions(client, options.functionsFolder ?? functionsFolder);
    await runMigrations({ connectionString: ownerUrl });
    if (runtimeRole !== undefined) await grantRuntime(client, runtimeRole);
    return names;
  } finally {
    await client.end();
  }
}

const CREATE_HISTORY = `
  create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

async function applyMigrations(client: Client, folder: string): Promise<readonly string[]> {
  await client.query(CREATE_HISTORY);
  const history = await client.query<AppliedMigration>(
    'select name, checksum from schema_migration',
  );
  const pending = planMigrations(await readMigrationFiles(folder), history.rows);
  for (const file of pending) await applyOne(client, file);
  return pending.map((file) => file.name);
}

async function applyOne(client: Client, { name, sql: statements, checksum }: MigrationFile) {
  await client.query('begin');
  await client.query(statements);
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ]);
  await client.query('commit');
}

type MigrationFile = {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
};

type AppliedMigration = Pick<MigrationFile, 'name' | 'checksum'>;

class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

const MIGRATION_NAME = /^\d{4}-[a-z0-9-]+\.sql$/;

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

/** The files still to run; throws when history and folder contradict each other. */
function planMigrations(
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

/** What a database lacks of migrations and functions; a server that lacks any is not ready. */
export async function pendingMigrations(database: Database): Promise<readonly string[]> {
  const files = await readMigrationFiles(migrationsFolder);
  const functions = (await pendingFunctions(database.read, functionsFolder)).map(
    (name) => `functions/${name}.sql`,
  );
  const table = await sql<{ exists: boolean }>`
    select to_regclass('schema_migration') is not null as exists`.execute(database.read);
  if (!table.rows[0]?.exists) return [...files.map((file) => file.name), ...functions];
  const history = await sql<{ name: string }>`
    select name from schema_migration`.execute(database.read);
  const applied = new Set(history.rows.map((row) => row.name));
  return [...files.map((file) => file.name).filter((name) => !applied.has(name)), ...functions];
}
