import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '@kipute/server/migrate';
import type { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseUrl, dropDatabase, withAdministration } from './postgres/administration.ts';
import { readTemplate, type Template } from './postgres/template.ts';

/**
 * Runs once before the scenario tests: finds or starts a PostgreSQL and makes one migrated
 * template. A test then gets its own database as a copy of it.
 */
export type TestPostgres = {
  readonly adminUrl: string;
  /** Who the server runs as: not the owner of its tables, here as in production. */
  readonly runtime: { readonly role: string; readonly password: string };
  readonly template: Template;
  /** Stands in front of the names of this run's databases. */
  readonly prefix: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    testPostgres: TestPostgres;
  }
}

const projectFolder = join(import.meta.dirname, '../../..');
const schemaFolders = [
  join(projectFolder, 'apps/server/migrations'),
  join(projectFolder, 'apps/server/database/functions'),
];
const runtimeGrants = join(projectFolder, 'apps/server/src/platform/database/runtime-role.ts');
const clusterFolder = join(projectFolder, '.data/test-postgres');

/** Two test runs against one server must not build the same template at once. */
const TEMPLATE_LOCK = 4_700_019;

/** A run that was killed leaves its databases behind; nobody tests for this long. */
const LEFTOVER_AGE_MS = 60 * 60 * 1000;

type Server = { readonly adminUrl: string; readonly stop: () => Promise<void> };

async function findServer(): Promise<Server> {
  const given = process.env.TEST_POSTGRES_URL;
  if (given) return { adminUrl: given, stop: async () => {} };
  const { startCluster } = await import('@kipute/tools/postgres/cluster');
  return startCluster({ folder: clusterFolder, durability: 'fast', log: () => {} });
}

async function schemaDigest(): Promise<string> {
  const digest = createHash('sha256');
  for (const folder of schemaFolders) {
    for (const name of (await readdir(folder)).sort()) {
      digest.update(name).update(await readFile(join(folder, name)));
    }
  }
  return digest
    .update(await readFile(runtimeGrants))
    .digest('hex')
    .slice(0, 12);
}

const runtime = { role: 'kipute_test_runtime', password: 'only tests know it' };

async function ensureRuntimeRole(client: Client): Promise<void> {
  const { role, password } = runtime;
  const found = await client.query('select from pg_roles where rolname = $1', [role]);
  if (found.rowCount === 0) {
    await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`);
  }
}

async function makeTemplate(adminUrl: string): Promise<Template> {
  const template = `kipute_template_${await schemaDigest()}`;
  const building = `${template}_building`;
  await withAdministration(adminUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await ensureRuntimeRole(client);
    const found = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (found.rowCount !== 0) return;
    await dropDatabase(client, building);
    await client.query(`create database ${building}`);
    await migrate(databaseUrl(adminUrl, building), { runtimeRole: runtime.role });
    // Only a finished template carries the final name, so a killed run leaves no half of one.
    await client.query(`alter database ${building} rename to ${template}`);
  });
  return withAdministration(databaseUrl(adminUrl, template), (client) =>
    readTemplate(client, template),
  );
}

async function dropTestDatabases(
  adminUrl: string,
  isToGo: (name: string) => boolean,
): Promise<void> {
  await withAdministration(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like 'kipute\\_test\\_%'",
    );
    for (const { name } of rows) if (isToGo(name)) await dropDatabase(client, name);
  });
}

const isLeftover = (name: string) =>
  Date.now() - Number.parseInt(name.split('_')[2] ?? '', 36) > LEFTOVER_AGE_MS;

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, stop } = await findServer();
  await dropTestDatabases(adminUrl, isLeftover);
  // The time in the name lets a later run tell what a killed run left behind.
  const prefix = `kipute_test_${Date.now().toString(36)}_`;
  const template = await makeTemplate(adminUrl);
  project.provide('testPostgres', { adminUrl, runtime, prefix, template });
  return async () => {
    await dropTestDatabases(adminUrl, (name) => name.startsWith(prefix));
    await stop();
  };
}
