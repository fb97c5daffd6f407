import { runMigrations } from 'graphile-worker';
import { sql } from 'kysely';
import { Client } from 'pg';
import type { Database } from './database.ts';
import {
  type AppliedMigration,
  type MigrationFile,
  migrationsFolder,
  planMigrations,
  readMigrationFiles,
} from './migration-files.ts';
import { grantRuntime } from './runtime-role.ts';

/** Any number nobody else locks; two starters of one fleet take turns on it. */
const MIGRATION_LOCK = 4_700_018;

const CREATE_HISTORY = `
  create table if not exists schema_migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

async function applyOne(client: Client, { name, sql: statements, checksum }: MigrationFile) {
  await client.query('begin');
  await client.query(statements);
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
    name,
    checksum,
  ]);
  await client.query('commit');
}

async function applyPending(client: Client, folder: string): Promise<readonly string[]> {
  await client.query(CREATE_HISTORY);
  const history = await client.query<AppliedMigration>(
    'select name, checksum from schema_migration',
  );
  const pending = planMigrations(await readMigrationFiles(folder), history.rows);
  for (const file of pending) await applyOne(client, file);
  return pending.map((file) => file.name);
}

type MigrationTerms = {
  readonly folder?: string;
  /** Who runs the server, when that is not the owner. */
  readonly runtimeRole?: string | undefined;
};

/** As its owner, brings a database to the newest schema and answers which files ran. */
export async function migrate(
  ownerUrl: string,
  { folder = migrationsFolder, runtimeRole }: MigrationTerms = {},
): Promise<readonly string[]> {
  const client = new Client({ connectionString: ownerUrl, application_name: 'kipute-migrate' });
  await client.connect();
  // Closing the connection rolls an unfinished file back and frees the lock, whatever happened.
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const names = await applyPending(client, folder);
    await runMigrations({ connectionString: ownerUrl });
    if (runtimeRole !== undefined) await grantRuntime(client, runtimeRole);
    return names;
  } finally {
    await client.end();
  }
}

/** Names of the files a database has not seen; a server with any is not ready. */
export async function pendingMigrations(database: Database): Promise<readonly string[]> {
  const files = await readMigrationFiles(migrationsFolder);
  const table = await sql<{ exists: boolean }>`
    select to_regclass('schema_migration') is not null as exists`.execute(database.read);
  if (!table.rows[0]?.exists) return files.map((file) => file.name);
  const history = await sql<{ name: string }>`
    select name from schema_migration`.execute(database.read);
  const applied = new Set(history.rows.map((row) => row.name));
  return files.map((file) => file.name).filter((name) => !applied.has(name));
}
