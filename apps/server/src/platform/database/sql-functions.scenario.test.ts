import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@kipute/testkit/test-database';
import { Client } from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { createDatabase } from './create-database.ts';
import { migrate } from './migrate.ts';
import { functionsFolder, pendingFunctions, readFunctionFiles } from './sql-functions.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

async function open(contents: 'migrated' | 'empty') {
  const { ownerUrl, drop } = await createTestDatabase(contents);
  undo.push(drop);
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  undo.push(() => client.end());
  return { ownerUrl, client };
}

/** A copy of the files that a test may change. */
async function ownFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kipute-functions-'));
  undo.push(() => rm(folder, { recursive: true }));
  await cp(functionsFolder, folder, { recursive: true });
  const file = (name: string) => join(folder, `${name}.sql`);
  return {
    folder,
    write: (name: string, text: string) => writeFile(file(name), text),
    edit: async (name: string, from: string, to: string) => {
      const text = await readFile(file(name), 'utf8');
      expect(text).toContain(from);
      await writeFile(file(name), text.replaceAll(from, to));
    },
  };
}

type Definition = { readonly name: string; readonly definition: string };

async function definitionsIn(client: Client): Promise<readonly Definition[]> {
  const { rows } = await client.query<Definition>(`
    select proname as name, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace order by proname, oid`);
  return rows;
}

async function definitionOf(client: Client, name: string): Promise<string | undefined> {
  return (await definitionsIn(client)).find((one) => one.name === name)?.definition;
}

const applicationsOf = async (client: Client, name: string) =>
  (await client.query('select from schema_function where name = $1', [name])).rowCount;

/** What stands between the dollar signs is kept by the database letter by letter. */
const bodyOf = (text: string) => /\$\$([\s\S]*)\$\$/.exec(text)?.[1];

describe('functions of the database', () => {
  test('[DAT-13] each is what its file says, and each has a file', async () => {
    const { client } = await open('migrated');
    const files = await readFunctionFiles(functionsFolder);
    const { rows } = await client.query<{ name: string; body: string }>(`
      select proname as name, prosrc as body from pg_proc
      where pronamespace = 'public'::regnamespace order by proname collate "C"`);
    expect(rows.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    const bodies = files.map(({ name, text }) => ({ name, body: bodyOf(text) ?? '' }));
    expect(rows).toEqual(bodies);

    // Settings, rights, volatility and bodies without dollar signs: every file run again by hand.
    const before = await definitionsIn(client);
    for (const { text } of files) await client.query(text);
    expect(await definitionsIn(client)).toEqual(before);
  });

  test('[DAT-13] a fresh database and one that had its functions from migrations hold the same', async () => {
    const fresh = await open('empty');
    await migrate(fresh.ownerUrl);
    const copy = await open('migrated');
    expect(await definitionsIn(fresh.client)).toEqual(await definitionsIn(copy.client));
  });

  test('[DAT-13] one that was altered, dropped or overloaded past its file is put back', async () => {
    const { ownerUrl, client } = await open('migrated');
    const before = await definitionsIn(client);
    await client.query(`
      create or replace function bet_id_from(moment timestamptz) returns bigint
        language sql immutable as 'select 7::bigint';
      alter function lock_purses(bigint[], text[]) reset enable_seqscan;
      create function count_player_from_now(player text) returns void language sql as '';
      drop function plays_with_limits(bigint)`);
    await migrate(ownerUrl);
    expect(await definitionsIn(client)).toEqual(before);
    expect(await applicationsOf(client, 'bet_id_from')).toBe(2);
    expect(await applicationsOf(client, 'place_bets')).toBe(1);
  });

  test('[DAT-13] a file that changed is applied once, the others are left alone', async () => {
    const { ownerUrl, client } = await open('migrated');
    const { folder, edit } = await ownFolder();
    await edit('refuse_order_move', 'order % does not move', 'order % may not move');
    await migrate(ownerUrl, { functionsFolder: folder });
    await migrate(ownerUrl, { functionsFolder: folder });
    expect(await definitionOf(client, 'refuse_order_move')).toContain('order % may not move');
    expect(await applicationsOf(client, 'refuse_order_move')).toBe(2);
    expect(await applicationsOf(client, 'place_bets')).toBe(1);
  });

  test('[DAT-02] of five migrators at once, one applies a changed file', async () => {
    const { ownerUrl, client } = await open('migrated');
    const { folder, edit } = await ownFolder();
    await edit('refuse_change', 'is append-only', 'only grows');
    const migrating = Array.from({ length: 5 }, () =>
      migrate(ownerUrl, { functionsFolder: folder }),
    );
    await Promise.all(migrating);
    expect(await applicationsOf(client, 'refuse_change')).toBe(2);
  });

  test('[DAT-13] another signature replaces the function instead of standing beside it', async () => {
    const { ownerUrl, client } = await open('migrated');
    const { folder, edit } = await ownFolder();
    await edit('count_player_from_now', 'player bigint', 'player bigint, reason text');
    await edit('orders_to_rule', 'returns table (order_id bigint)', 'returns table (id bigint)');
    await edit('orders_to_rule', 'select order_id from', 'select order_id as id from');
    await edit(
      'orders_to_rule',
      'order by order_id limit orders_max;',
      'order by id limit orders_max;',
    );
    await edit('add_bet_month', 'month date) returns void', 'month date, spare text) returns void');
    await edit('add_bet_month', 'add_bet_month(date) from', 'add_bet_month(date, text) from');
    await migrate(ownerUrl, { functionsFolder: folder, runtimeRole: 'kipute_test_runtime' });
    const { rows } = await client.query(`
      select oid::regprocedure::text as signature, pg_get_function_result(oid) as result,
        has_function_privilege('public', oid, 'execute') as of_public,
        has_function_privilege('kipute_test_runtime', oid, 'execute') as of_runtime
      from pg_proc
      where proname in ('count_player_from_now', 'orders_to_rule', 'add_bet_month')
      order by proname`);
    expect(rows).toEqual([
      {
        signature: 'add_bet_month(date,text)',
        result: 'void',
        of_public: false,
        of_runtime: true,
      },
      {
        signature: 'count_player_from_now(bigint,text)',
        result: 'void',
        of_public: true,
        of_runtime: true,
      },
      {
        signature: 'orders_to_rule(bigint,smallint,boolean,bigint,integer)',
        result: 'TABLE(id bigint)',
        of_public: true,
        of_runtime: true,
      },
    ]);
  });

  test('[DAT-13] what something else depends on is not dropped: nothing is applied then', async () => {
    const { ownerUrl, client } = await open('migrated');
    const { folder, edit } = await ownFolder();
    const before = await definitionsIn(client);
    await edit('bet_id_from', 'select (extract', 'select 1 + (extract');
    await edit('order_may_move', 'from_status smallint', 'from_status integer');
    await expect(migrate(ownerUrl, { functionsFolder: folder })).rejects.toThrow(
      'other objects depend on it',
    );
    expect(await definitionsIn(client)).toEqual(before);
  });

  test('[DAT-13] new functions may call one another whatever their names', async () => {
    const { ownerUrl, client } = await open('migrated');
    const { folder, write } = await ownFolder();
    const define = (name: string, body: string) =>
      `create or replace function ${name}() returns integer language sql as $$ ${body} $$;\n`;
    await write('a_caller', define('a_caller', 'select z_called() + 1'));
    await write('z_called', define('z_called', 'select 41'));
    await migrate(ownerUrl, { functionsFolder: folder });
    expect((await client.query('select a_caller() as found')).rows).toEqual([{ found: 42 }]);
    await write('z_called', define('z_called', 'select nothing_of_the_kind()'));
    await expect(migrate(ownerUrl, { functionsFolder: folder })).rejects.toThrow(
      'z_called.sql: function nothing_of_the_kind() does not exist',
    );
  });

  test.each([
    ['two_at_once.sql', 'create or replace function two_at_once() …; create function other() …'],
    ['misnamed.sql', 'create or replace function place_bets() …'],
    ['not_replaced.sql', 'create function not_replaced() …'],
    ['Upper-Case.sql', 'create or replace function x() …'],
    ['nothing.sql', 'select 1;'],
  ])(
    '[DAT-13] a file that is not the one function of its name is refused: %s',
    async (name, text) => {
      const folder = await mkdtemp(join(tmpdir(), 'kipute-functions-'));
      undo.push(() => rm(folder, { recursive: true }));
      await writeFile(join(folder, name), text.replaceAll('; ', ';\n'));
      await expect(readFunctionFiles(folder)).rejects.toThrow(`${name} must define the function`);
    },
  );

  test('[DAT-13] a server waits for its version, and runs on when a newer one has replaced it', async () => {
    const { ownerUrl } = await open('migrated');
    const database = createDatabase({ url: ownerUrl, poolMax: 1, log: console });
    undo.push(database.close);
    const { folder, edit } = await ownFolder();
    await edit('refuse_change', 'is append-only', 'only grows');
    expect(await pendingFunctions(database.read, functionsFolder)).toEqual([]);
    expect(await pendingFunctions(database.read, folder)).toEqual(['refuse_change']);
    await migrate(ownerUrl, { functionsFolder: folder });
    expect(await pendingFunctions(database.read, folder)).toEqual([]);
    expect(await pendingFunctions(database.read, functionsFolder)).toEqual([]);
  });
});
