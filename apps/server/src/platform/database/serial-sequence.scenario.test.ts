import { createTestDatabase, type TestDatabase } from '@kipute/testkit/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './create-database.ts';
import type { Database } from './database.ts';
import { serialSequenceOf } from './serial-sequence.ts';

const NUMBERS_OF_PROCESS = 2 ** 20;

let testDatabase: TestDatabase;
const opened: Database[] = [];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(opened.map((one) => one.close()));
  await testDatabase.drop();
});

/** With its connections it is to the database what a process is. */
function openProcess(poolMax = 2): Database {
  const log = { error: () => undefined };
  const database = createDatabase({ url: testDatabase.ownerUrl, poolMax, log });
  opened.push(database);
  return database;
}

const processNumberOf = (number: number): number => Math.floor(number / NUMBERS_OF_PROCESS);

test('[PAY-07] processes of one database count under numbers of their own', async () => {
  const sequences = await Promise.all(
    Array.from({ length: 5 }, () => serialSequenceOf(openProcess())),
  );
  const numbers = sequences.map((next) => processNumberOf(next()));
  expect(new Set(numbers).size).toBe(5);
});

test('[PAY-07] asked by many at once, a process takes one number and keeps it', async () => {
  const database = openProcess();
  const asked = Array.from({ length: 10 }, () => serialSequenceOf(database));
  const sequences = new Set([...(await Promise.all(asked)), await serialSequenceOf(database)]);
  expect(sequences.size).toBe(1);
});

test('[PAY-07] a transaction that holds the last connection gets its number on it', async () => {
  const database = openProcess(1);
  const next = await database.transact((tx) => serialSequenceOf(database, tx));
  expect(next()).toBeGreaterThanOrEqual(0);
});

test('[PAY-07] whoever finds the database gone tries anew', async () => {
  const database = openProcess();
  const broken = createDatabase({
    ...{ url: 'postgres://127.0.0.1:1/none', poolMax: 1, log: { error: () => undefined } },
  });
  await expect(serialSequenceOf(database, broken.read)).rejects.toThrow();
  await broken.close();
  expect((await serialSequenceOf(database))()).toBeGreaterThanOrEqual(0);
});

test('[PAY-07] every month keeps the numbers of its bets unique, also one that is added', async () => {
  const database = openProcess();
  await sql`select add_bet_month('2033-05-01')`.execute(database.read);
  const { rows } = await sql<{ month: string; unique: boolean }>`
    select inhrelid::regclass::text as month, coalesce(bool_or(indisunique), false) as unique
    from pg_inherits left join pg_index on indrelid = inhrelid
      and indkey::text = (select attnum::text from pg_attribute
        where attrelid = inhrelid and attname = 'serial_number')
    where inhparent = 'bet_order'::regclass group by 1`.execute(database.read);
  expect(rows.map(({ month }) => month)).toContain('bet_order_2033_05');
  expect(rows.filter(({ unique }) => !unique)).toEqual([]);
});
