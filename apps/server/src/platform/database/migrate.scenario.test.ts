import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@kipute/testkit/test-database';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { createDatabase } from './create-database.ts';
import { generateSchema } from './generate-schema.ts';
import { migrate, migrationsFolder, pendingMigrations, readMigrationFiles } from './migrate.ts';
import { functionsFolder, readFunctionFiles } from './sql-functions.ts';

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function emptyDatabase() {
  const { url, drop } = await createTestDatabase('empty');
  undo.push(drop);
  const database = createDatabase({ url, poolMax: 2, log: console });
  undo.push(database.close);
  return { url, database };
}

/** Migrations of the test's own, and no functions. */
async function folderWith(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'kipute-migrations-'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const noFunctions = await mkdtemp(join(tmpdir(), 'kipute-functions-'));
  return { folder, functionsFolder: noFunctions };
}

async function ownNames(): Promise<readonly string[]> {
  return (await readMigrationFiles(migrationsFolder)).map((file) => file.name);
}

describe('migrations', () => {
  test('[DAT-01] an empty database runs every file once, in order, and is then ready', async () => {
    const { url, database } = await emptyDatabase();
    const names = await ownNames();

    const functions = await readFunctionFiles(functionsFolder);
    expect(await pendingMigrations(database)).toEqual([
      ...names,
      ...functions.map(({ name }) => `functions/${name}.sql`),
    ]);
    expect(await migrate(url)).toEqual(names);
    expect(await migrate(url)).toEqual([]);
    expect(await pendingMigrations(database)).toEqual([]);
    const { rows } = await sql<{ found: boolean }>`
      select to_regclass('graphile_worker.jobs') is not null as found`.execute(database.read);
    expect(rows).toEqual([{ found: true }]);
  });

  test('[DAT-02] of five starters at once, one migrates and the others wait for it', async () => {
    const { url } = await emptyDatabase();
    const ran = await Promise.all(Array.from({ length: 5 }, () => migrate(url)));
    expect(ran.flat()).toEqual(await ownNames());
  });

  test('[DAT-03] a file that changed after it ran is refused by name', async () => {
    const { url } = await emptyDatabase();
    const folders = await folderWith({ '0001-a.sql': 'create table a ();' });
    await migrate(url, folders);
    await writeFile(join(folders.folder, '0001-a.sql'), 'create table a (id int);');
    await expect(migrate(url, folders)).rejects.toThrow('0001-a.sql was edited after it ran');
  });

  test('[DAT-03] a new file that sorts before an applied one is refused', async () => {
    const { url } = await emptyDatabase();
    const folders = await folderWith({ '0002-b.sql': 'create table b ();' });
    await migrate(url, folders);
    await writeFile(join(folders.folder, '0001-a.sql'), 'create table a ();');
    await expect(migrate(url, folders)).rejects.toThrow('0001-a.sql sorts before 0002-b.sql');
  });

  test('[DAT-01] a file that fails half-way leaves nothing of itself and can be mended', async () => {
    const { url } = await emptyDatabase();
    const folders = await folderWith({ '0001-a.sql': 'create table a (); select 1 / 0;' });
    await expect(migrate(url, folders)).rejects.toThrow('division by zero');
    await writeFile(join(folders.folder, '0001-a.sql'), 'create table a ();');
    expect(await migrate(url, folders)).toEqual(['0001-a.sql']);
  });

  test('[DAT-03] a file with another kind of name is refused', async () => {
    const { url } = await emptyDatabase();
    const folders = await folderWith({ 'later.sql': 'select 1;' });
    await expect(migrate(url, folders)).rejects.toThrow('later.sql is not named like');
  });

  test('[DAT-04] the generated types are those of the migrated schema', async () => {
    const { url, drop } = await createTestDatabase();
    undo.push(drop);
    const committed = await readFile(join(import.meta.dirname, 'schema.gen.ts'), 'utf8');
    expect(committed).toBe(await generateSchema(url));
  });
});
