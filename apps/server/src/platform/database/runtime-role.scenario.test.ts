import { createTestDatabase, type TestDatabase } from '@kipute/testkit/test-database';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './create-database.ts';
import { changeableHistory } from './runtime-role.ts';

let testDatabase: TestDatabase;
let owner: Client;
let runtime: Client;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  owner = new Client({ connectionString: testDatabase.ownerUrl });
  runtime = new Client({ connectionString: testDatabase.url });
  await Promise.all([owner.connect(), runtime.connect()]);
});
afterAll(async () => {
  await Promise.all([owner.end(), runtime.end()]);
  await testDatabase.drop();
});

type Named = { readonly name: string };
const namesOf = async (client: Client, text: string) =>
  (await client.query<Named>(text)).rows.map(({ name }) => name);

const historyOf = () => namesOf(owner, 'select name from append_only_table order by name');

test('[DAT-11] what only grows is what carries the trigger, months included', async () => {
  expect(await historyOf()).toEqual(
    expect.arrayContaining([
      ...['journal_entry', 'posting', 'posting_2026_11', 'posting_other_months'],
      ...['payment_word', 'operator_callback', 'operator_callback_outcome', 'reconciliation'],
      ...['setting_revision', 'activity', 'books_audit', 'consent', 'bet_terms', 'cash_out'],
      ...['selection_ruling', 'ruling_by_hand', 'order_decision', 'deposit_by_hand'],
      ...[
        'play_limit_change',
        'play_pause',
        'erasure_request',
        'erasure_withdrawal',
        'erasure',
        'payment_look',
      ],
    ]),
  );
});

test('[DAT-11] the role of the server may change or empty none of it, and adds to all of it', async () => {
  const verdicts = await runtime.query<{ name: string; may: string[] }>(`
    select name, array(
      select privilege from unnest(array['update', 'delete', 'truncate', 'insert', 'select'])
        as privilege
      where has_table_privilege(name, privilege)) as may
    from append_only_table`);
  expect(verdicts.rowCount).toBe((await historyOf()).length);
  const others = verdicts.rows.filter(({ may }) => may.join() !== 'insert,select');
  expect(others).toEqual([]);
});

test('[DAT-11] it owns nothing, empties nothing and makes no tables', async () => {
  const owned = `select relname as name from pg_class where relowner = current_user::regrole`;
  expect(await namesOf(runtime, owned)).toEqual([]);
  const emptied = `select oid::regclass::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace,
      'graphile_worker'::regnamespace) and has_table_privilege(oid, 'truncate')`;
  expect(await namesOf(runtime, emptied)).toEqual([]);
  const refused = { code: '42501' };
  await expect(runtime.query('create table note (text text)')).rejects.toMatchObject(refused);
  await expect(
    runtime.query('alter table activity disable trigger activity_append_only'),
  ).rejects.toMatchObject({ code: '42501' });
  await expect(runtime.query('delete from schema_migration')).rejects.toMatchObject(refused);
});

test('[DAT-11] a month that the server adds later can be changed by nobody but its owner', async () => {
  await runtime.query(`select add_posting_month('2031-03-01'), add_bet_month('2031-03-01')`);
  expect(await historyOf()).toContain('posting_2031_03');
  const { rows } = await runtime.query(`
    select has_table_privilege('posting_2031_03', 'update, delete, truncate') as changes,
      tableowner <> current_user as is_foreign
    from pg_tables where tablename = 'posting_2031_03'`);
  expect(rows).toEqual([{ changes: false, is_foreign: true }]);
});

test('[DAT-12] a server can tell whether its role could change history', async () => {
  const found = async (url: string) => {
    const database = createDatabase({ url, poolMax: 1, log: console });
    const name = await changeableHistory(database);
    await database.close();
    return name;
  };
  expect(await found(testDatabase.url)).toBeUndefined();
  expect(await found(testDatabase.ownerUrl)).toBe('account_day');
});
