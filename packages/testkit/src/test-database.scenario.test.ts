import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

const clients: Client[] = [];

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  clients.push(client);
  await client.connect();
  return client;
}

/** What a test leaves behind, and whether the next one gets the same database. */
async function nextAfter(changes: string) {
  const first = await createTestDatabase();
  const client = await connect(first.ownerUrl);
  const before = await contentsOf(client);
  await client.query(changes);
  await first.drop();
  const second = await createTestDatabase();
  const after = await contentsOf(await connect(second.ownerUrl));
  await second.drop();
  return { client, before, after, isSame: first.ownerUrl === second.ownerUrl };
}

async function contentsOf(client: Client) {
  const { rows } = await client.query(
    `select (select json_agg(line order by id) from popular_competition line) as written_by_us,
      (select count(*) from activity) as activities,
      (select last_value from pg_sequences where sequencename = 'activity_id_seq') as last_number,
      (select count(*) from pg_tables where schemaname = 'public') as tables`,
  );
  return rows;
}

// Others in this process may have left one that is not like the template.
beforeEach(() => {
  globalThis.usedTestDatabases = [];
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end().catch(() => {});
});

test('a used database goes on with the rows and numbers of the migrations, and no others', async () => {
  const { before, after, isSame } = await nextAfter(`
    delete from popular_competition where sorting < 99;
    update popular_competition set note = 'changed';
    insert into popular_competition (title_sw, title_en, sorting) values ('Ya mtihani', 'Test', 1);
    select setval('activity_id_seq', 500)`);
  expect(isSame).toBe(true);
  expect(after).toEqual(before);
});

const changes = [
  ['a new table', 'create table left_behind (id integer)'],
  ['a table that is gone', 'drop table popular_competition cascade'],
  ['a guard that is off', 'alter table posting disable trigger posting_append_only'],
  ['another column', 'alter table popular_competition alter column id set statistics 7'],
  ['what the planner learned', 'analyze popular_competition'],
] as const;

test.each(changes)('a database with %s is not given to anybody else', async (_, change) => {
  const { before, after, isSame } = await nextAfter(change);
  expect(isSame).toBe(false);
  expect(after).toEqual(before);
});

test('who is still connected is put out', async () => {
  const { client } = await nextAfter('select 1');
  await expect(client.query('select 1')).rejects.toThrow();
});
