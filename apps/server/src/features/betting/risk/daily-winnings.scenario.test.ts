import type { CallInput } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { aLeg } from '../fixtures/a-leg.ts';
import { type BettingWorld, createBettingWorld } from '../fixtures/betting-world.ts';
import { changeBetSettings } from '../fixtures/change-bet-settings.ts';
import { type Betting, createBetting } from '../index.ts';

let world: BettingWorld;
let asha: bigint;
/** Another process. */
let deaf: Betting;
beforeAll(async () => {
  world = await createBettingWorld();
  // A single of 1,000 at 2.00 wins 900 after tax.
  await changeBetSettings(world, { dailyProfitMaximum: shillings(4_500) });
  deaf = createBetting(parts());
});
beforeEach(async () => {
  asha = await world.newPlayer(100_000, 50_000);
});
afterAll(() => world.close());

/** Of a process that hears nothing from the others. */
const parts = () => ({
  ...world,
  bus: { ...world.bus, subscribe: () => () => undefined },
  log: pino({ level: 'silent' }),
  board: world.odds.feature(),
});

type Slip = CallInput<'order_list/add'>;

let requests = 0;
function bet(differences: Partial<Slip> = {}, betting = world.betting) {
  requests += 1;
  const slip = {
    request_key: `a-request-of-a-page-${requests}`,
    pay_type: 1 as const,
    bet_amount: 1_000,
    bet_list: [aLeg('10101')],
    ...differences,
  };
  return betting.routes['order_list/add']({ ...slip, system_size: 0 }, world.as(asha));
}

const refused = { kind: 'refusal', code: 'daily-winnings-reached' };
const placed = { kind: 'answer', content: { status: 1 } };
const orders = () =>
  world.database.read.selectFrom('betOrder').selectAll().where('playerId', '=', asha).execute();
const countWaiting = async () => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks where not granted`.execute(world.database.read);
  return rows.length;
};
const countPlaced = (replies: readonly Awaited<ReturnType<typeof bet>>[]) =>
  replies.filter((reply) => reply.kind === 'answer').length;

test('[BET-45] up to the ceiling a player bets, and one shilling beyond not', async () => {
  for (let placing = 0; placing < 4; placing += 1) expect(await bet()).toMatchObject(placed);
  // 1,002 would win 902 after a tax of 100; 900 are left.
  expect(await bet({ bet_amount: 1_002 })).toEqual(refused);
  expect(await world.balanceOf(asha)).toBe(shillings(96_000));
  expect(await bet({ bet_amount: 1_000 })).toMatchObject(placed);
  expect(await bet({ bet_amount: 100 })).toEqual(refused);
  expect(await orders()).toHaveLength(5);
});

test('[BET-45] one bet that promises more than the ceiling is refused', async () => {
  expect(await bet({ bet_amount: 6_000 })).toEqual(refused);
});

test('[BET-45] a stake by credit is no money of the player: what it pays is won', async () => {
  expect(await bet({ bet_amount: 5_000, pay_type: 2 })).toMatchObject(placed);
  expect(await bet({ bet_amount: 100 })).toEqual(refused);
});

test('[BET-45] a lost bet leaves its room, a won one does not', async () => {
  await bet({ bet_amount: 5_000 });
  expect(await bet({ bet_amount: 100 })).toEqual(refused);
  const decide = (payout: bigint) =>
    world.database.transact((tx) =>
      tx.updateTable('betOrder').set({ status: 4, payout }).where('playerId', '=', asha).execute(),
    );
  await decide(shillings(9_500));
  expect(await bet({ bet_amount: 100 })).toEqual(refused);
  await decide(0n);
  expect(await bet({ bet_amount: 5_000 })).toMatchObject(placed);
});

test('[BET-35, BET-45] the same request again is the same order, not one beyond', async () => {
  const slip = { request_key: 'one-request-of-one-page', bet_amount: 5_000 };
  const first = await bet(slip);
  expect(first).toMatchObject(placed);
  expect(await bet(slip)).toEqual(first);
  expect(await orders()).toHaveLength(1);
});

test('[BET-46] of many at once, by both purses, as many are placed as there is room', async () => {
  const wishes = Array.from({ length: 12 }, (_, at) => ({
    pay_type: at % 2 === 0 ? (1 as const) : (2 as const),
  }));
  const replies = await Promise.all(wishes.map((wish) => bet(wish)));
  expect([countPlaced(replies), (await orders()).length]).toEqual([5, 5]);
});

test('[BET-46] so it is in two processes of which one hears nothing', async () => {
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, at) => bet({}, at % 2 === 0 ? world.betting : deaf)),
  );
  expect([countPlaced(replies), (await orders()).length]).toEqual([5, 5]);
});

test('[BET-46] who is counted waits for a bet that is just being written elsewhere', async () => {
  const written = Promise.withResolvers<void>();
  const commit = Promise.withResolvers<void>();
  let isHeldUp = false;
  const executeQuery: Database['inOneStatement']['executeQuery'] = (query) =>
    world.database.transact(async (tx) => {
      const result = await tx.executeQuery(query);
      if (isHeldUp) written.resolve();
      if (isHeldUp) await commit.promise;
      return result as never;
    });
  const database = { ...world.database, inOneStatement: { executeQuery } };
  const slow = createBetting({ ...parts(), database });
  // Its terms are in the books from here on.
  await bet({ bet_amount: 100 }, slow);
  isHeldUp = true;
  const first = bet({}, slow);
  await written.promise;
  const second = bet({ bet_amount: 4_900 });
  await Promise.race([second, expect.poll(countWaiting).toBeGreaterThan(0)]);
  commit.resolve();
  expect([await first, await second]).toMatchObject([placed, refused]);
});

test('[BET-46] who came near once is counted in every process, by whatever bet', async () => {
  await bet({ bet_amount: 5_000 });
  expect(await bet({ bet_amount: 100 }, deaf)).toEqual(refused);
});

test('[BET-46] who is far from the ceiling is not counted one by one', async () => {
  await bet();
  const counted = await world.database.read
    .selectFrom('countedPlayer')
    .selectAll()
    .where('playerId', '=', asha)
    .execute();
  expect(counted).toEqual([]);
});

test('[BET-45] the next day in East Africa begins with all the room', async () => {
  world.clock.setTo(new Date('2026-03-02T20:59:59Z'));
  await bet({ bet_amount: 5_000 });
  expect(await bet({ bet_amount: 100 })).toEqual(refused);
  world.clock.advance({ seconds: 1 });
  expect(await bet({ bet_amount: 5_000 })).toMatchObject(placed);
  expect(await bet({ bet_amount: 100 })).toEqual(refused);
});
