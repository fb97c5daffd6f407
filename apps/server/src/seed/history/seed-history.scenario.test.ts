import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hashPassword } from '@kipute/testkit/page-password';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proveChain, sealBatch } from '../../features/audit/seal-records.ts';
import { createFeatureWorld, type FeatureWorld, TEST_PEPPER } from '../../fixtures/feature-world.ts';
import { seed } from '../seed.ts';
import { type SeededHistory, seedHistory } from './seed-history.ts';

const DAYS = 9;
const PLAYERS = 400;

const root = join(import.meta.dirname, '../../../../..');
const run = promisify(execFile);

/** As `npm start` asks the simulator of the feed. */
async function tellPast(now: Date): Promise<string> {
  const program = join(root, 'simulators/odds-feed/src/tell-past.ts');
  const words = [program, '1', String(now.getTime()), String(DAYS)];
  const { stdout } = await run(process.execPath, words, { maxBuffer: 2 ** 26 });
  return stdout;
}

let world: FeatureWorld;
let history: SeededHistory | undefined;
const now = new Date();

beforeAll(async () => {
  world = await createFeatureWorld();
  await seed(world.url, { pepper: TEST_PEPPER, hashPassword });
  const options = { pepper: TEST_PEPPER, days: DAYS, players: PLAYERS, now };
  history = await seedHistory(world.url, { ...options, toldMatches: await tellPast(now) });
});
afterAll(() => world.close());

const countOf = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  (await query.execute(world.database.read)).rows[0]?.count ?? -1;

describe('a seeded history', () => {
  test('[LWD-01] the books are in order, and every figure of every player is what they say', async () => {
    expect(history).toMatchObject({ players: PLAYERS });
    expect(history?.orders).toBeGreaterThan(300);
    const { entries, purses, worldSum } = await world.wallet.runAudit();
    expect({ entries, purses, worldSum }).toEqual({ entries: [], purses: [], worldSum: 0n });
    const behind = await countOf(sql`
      select count(*)::int as count from player_total join purse using (player_id)
      where kind = 'cash' and (lines <> cash_lines or balance <> cash_balance)`);
    expect(behind).toBe(0);
  });

  test('[LWD-02] the log can be sealed line by line', async () => {
    while ((await sealBatch(world.database)) > 0);
    const { faults, lines } = await proveChain(world.database.read, { now: new Date() });
    expect(faults).toEqual([]);
    expect(Number(lines)).toBeGreaterThan(PLAYERS / 4);
  });

  test('[LWD-06] a house that has had a bet is left as it is', async () => {
    const again = await seedHistory(world.url, { pepper: TEST_PEPPER, toldMatches: '' });
    expect(again).toBeUndefined();
  });
});
