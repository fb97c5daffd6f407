import { house, type Purse, purseOf } from '@kipute/domain/ledger/account';
import { type Entry, transfer } from '@kipute/domain/ledger/entry';
import { reversalOf } from '@kipute/domain/ledger/fixtures/reversal';
import { senti, shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import { createWallet } from './index.ts';
import type { Cause } from './ledger-store.ts';

let world: FeatureWorld;
let lastPhone = 712_000_200;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

async function aPlayer(): Promise<bigint> {
  lastPhone += 1;
  const player = { name: 'Asha', password: 'a'.repeat(64), language: 'sw' } as const;
  const created = await world.database.transact((tx) =>
    world.players.createPlayer(tx, { ...player, phone: `0${lastPhone}` }),
  );
  if (!created.ok) throw new Error(created.refusal);
  return created.value.id;
}

const deposit = (playerId: bigint, key: string, amount = shillings(1_000)): Entry<Cause> => ({
  key,
  cause: 'deposit',
  postings: transfer({ from: house('float-mpesa'), to: purseOf(playerId, 'cash'), amount }),
});
const stake = (playerId: bigint, key: string, amount = shillings(1_000)): Entry<Cause> => ({
  key,
  cause: 'bet-placed',
  postings: transfer({ from: purseOf(playerId, 'cash'), to: house('stakes'), amount }),
});

const append = (entry: Entry<Cause>, serialNumber = '') =>
  world.database.transact((tx) => world.wallet.append(tx, entry, { serialNumber }));
const balance = async (playerId: bigint, purse: Purse = 'cash') =>
  (await world.wallet.balancesOf(world.database.read, playerId))[purse];
const statement = (playerId: bigint, lines = 10, beforeLine?: bigint) =>
  world.wallet.statementOf(world.database.read, {
    playerId,
    purse: 'cash',
    lines,
    ...(beforeLine !== undefined && { beforeLine }),
  });

describe('writing the books', () => {
  test('[LED-10] the same key again answers as before and moves nothing', async () => {
    const asha = await aPlayer();
    const first = await append(deposit(asha, 'd10'));
    expect(first).toEqual({ ok: true, value: { entryId: expect.any(BigInt), repeated: false } });
    const second = await append(deposit(asha, 'd10'));
    expect(second).toEqual({ ok: true, value: { ...(first.ok && first.value), repeated: true } });
    expect(await balance(asha)).toBe(shillings(1_000));
  });

  test('[LED-10] ten equal ones at once move money once', async () => {
    const asha = await aPlayer();
    const all = await Promise.all(Array.from({ length: 10 }, () => append(deposit(asha, 'd10x'))));
    expect(all.filter((one) => one.ok && !one.value.repeated)).toHaveLength(1);
    expect(await balance(asha)).toBe(shillings(1_000));
  });

  test('[LED-10] a repetition is no refusal when the money is spent meanwhile', async () => {
    const asha = await aPlayer();
    await append(deposit(asha, 'd10s'));
    const all = await Promise.all(Array.from({ length: 10 }, () => append(stake(asha, 'b10s'))));
    expect(all.every((one) => one.ok)).toBe(true);
    expect(await balance(asha)).toBe(0n);
  });

  test('[LED-11] a known key with other content is refused', async () => {
    const [asha, juma] = [await aPlayer(), await aPlayer()];
    await append(deposit(asha, 'd11'));
    const refused = { ok: false, refusal: 'key-used-differently' };
    expect(await append(deposit(asha, 'd11', shillings(999)))).toEqual(refused);
    expect(await append(deposit(juma, 'd11'))).toEqual(refused);
    expect(await append({ ...deposit(asha, 'd11'), cause: 'ussd-deposit' })).toEqual(refused);
    expect([await balance(asha), await balance(juma)]).toEqual([shillings(1_000), 0n]);
  });

  test.each([1n, 10n ** 12n])('[LED-12] %d senti too much are refused', async (over) => {
    const asha = await aPlayer();
    await append(deposit(asha, `d12 ${over}`));
    const much = stake(asha, `b12 ${over}`, senti(100_000n + over));
    expect(await append(much)).toEqual({ ok: false, refusal: 'funds-short' });
    expect(await balance(asha)).toBe(shillings(1_000));
    expect(await statement(asha)).toHaveLength(1);
    expect((await append(stake(asha, `b12 ${over}`, shillings(1_000)))).ok).toBe(true);
  });

  test('[LED-12] of ten who want the last shilling one gets it', async () => {
    const asha = await aPlayer();
    await append(deposit(asha, 'd12x', shillings(1)));
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) => append(stake(asha, `b12x ${at}`, shillings(1)))),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await balance(asha)).toBe(0n);
  });

  test('[LED-14] two who pay each other at once both do', async () => {
    const [asha, juma] = [await aPlayer(), await aPlayer()];
    await append(deposit(asha, 'd14a', shillings(100)));
    await append(deposit(juma, 'd14j', shillings(100)));
    const cash = { asha: purseOf(asha, 'cash'), juma: purseOf(juma, 'cash') };
    const pay = (at: number) => ({
      key: `p14 ${at}`,
      cause: 'balance-change' as const,
      postings: transfer(
        at % 2 === 0
          ? { from: cash.asha, to: cash.juma, amount: shillings(1) }
          : { from: cash.juma, to: cash.asha, amount: shillings(1) },
      ),
    });
    const all = await Promise.all(Array.from({ length: 40 }, (_, at) => append(pay(at))));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect([await balance(asha), await balance(juma)]).toEqual([shillings(100), shillings(100)]);
  });
});

const forbidden = [
  ['journal_entry', 'update journal_entry set remark = remark'],
  ['journal_entry', 'delete from journal_entry'],
  ['journal_entry', 'truncate journal_entry cascade'],
  ['posting', 'update posting set amount = amount'],
  ['posting', 'delete from posting'],
  ['posting', 'truncate posting'],
  ['posting_2026_03', 'delete from posting_2026_03'],
  ['posting_2026_03', 'truncate posting_2026_03'],
  ['posting_other_months', 'truncate posting_other_months'],
  ['purse', 'update purse set balance = -1'],
] as const;

test.each(forbidden)('[LED-13] the database protects %s: %s', async (table, command) => {
  const asha = await aPlayer();
  // The clock of these tests stands in March 2026.
  await append(deposit(asha, `d13 ${command}`));
  const attempt = sql.raw(command).execute(world.database.read);
  await expect(attempt).rejects.toThrow(table);
  expect(await balance(asha)).toBe(shillings(1_000));
});

describe('reading the books', () => {
  test('[LED-15] a new player has four empty purses', async () => {
    expect(await world.wallet.balancesOf(world.database.read, await aPlayer())).toEqual({
      cash: 0n,
      credit: 0n,
      'racing-coin': 0n,
      held: 0n,
    });
  });

  test('[LED-16] a statement tells every movement with the balance before and after', async () => {
    const asha = await aPlayer();
    const bet = stake(asha, 'b16', shillings(300));
    await append(deposit(asha, 'd16'), 'D1');
    await append(bet, 'B1');
    await append(reversalOf(bet, 'undo b16'), 'B1');
    const line = { remark: '', recordedAt: world.clock.now() };
    expect(await statement(asha)).toEqual([
      {
        ...line,
        line: 3n,
        cause: 21,
        serialNumber: 'B1',
        amount: 30_000n,
        before: 70_000n,
        after: 100_000n,
      },
      {
        ...line,
        line: 2n,
        cause: 3,
        serialNumber: 'B1',
        amount: -30_000n,
        before: 100_000n,
        after: 70_000n,
      },
      {
        ...line,
        line: 1n,
        cause: 5,
        serialNumber: 'D1',
        amount: 100_000n,
        before: 0n,
        after: 100_000n,
      },
    ]);
  });

  test('[LED-16] pages neither repeat nor skip a line, though a clock went back', async () => {
    const asha = await aPlayer();
    for (let at = 0; at < 7; at += 1) {
      world.clock.advance(at === 3 ? { minutes: -60 } : { seconds: 1 });
      await append(deposit(asha, `d16p ${at}`, shillings(at + 1)));
    }
    const first = await statement(asha, 4);
    const second = await statement(asha, 4, first.at(-1)?.line);
    expect([...first, ...second].map(({ line }) => line)).toEqual([7n, 6n, 5n, 4n, 3n, 2n, 1n]);
  });

  test('[LED-17] a posting lies in its month of East Africa Time, or among the others', async () => {
    const asha = await aPlayer();
    const partitionAt = async (at: string) => {
      const elsewhere = createWallet({ ...world, clock: { now: () => new Date(at) } });
      const key = `d17 ${at}`;
      await world.database.transact((tx) => elsewhere.append(tx, deposit(asha, key)));
      const { rows } = await sql<{ name: string }>`
        select tableoid::regclass::text as name from posting
        where entry_id = (select id from journal_entry where key = ${key})`.execute(
        world.database.read,
      );
      return rows[0]?.name;
    };
    expect(await partitionAt('2026-11-30T20:59:59Z')).toBe('posting_2026_11');
    expect(await partitionAt('2026-11-30T21:00:00Z')).toBe('posting_2026_12');
    expect(await partitionAt('2031-05-01T00:00:00Z')).toBe('posting_other_months');
  });
});

describe('news of the balance', () => {
  async function heardDuring(work: () => Promise<unknown>) {
    const heard: object[] = [];
    let isOver = false;
    world.wallet.onBalanceChanged(({ playerId, cause, ...change }) => {
      if (!isOver) heard.push({ playerId, cause, ...change });
    });
    await work();
    isOver = true;
    return heard;
  }

  test('[LED-24] a transaction tells what it moved, once it is there', async () => {
    const player = await aPlayer();
    let balanceWhenHeard: Promise<bigint> | undefined;
    const leave = { isOver: false };
    world.wallet.onBalanceChanged(({ playerId }) => {
      if (!leave.isOver && playerId === player.toString()) balanceWhenHeard = balance(player);
    });
    const heard = await heardDuring(() =>
      world.database.transact(async (tx) => {
        await world.wallet.append(tx, deposit(player, 'news 1'), { serialNumber: 'D1' });
        await world.wallet.appendMany(tx, [
          { ...stake(player, 'news 2', shillings(400)), serialNumber: 'B1' },
        ]);
      }),
    );
    leave.isOver = true;
    const told = { playerId: player.toString(), purse: 'cash' };
    expect(heard).toEqual([
      { ...told, cause: 'deposit', amount: '100000', serialNumber: 'D1', account: 'float-mpesa' },
      { ...told, cause: 'bet-placed', amount: '-40000', serialNumber: 'B1', account: 'stakes' },
    ]);
    expect(await balanceWhenHeard).toBe(shillings(600));
  });

  test('[LED-24] what is repeated, refused, rolled back or only held is not told', async () => {
    const player = await aPlayer();
    await append(deposit(player, 'news 3'));
    const heard = await heardDuring(async () => {
      await append(deposit(player, 'news 3'));
      await append(stake(player, 'news 4', shillings(9_000)));
      await world.database
        .transact(async (tx) => {
          await world.wallet.append(tx, deposit(player, 'news 5'));
          throw new Error('rolled back');
        })
        .catch(() => undefined);
    });
    expect(heard).toEqual([]);
  });
});
