import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Reader } from './database.ts';

/**
 * The living version of every SQL function stands in a file of its own, named after it; migrations
 * only tell how it came to be (DAT-13, decision 0042). A file that differs from what was applied
 * last, and a function that was altered or dropped past its file, is applied again.
 */
export const functionsFolder: string = join(import.meta.dirname, '../../../database/functions');

export type FunctionFile = {
  /** Of the function; the file is `<name>.sql`. */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
};

/** One row per application. Rows stay, so that a server knows its version was there before. */
const CREATE_HISTORY = `
  create table if not exists schema_function (
    id bigint generated always as identity primary key,
    name text not null,
    checksum text not null,
    definition_digest text not null,
    applied_at timestamptz not null default now()
  )`;

/** Of every function with this name, so that an overload shows as a difference too. */
const digestOf = (name: string) => `(
  select string_agg(md5(pg_get_functiondef(oid)), ' ' order by oid) from pg_proc
  where pronamespace = 'public'::regnamespace and proname = ${name})`;

const HELD = `
  select name, checksum from schema_function as applied
  where definition_digest = ${digestOf('applied.name')}
    and id in (select max(id) from schema_function group by name)`;

const RECORD = `
  insert into schema_function (name, checksum, definition_digest)
  values ($1::text, $2, ${digestOf('$1::text')})`;

export async function readFunctionFiles(folder: string): Promise<readonly FunctionFile[]> {
  const files = (await readdir(folder)).sort();
  return Promise.all(
    files.map(async (file) => functionFileOf(file, await readFile(join(folder, file), 'utf8'))),
  );
}

function functionFileOf(file: string, text: string): FunctionFile {
  const [, name] = /^([a-z][a-z0-9_]*)\.sql$/.exec(file) ?? [];
  const created = [...text.matchAll(/^create (?:or replace )?function\b\s*[^\s(]*/gim)];
  if (!name || created.length !== 1 || created[0]?.[0] !== `create or replace function ${name}`) {
    const expected = `create or replace function ${name ?? '<file name>'}(…)`;
    throw new Error(`${file} must define the function it is named after and no other: ${expected}`);
  }
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
}

/** Brings the functions of a migrated database to the files; returns the names of those applied. */
export async function applyFunctions(client: Client, folder: string): Promise<readonly string[]> {
  await client.query(CREATE_HISTORY);
  const { rows } = await client.query<{ name: string; checksum: string }>(HELD);
  const held = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const files = await readFunctionFiles(folder);
  const changed = files.filter(({ name, checksum }) => held.get(name) !== checksum);
  if (changed.length === 0) return [];
  await client.query('begin');
  // Functions call one another in any order: bodies are checked once all of them are there.
  await client.query('set local check_function_bodies = off');
  for (const file of changed) await replaceFunction(client, file);
  await client.query('set local check_function_bodies = on');
  for (const file of changed) await runFile(client, file);
  for (const { name, checksum } of changed) await client.query(RECORD, [name, checksum]);
  await client.query('commit');
  return changed.map(({ name }) => name);
}

/** PostgreSQL's code for a replacement with another return type or other names of parameters. */
const OTHER_SIGNATURE = '42P13';

/**
 * In place, which keeps triggers, owner and grants. Where the signature changed the old function is
 * dropped first; if something else of the database depends on it, the migration fails and says so.
 */
async function replaceFunction(client: Client, file: FunctionFile): Promise<void> {
  await client.query('savepoint before_function');
  const failure = await runFile(client, file).then(
    () => undefined,
    (error: FunctionError) => error,
  );
  if (failure) {
    if (failure.cause.code !== OTHER_SIGNATURE) throw failure;
    await client.query('rollback to savepoint before_function');
  }
  const signatures = await signaturesOf(client, file.name);
  // Other types of parameters make an overload and leave the old function beside it.
  if (!failure && signatures.length === 1) return;
  for (const signature of signatures) await client.query(`drop function ${signature}`);
  await runFile(client, file);
}

class FunctionError extends Error {
  override readonly name = 'FunctionError';
  override readonly cause: Error & { readonly code?: string };

  constructor(file: FunctionFile, cause: Error) {
    super(`${file.name}.sql: ${cause.message}`);
    this.cause = cause;
  }
}

async function runFile(client: Client, file: FunctionFile): Promise<void> {
  await client.query(file.text).catch((error: Error) => {
    throw new FunctionError(file, error);
  });
}

async function signaturesOf(client: Client, name: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
     where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  );
  return rows.map(({ signature }) => signature);
}

/**
 * Functions whose version of this code was never applied here. One that was applied and has been
 * replaced since is not among them: during a rollout servers of two versions run side by side.
 */
export async function pendingFunctions(reader: Reader, folder: string): Promise<readonly string[]> {
  const files = await readFunctionFiles(folder);
  const table = await sql<{ exists: boolean }>`
    select to_regclass('schema_function') is not null as exists`.execute(reader);
  if (!table.rows[0]?.exists) return files.map(({ name }) => name);
  const { rows } = await sql<{ version: string }>`
    select name || ' ' || checksum as version from schema_function`.execute(reader);
  const applied = new Set(rows.map(({ version }) => version));
  return files
    .filter(({ name, checksum }) => !applied.has(`${name} ${checksum}`))
    .map(({ name }) => name);
}
