import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { databaseUrl, dropDatabase, withAdministration } from './postgres-administration.ts';

export type TestDatabase = { readonly url: string; readonly drop: () => Promise<void> };

type Contents = 'migrated' | 'empty';

/** A database of a test's own: a copy of the migrated template, or an empty one. */
export async function createTestDatabase(contents: Contents = 'migrated'): Promise<TestDatabase> {
  const { adminUrl, template } = inject('testPostgres');
  // The time in the name lets a later run tell what a killed run left behind.
  const name = `kipute_test_${Date.now().toString(36)}_${randomBytes(4).toString('hex')}`;
  const source = contents === 'migrated' ? template : 'template0';
  await withAdministration(adminUrl, (client) =>
    client.query(`create database ${name} template ${source}`),
  );
  return {
    url: databaseUrl(adminUrl, name),
    drop: () => withAdministration(adminUrl, (client) => dropDatabase(client, name)),
  };
}
