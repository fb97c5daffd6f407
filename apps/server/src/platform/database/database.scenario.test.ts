import { createTestDatabase, type TestDatabase } from '@kipute/testkit/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { afterCommit } from './after-commit.ts';
import { createDatabase } from './create-database.ts';
import { type Database, NoReaderFree, ReadTooSlow } from './database.ts';

let testDatabase: TestDatabase;
let database: Database;
const errors: unknown[] = [];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const log = { error: (facts: unknown) => void errors.push(facts) };
  database = createDatabase({ url: testDatabase.ownerUrl, poolMax: 3, log });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

describe('database', () => {
  test('[DAT-05] whole numbers of eight bytes are bigint and instants are dates', async () => {
    const { rows } = await sql`
      select 9007199254740993::int8 as senti, '2026-03-01T12:00:00+03'::timestamptz as at,
        7::int4 as legs`.execute(database.read);
    expect(rows).toEqual([
      { senti: 9007199254740993n, at: new Date('2026-03-01T09:00:00Z'), legs: 7 },
    ]);
  });

  test('[LOG-28] a list of the office is given up after seconds, in a pool of its own', async () => {
    const { rows } = await sql`
      select current_setting('statement_timeout') as statement,
        current_setting('application_name') as name`.execute(database.office);
    expect(rows).toEqual([{ statement: '5s', name: 'kipute-office' }]);
    const { ownerUrl: url } = testDatabase;
    const log = { error: (facts: unknown) => void errors.push(facts) };
    const impatient = createDatabase({ url, poolMax: 1, log, officeStatementTimeoutMs: 20 });
    const slow = sql`select pg_sleep(1)`.execute(impatient.office);
    await expect(slow).rejects.toBeInstanceOf(ReadTooSlow);
    const wrong = sql`select no_such_column`.execute(impatient.office);
    await expect(wrong).rejects.not.toBeInstanceOf(ReadTooSlow);
    await impatient.close();
  });

  test('[ACC-80] who finds every connection of the office busy is told so, and bets go on', async () => {
    const log = { error: (facts: unknown) => void errors.push(facts) };
    const { ownerUrl: url } = testDatabase;
    const crowded = createDatabase({ url, poolMax: 1, log, officeConnectTimeoutMs: 1_000 });
    const busy = Promise.all(
      Array.from({ length: 3 }, () => sql`select pg_sleep(2.5)`.execute(crowded.office)),
    );
    const waiting = sql`select 1`.execute(crowded.office);
    await expect(waiting).rejects.toBeInstanceOf(NoReaderFree);
    await expect(crowded.ping()).resolves.toBeUndefined();
    await busy;
    await expect(sql`select 1`.execute(crowded.office)).resolves.toBeDefined();
    await crowded.close();
  });

  test('[DAT-06] no query, lock or forgotten transaction may hold the server up', async () => {
    const { rows } = await sql`
      select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('application_name') as name`.execute(database.read);
    expect(rows).toEqual([{ statement: '10s', lock: '5s', idle: '15s', name: 'kipute' }]);
  });

  test('[DAT-07] an announcement is made after the commit, and others already see it', async () => {
    const seen: unknown[] = [];
    await database.transact(async (tx) => {
      await sql`create table told (id int)`.execute(tx);
      afterCommit(tx, async () => {
        const { rows } = await sql`select to_regclass('told') is not null as there`.execute(
          database.read,
        );
        seen.push(rows[0]);
      });
    });
    expect(seen).toEqual([{ there: true }]);
  });

  test('[DAT-07] nothing is announced when the work rolls back', async () => {
    const seen: string[] = [];
    const work = database.transact(async (tx) => {
      afterCommit(tx, () => void seen.push('told'));
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect(seen).toEqual([]);
  });

  test('[DAT-07] a failed announcement is reported and does not undo the work', async () => {
    const value = await database.transact(async (tx) => {
      afterCommit(tx, () => Promise.reject(new Error('bus down')));
      return 'done';
    });
    expect(value).toBe('done');
    expect(errors).toEqual([{ err: new Error('bus down') }]);
  });

  test('[DAT-08] a ping rejects when the server cannot be reached', async () => {
    const lost = createDatabase({ url: 'postgres://postgres@127.0.0.1:1/none', log: console });
    await expect(lost.ping()).rejects.toThrow('ECONNREFUSED');
    await lost.close();
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test('[DAT-09] a connection cut in the middle of its work fails that work only', async () => {
    const cut = database.transact(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.read);
      await sql`select 1`.execute(tx);
    });
    await expect(cut).rejects.toThrow();
    await expect(database.ping()).resolves.toBeUndefined();
  });
});
