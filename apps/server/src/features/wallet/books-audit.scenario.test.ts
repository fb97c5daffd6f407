import { house, type Purse, purseOf, purses } from '@kipute/domain/ledger/account';
import { type Entry, transfer } from '@kipute/domain/ledger/entry';
import { senti, shillings } from '@kipute/domain/money/senti';
import { createSeededRandom } from '@kipute/testkit/seeded-random';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { booksAreInOrder } from './books-audit.ts';
import type { Cause } from './ledger-store.ts';

let world: FeatureWorld;
let players: bigint[];
beforeEach(async () => {
  world = await createFeatureWorld();
  players = [];
  for (const phone of ['0712000301', '0712000302', '0712000303']) {
    const player = { phone, name: 'Asha', password: 'a'.repeat(64), language: 'sw' } as const;
    const made = await world.database.transact((tx) => world.players.createPlayer(tx, player));
    if (made.ok) players.push(made.value.id);
  }
  for (const playerId of players) await append(deposit(playerId, `opening ${playerId}`));
});
afterEach(() => world.close());

const deposit = (playerId: bigint, key: string): Entry<Cause> => ({
  key,
  cause: 'deposit',
  postings: transfer({
    from: house('float-airtel'),
    to: purseOf(playerId, 'cash'),
    amount: shillings(1_000),
  }),
});
const append = (entry: Entry<Cause>) =>
  world.database.transact((tx) => world.wallet.append(tx, entry));
const audit = () => world.wallet.auditBooks(world.database.read);

test('[LED-20] books that nobody touched by hand are in order', async () => {
  const report = await audit();
  expect(report).toEqual({ entries: [], purses: [], worldSum: 0n });
  expect(booksAreInOrder(report)).toBe(true);
});

test('[LED-20] a balance written by hand is found', async () => {
  await sql`update purse set balance = balance + 1 where player_id = ${players[0]}`.execute(
    world.database.read,
  );
  const report = await audit();
  expect(report).toEqual({
    entries: [],
    purses: [{ playerId: players[0], kind: 'cash' }],
    worldSum: 1n,
  });
  expect(booksAreInOrder(report)).toBe(false);
});

test('[LED-20] a posting without its other side is found', async () => {
  const { rows } = await sql<{ id: bigint }>`
    insert into posting (recorded_at, entry_id, line, account, amount)
    select recorded_at, id, 9, 'stakes', 500 from journal_entry order by id limit 1
    returning entry_id as id`.execute(world.database.read);
  expect(await audit()).toEqual({ entries: [rows[0]?.id], purses: [], worldSum: 500n });
});

test('[LED-20] a broken chain is found though all sums are right', async () => {
  await sql`
    insert into posting (recorded_at, entry_id, line, player_id, account, amount,
      purse_line, balance_before, balance_after)
    select recorded_at, entry_id, 8, player_id, account, 5, 2, 7, 12
    from posting where player_id = ${players[1]}
    union all
    select recorded_at, entry_id, 9, player_id, account, -5, 3, 12, 7
    from posting where player_id = ${players[1]}`.execute(world.database.read);
  await sql`update purse set lines = 3 where player_id = ${players[1]}`.execute(
    world.database.read,
  );
  expect(await audit()).toEqual({
    entries: [],
    purses: [{ playerId: players[1], kind: 'cash' }],
    worldSum: 0n,
  });
});

const seeds = [11, 12, 13];

test.each(seeds)('[LED-21] any history leaves the books in order (seed %d)', async (seed) => {
  const random = createSeededRandom(seed);
  const anyPlayer = () => players[random.integer({ from: 0, to: 2 })] ?? 0n;
  const anyPurse = (): Purse => random.pick(purses);
  const accounts = () =>
    random.fraction() < 0.3 ? house('stakes') : purseOf(anyPlayer(), anyPurse());
  const wanted = Array.from({ length: 200 }, (): Entry<Cause> | undefined => {
    const [from, to] = [accounts(), accounts()];
    const amount = senti(BigInt(random.integer({ from: 1, to: 60_000 })));
    const key = `any ${random.integer({ from: 1, to: 120 })}`;
    if (JSON.stringify(from, asText) === JSON.stringify(to, asText)) return undefined;
    return { key, cause: 'balance-change', postings: transfer({ from, to, amount }) };
  });
  const outcomes = await Promise.all(
    wanted.flatMap((entry) =>
      entry ? append(entry).then((one) => (one.ok ? 'written' : one.refusal)) : [],
    ),
  );
  // All three happened, or this would prove little.
  expect(new Set(outcomes)).toEqual(new Set(['written', 'funds-short', 'key-used-differently']));
  expect(booksAreInOrder(await audit())).toBe(true);
});

const asText = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
