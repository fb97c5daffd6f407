import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { settlementSuite } from '../fixtures/settlement-suite.ts';
import type { Ruling } from './ruling.ts';
import { keepRulings, lastRevisionOn } from './ruling-store.ts';

const { balance, place, world } = settlementSuite();

const { win, lose } = legOutcomes;

const ruling = (revision: number, outcome: number): Ruling => ({
  ...{ selectionId: 10101n, revision, outcome },
  ...{ saidBy: 'grading', why: null },
});

const say = (revision: number, outcome: number) =>
  world().database.transact((tx) =>
    keepRulings(tx, [ruling(revision, outcome)], { matchId: 1n, at: world().clock.now() }),
  );

async function whoeverWaitsToSaySomething(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer from pg_locks
    where locktype = 'advisory' and mode = 'ExclusiveLock' and not granted`.execute(
    world().database.read,
  );
  return rows[0]?.count ?? 0;
}

test('[STL-21] a new word waits until nobody brings out the old one, and then that goes no further', async () => {
  const before = await balance();
  await place('10101');
  await say(1, win.id);
  const old = { matchId: 1n, selectionId: 10101n, outcome: win.id };
  const saidAnew: Promise<void>[] = [];
  await world().settleLegs({
    ...old,
    isLatest: async (tx) => {
      const stands = (await lastRevisionOn(tx, 10101n)) === 1;
      saidAnew.push(say(2, lose.id));
      await vi.waitUntil(async () => (await whoeverWaitsToSaySomething()) === 1, {
        timeout: 10_000,
      });
      return stands;
    },
  });
  await Promise.all(saidAnew);
  const paid = await balance();
  expect(paid).toBeGreaterThan(before);
  await place('10101');
  const staked = await balance();
  await world().settleLegs({
    ...old,
    isLatest: async (tx) => (await lastRevisionOn(tx, 10101n)) === 1,
  });
  expect(await balance()).toBe(staked);
  await world().settleLegs({ ...old, outcome: lose.id });
  expect(await balance()).toBeLessThan(before);
});
