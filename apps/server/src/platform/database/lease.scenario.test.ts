import { createTestDatabase, type TestDatabase } from '@kipute/testkit/test-database';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from './create-database.ts';
import type { Database } from './database.ts';
import { createLease } from './lease.ts';

let created: TestDatabase;
let database: Database;
beforeAll(async () => {
  created = await createTestDatabase();
  database = createDatabase({ url: created.url, poolMax: 5, log: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 1) + seconds * 1_000);
const leaseOf = (name: string, holder: string) =>
  createLease(database, { name, holder, milliseconds: 5_000 });

test('[DAT-14] one has it at a time, and keeps it while it speaks', async () => {
  const [one, other] = [leaseOf('a', 'one'), leaseOf('a', 'other')];
  expect(await one.hold(at(0))).toBe(true);
  expect(await other.hold(at(1))).toBe(false);
  expect(await one.hold(at(4))).toBe(true);
  expect(await other.hold(at(8))).toBe(false);
  expect(await leaseOf('b', 'other').hold(at(8))).toBe(true);
});

test('[DAT-14] after its silence another one has it, and the first no longer', async () => {
  const [one, other] = [leaseOf('c', 'one'), leaseOf('c', 'other')];
  expect(await one.hold(at(0))).toBe(true);
  expect(await other.hold(at(4.999))).toBe(false);
  expect(await other.hold(at(5))).toBe(true);
  expect(await one.hold(at(6))).toBe(false);
});

test('[DAT-14] given up it is free at once; who has not got it gives up nothing', async () => {
  const [one, other] = [leaseOf('d', 'one'), leaseOf('d', 'other')];
  await one.hold(at(0));
  await other.release();
  expect(await other.hold(at(1))).toBe(false);
  await one.release();
  expect(await other.hold(at(1))).toBe(true);
});

test('[DAT-14] of ten who ask at once one gets it', async () => {
  const all = Array.from({ length: 10 }, (_, number) => leaseOf('e', `holder ${number}`));
  const held = await Promise.all(all.map((lease) => lease.hold(at(0))));
  expect(held.filter((has) => has)).toHaveLength(1);
});
