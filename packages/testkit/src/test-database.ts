import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, dropDatabase, withAdministration } from './postgres/administration.ts';
import { shapeOf } from './postgres/template.ts';

export type TestDatabase = {
  /** As the role the server runs as; of an empty database, as its owner. */
  readonly url: string;
  readonly ownerUrl: string;
  readonly drop: () => Promise<void>;
};

type Contents = 'migrated' | 'empty';

declare global {
  /** Kept here because our modules are fresh for each test file, and databases are not. */
  var usedTestDatabases: string[] | undefined;
}

/** A database of a test's own: as the migrated template is, or an empty one. */
export async function createTestDatabase(contents: Contents = 'migrated'): Promise<TestDatabase> {
  const name = contents === 'migrated' ? await migratedDatabase() : await copyOf('template0');
  const ownerUrl = databaseUrl(inject('testPostgres').adminUrl, name);
  return {
    url: contents === 'migrated' ? asRuntime(ownerUrl) : ownerUrl,
    ownerUrl,
    drop: async () => {
      if (contents === 'empty') return dropNow(name);
      usedDatabases().push(name);
    },
  };
}

function asRuntime(ownerUrl: string): string {
  const { role, password } = inject('testPostgres').runtime;
  const url = new URL(ownerUrl);
  url.username = role;
  url.password = encodeURIComponent(password);
  return url.href;
}

function usedDatabases(): string[] {
  globalThis.usedTestDatabases ??= [];
  return globalThis.usedTestDatabases;
}

async function migratedDatabase(): Promise<string> {
  const used = usedDatabases().pop();
  if (used !== undefined) {
    if (await turnBack(used)) return used;
    await dropNow(used);
  }
  return copyOf(inject('testPostgres').template.name);
}

async function copyOf(source: string): Promise<string> {
  const { adminUrl, prefix } = inject('testPostgres');
  const name = `${prefix}${randomBytes(4).toString('hex')}`;
  await withAdministration(adminUrl, (client) =>
    client.query(`create database ${name} template ${source}`),
  );
  return name;
}

function dropNow(name: string): Promise<void> {
  return withAdministration(inject('testPostgres').adminUrl, (client) =>
    dropDatabase(client, name),
  );
}

/** What a failed test left open ends as it would with its database. */
const END_OTHERS = `select pg_terminate_backend(pid, 5000) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/** False for a database whose tables themselves were changed. */
function turnBack(name: string): Promise<boolean> {
  const { adminUrl, template } = inject('testPostgres');
  return withAdministration(databaseUrl(adminUrl, name), async (client) => {
    await client.query(END_OTHERS);
    if ((await shapeOf(client)) !== template.shape) return false;
    await client.query(template.putBack);
    return true;
  });
}
