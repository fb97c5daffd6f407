import { createFakeClock } from '@kipute/testkit/fake-clock';
import { createTestDatabase } from '@kipute/testkit/test-database';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../platform/database/create-database.ts';
import type { Database } from '../platform/database/database.ts';
import { createMonthsAhead } from '../platform/database/months-ahead.ts';
import { monthlyTables } from './monthly-tables.ts';

let database: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  const { url, drop } = await createTestDatabase();
  database = createDatabase({ url, poolMax: 2, log: pino({ level: 'silent' }) });
  close = async () => {
    await database.close();
    await drop();
  };
});
afterEach(() => close());

test('[DAT-15] months are made before they begin, once, and a missing one is told', async () => {
  // Beyond the last month that the migrations make.
  const clock = createFakeClock('2029-11-20T09:00:00Z');
  const told: unknown[] = [];
  const log = { error: (what: unknown) => void told.push(what) };
  const months = createMonthsAhead({ database, clock, log }, monthlyTables);
  await months.look();
  expect(months.missing()).toBe(6);
  expect(told).toEqual([{ missing: 6 }]);

  const [job] = months.jobs;
  for (let round = 0; round < 2; round += 1) await job?.run({} as never);
  expect(months.missing()).toBe(0);
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relname ~ '_(2029|2030)_' order by relname`.execute(database.read);
  const made = ['2029_11', '2029_12', '2030_01', '2030_02', '2030_03', '2030_04'];
  const tables = ['bet_leg', 'bet_order', 'posting'];
  expect(rows.map(({ name }) => name)).toEqual(
    tables.flatMap((table) => made.map((month) => `${table}_${month}`)),
  );
  expect(told).toHaveLength(1);
});
