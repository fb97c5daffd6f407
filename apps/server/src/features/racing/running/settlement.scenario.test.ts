import type { CallContent } from '@kipute/contract/registry';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { type Senti, senti, shillings } from '@kipute/domain/money/senti';
import { type RacingPick, returnOf } from '@kipute/domain/racing/racing-bet';
import { orderRefundedEntry, orderWonEntry } from '@kipute/domain/racing/racing-entries';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aBet,
  createRacingWorld,
  openRound,
  type RacingInput,
  type RacingWorld,
  runRound,
  stepAt,
  testSeeds,
} from '../fixtures/racing-world.ts';
import { findRound } from '../rounds/round-store.ts';
import { drawRound } from './draw-round.ts';
import { settleRound } from './settle-round.ts';
import { planSettlement } from './settlement-plan.ts';

type Round = CallContent<'racing_round/proof'>;
type Picks = RacingInput<'racing_order/add'>['picks'];

let world: RacingWorld;
let round: Round;
beforeAll(async () => {
  world = await createRacingWorld();
});
beforeEach(async () => {
  world.clock.advance({ minutes: 6 });
  round = await openRound(world);
});
afterAll(() => world.close());

const cars = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const deps = () => ({ ...world, seeds: testSeeds(), log: world.log });
const proof = () => world.told('racing_round/proof', { id: round.id });

async function bet(player: bigint, picks: Picks, differences = {}) {
  const asked = aBet(round.id, { picks, ...differences });
  return world.told('racing_order/add', asked, world.player(player));
}
const orderOf = (id: string, player: bigint) =>
  world.told('racing_order/detailed', { id }, world.player(player));

/** Whatever the order, one of these wins: every car, both of a pair, all of ten. */
const everything: readonly (readonly [Picks, number])[] = [
  [[{ bet_type: 2, numbers: cars }], 10],
  [[{ bet_type: 3, numbers: cars }], 45],
  [[{ bet_type: 4, numbers: cars }], 120],
  [[{ bet_type: 5, numbers: [1, 2] }], 2],
  [[{ bet_type: 6, numbers: [1, 2] }], 2],
];

const booksSumToZero = async () => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from posting`.execute(world.database.read);
  return rows[0]?.sum === 0n;
};

const poolRow = async () => {
  const { rows } = await sql<{ balance: bigint; starts: number }>`
    select balance, starts from racing_pool`.execute(world.database.read);
  return rows[0] ?? { balance: 0n, starts: 0 };
};

async function postingsOf(serial: string) {
  const { rows } = await sql<{ account: string; playerId: bigint | null; amount: bigint }>`
    select account, player_id, amount from posting join journal_entry on journal_entry.id = entry_id
    where key = ${`racing-result ${serial}`} order by line`.execute(world.database.read);
  return rows;
}

describe('what is paid', () => {
  test('[RAC-20] each kind pays its odds once, to the purse of coin', async () => {
    const asha = await world.newPlayer(30_000);
    const orders = [];
    for (const [picks, tickets] of everything) orders.push(await bet(asha, picks, { tickets }));
    await runRound(world, round);
    const paid = [];
    for (const { id } of orders) paid.push((await orderOf(id, asha)).paid);
    expect(paid).toEqual([969, 2_800, 5_600, 197, 197]);
    const staked = 17_900;
    expect(await world.coinOf(asha)).toBe(shillings(30_000 - staked + 9_763));
    expect(await booksSumToZero()).toBe(true);
  });

  test('[RAC-44] lost, won and stake returned, as the round and what was paid say', async () => {
    const asha = await world.newPlayer(3_000);
    const lost = await bet(asha, [{ bet_type: 2, numbers: cars }], { tickets: 10 });
    await runRound(world, round);
    const { result } = await proof();
    const [champion = 1] = result;
    expect(await orderOf(lost.id, asha)).toMatchObject({
      ...{ status: 2, result: 1, paid: 969, profit: -31, settlement_time: round.end_time },
    });
    round = await openRound(world);
    const other = await bet(asha, [{ bet_type: 2, numbers: [champion] }]);
    await runRound(world, round);
    const end = (await proof()).result[0];
    expect(await orderOf(other.id, asha)).toMatchObject(
      end === champion ? { result: 1, paid: 969 } : { result: 2, paid: 0, profit: -100 },
    );
  });

  test('[RAC-21] the entries are those of the domain, and say where each part comes from', async () => {
    const asha = await world.newPlayer(10_000);
    const order = await bet(asha, [{ bet_type: 2, numbers: cars }], { tickets: 10 });
    await runRound(world, round);
    const entry = orderWonEntry({
      ...{ playerId: asha, serialNumber: order.serial_number },
      ...{ paid: shillings(969), shared: senti(0n) },
    });
    expect(await postingsOf(order.serial_number)).toEqual(
      entry.postings.map(({ account, amount }) => ({
        account: 'house' in account ? account.house : account.purse,
        playerId: 'house' in account ? null : account.playerId,
        amount,
      })),
    );
  });

  test('[RAC-46] what becomes of all orders is what a walk over them one by one says', async () => {
    const players = [await world.newPlayer(90_000), await world.newPlayer(90_000)];
    const serials = new Map<string, { picks: readonly RacingPick[]; stake: Senti }>();
    for (let at = 0; at < 60; at += 1) {
      const player = players[at % 2] ?? 0n;
      const numbers = cars.map((car) => ((car + at) % 10) + 1);
      const order = await bet(
        player,
        [
          { bet_type: 2, numbers: [(at % 10) + 1] },
          { bet_type: 5, numbers: [(at % 2) + 1] },
          { bet_type: 7, numbers },
        ],
        { tickets: 3 },
      );
      const picks: RacingPick[] = [
        { kind: 'champion', numbers: [(at % 10) + 1] },
        { kind: 'odd-even', numbers: [(at % 2) + 1] },
        { kind: 'ten-of-ten', numbers },
      ];
      serials.set(order.serial_number, { picks, stake: shillings(100) });
    }
    await stepAt(world, round.draw_time);
    const drawn = await findRound(world.database.read, BigInt(round.id));
    if (!drawn?.result) throw new Error('it is drawn');
    const { result: finish, terms } = drawn;
    const plan = await planSettlement(world.database.read, drawn);
    const naive = [...serials].flatMap(([serial, { picks, stake }]) => {
      const back = picks.reduce(
        (sum, pick) => sum + returnOf(pick, { finish, stake, terms }).paid,
        0n,
      );
      return back > 0n ? [[serial, back]] : [];
    });
    expect(plan).toMatchObject({ bets: 60, tickets: 180, staked: shillings(18_000) });
    expect(plan.tenStaked).toBe(shillings(6_000));
    const byPlan = plan.won.map(({ serialNumber, paid }) => [serialNumber, paid]);
    expect(byPlan.toSorted()).toEqual(naive.toSorted());
  });
});

describe('the pool of ten-of-ten', () => {
  const ofTen = (numbers: readonly number[]): Picks => [{ bet_type: 7, numbers: [...numbers] }];
  /** As only chance can otherwise: the order is known before the bet. */
  const turnTo = (order: readonly number[]) =>
    sql`update racing_round set result = ${[...order]}::smallint[] where id = ${round.id}`.execute(
      world.database.read,
    );

  test('[RAC-22] a part of each stake on ten-of-ten goes into it, of others nothing', async () => {
    const before = await poolRow();
    expect(before).toEqual({ balance: await world.sumOf('racing-pool'), starts: 1 });
    const asha = await world.newPlayer(10_000);
    await bet(asha, ofTen(cars), { single_amount: 333 });
    await bet(asha, [{ bet_type: 2, numbers: [1] }]);
    await stepAt(world, round.draw_time);
    await turnTo([2, 1, 4, 3, 6, 5, 8, 7, 10, 9]);
    await stepAt(world, round.end_time);
    // 5 % of 333 shillings.
    expect(await poolRow()).toEqual({ balance: before.balance + 1_665n, starts: 1 });
    expect(await world.sumOf('racing-pool')).toBe(before.balance + 1_665n);
    const { pool } = await world.told('racing_round/inquire', {});
    expect(BigInt(Math.round(pool * 100))).toBe(before.balance + 1_665n);
  });

  test('[RAC-23] who has all ten right shares it by stakes; the house begins anew', async () => {
    const { balance, starts } = await poolRow();
    const [asha, juma] = [await world.newPlayer(1_000), await world.newPlayer(1_000)];
    const first = await bet(asha, ofTen(cars), { single_amount: 200 });
    const second = await bet(juma, ofTen(cars), { single_amount: 100 });
    await stepAt(world, round.draw_time);
    await turnTo(cars);
    await stepAt(world, round.end_time);
    const pool = balance + 1_500n;
    const shares = [(pool * 20_000n) / 30_000n, (pool * 10_000n) / 30_000n] as const;
    expect(await world.coinOf(asha)).toBe(shillings(800) + shares[0]);
    expect(await world.coinOf(juma)).toBe(shillings(900) + shares[1]);
    const start = shillings(1_000_000);
    expect(await poolRow()).toEqual({
      balance: pool - shares[0] - shares[1] + start,
      starts: starts + 1,
    });
    expect(await world.sumOf('racing-pool')).toBe((await poolRow()).balance);
    expect(await orderOf(first.id, asha)).toMatchObject({ right: 10, paid: 0, result: 1 });
    expect((await orderOf(second.id, juma)).shared).toBe(Number(shares[1]) / 100);
    const entry = orderWonEntry({
      ...{ playerId: asha, serialNumber: first.serial_number },
      ...{ paid: senti(0n), shared: senti(shares[0]) },
    });
    expect(entry.postings[1]?.account).toEqual(house('racing-pool'));
    expect(await postingsOf(first.serial_number)).toMatchObject([
      { account: 'racing-coin', amount: shares[0] },
      { account: 'racing-pool', amount: -shares[0] },
    ]);
    expect(await booksSumToZero()).toBe(true);
  });
});

describe('each round is drawn and settled once', () => {
  async function manyBets() {
    const players = [];
    while (players.length < 6) players.push(await world.newPlayer(2_000));
    for (const player of players)
      await bet(player, [{ bet_type: 2, numbers: cars }], { tickets: 10 });
    return players;
  }
  const payouts = async () => {
    const { rows } = await sql<{ count: number; paid: bigint }>`
      select count(*)::integer as count, coalesce(sum(paid), 0)::bigint as paid
      from racing_payout join racing_order on id = order_id
      where round_id = ${round.id}`.execute(world.database.read);
    return rows[0];
  };

  test('[RAC-47] ten equal settlements at once pay once', async () => {
    const players = await manyBets();
    await stepAt(world, round.draw_time);
    const drawn = await findRound(world.database.read, BigInt(round.id));
    if (!drawn) throw new Error('it is there');
    const plan = await planSettlement(world.database.read, drawn);
    world.clock.setTo(new Date(round.end_time));
    const done = await Promise.all(
      Array.from({ length: 10 }, () =>
        world.database.transact((tx) => settleRound(deps(), tx, plan)),
      ),
    );
    expect(done.filter((isDone) => isDone)).toHaveLength(1);
    expect(await payouts()).toEqual({ count: 6, paid: shillings(6 * 969) });
    for (const player of players) expect(await world.coinOf(player)).toBe(shillings(1_969));
  });

  test('[RAC-41] two leaders at once draw and settle each round once', async () => {
    const players = await manyBets();
    // Each believes that it has the lease: the one that is slow lost it without knowing.
    const both = [world.startRacing(), world.startRacing(), world.racing];
    const step = async () => {
      await sql`delete from lease`.execute(world.database.read);
      await Promise.all(both.map(({ leader }) => leader.step()));
    };
    for (const time of [round.draw_time, round.draw_time, round.end_time, round.end_time]) {
      world.clock.setTo(new Date(time));
      await Promise.all([step(), step()]);
    }
    expect(await proof()).toMatchObject({ status: 3, refunded: 0 });
    expect(await payouts()).toEqual({ count: 6, paid: shillings(6 * 969) });
    for (const player of players) expect(await world.coinOf(player)).toBe(shillings(1_969));
    const told = world.heard.filter(({ id }) => id === round.id).map(({ phase }) => phase);
    expect(told.filter((phase) => phase === 'started')).toHaveLength(1);
    expect(told.filter((phase) => phase === 'ended')).toHaveLength(1);
  });

  test('[RAC-41] ten draws at once give one order', async () => {
    world.clock.setTo(new Date(round.draw_time));
    const orders = await Promise.all(
      Array.from({ length: 10 }, async () => {
        await world.database.transact((tx) => drawRound(deps(), tx, BigInt(round.id)));
        return (await findRound(world.database.read, BigInt(round.id)))?.result?.join(',');
      }),
    );
    expect(new Set(orders).size).toBe(1);
    expect(await findRound(world.database.read, BigInt(round.id))).toMatchObject({
      state: 'drawn',
    });
  });

  async function planOfDrawn() {
    await stepAt(world, round.draw_time);
    const drawn = await findRound(world.database.read, BigInt(round.id));
    if (!drawn) throw new Error('it is there');
    return planSettlement(world.database.read, drawn);
  }
  const beforeTheEnd = () => new Date(Date.parse(round.end_time) - 3_000);

  test('[RAC-47] what is written ahead is seen by nobody, and holds no purse, until the cars are in', async () => {
    const players = await manyBets();
    const [asha = 0n] = players;
    const plan = await planOfDrawn();
    world.clock.setTo(beforeTheEnd());
    const settle = (untilIn?: () => Promise<void>) =>
      world.database.transact((tx) =>
        settleRound({ ...deps(), ...(untilIn && { untilIn }) }, tx, plan),
      );
    expect(await settle()).toBe(false);
    const seen: unknown[] = [];
    const isDone = await settle(async () => {
      seen.push(await payouts(), await world.coinOf(asha), (await proof()).seed);
      const gift = { from: house('corrections'), to: purseOf(asha, 'racing-coin') };
      await world.database.transact((tx) =>
        world.wallet.append(tx, {
          ...{ key: `meanwhile ${round.id}`, cause: 'balance-change' },
          postings: transfer({ ...gift, amount: shillings(5) }),
        }),
      );
      world.clock.setTo(new Date(round.end_time));
    });
    expect([isDone, ...seen]).toEqual([true, { count: 0, paid: 0n }, shillings(1_000), '']);
    expect(await payouts()).toEqual({ count: 6, paid: shillings(6 * 969) });
    expect(await world.coinOf(asha)).toBe(shillings(1_974));
    expect((await findRound(world.database.read, BigInt(round.id)))?.endedAt).toEqual(
      new Date(round.end_time),
    );
    expect(await booksSumToZero()).toBe(true);
  });

  const killedAt = [
    ...(['before-draw', 'after-draw', 'while-waiting', 'while-paying', 'after-end'] as const),
  ];
  test.each(killedAt)('[RAC-41] a leader killed %s: another one goes on', async (moment) => {
    const players = await manyBets();
    const killed = new Error('killed');
    const dying = {
      ...deps(),
      wallet: {
        ...world.wallet,
        announce: () => {
          throw killed;
        },
      },
    };
    if (moment !== 'before-draw') await stepAt(world, round.draw_time);
    if (moment === 'while-waiting' || moment === 'while-paying') {
      const plan = await planOfDrawn();
      world.clock.setTo(beforeTheEnd());
      const untilIn = async () => {
        if (moment === 'while-waiting') throw killed;
      };
      const paying = world.database.transact((tx) => settleRound({ ...dying, untilIn }, tx, plan));
      await expect(paying).rejects.toBe(killed);
      expect(await payouts()).toEqual({ count: 0, paid: 0n });
      for (const player of players) expect(await world.coinOf(player)).toBe(shillings(1_000));
    }
    if (moment === 'after-end') await stepAt(world, round.end_time);
    const other = world.startRacing();
    world.clock.setTo(new Date(round.end_time));
    world.clock.advance({ seconds: 5 });
    await other.leader.step();
    await other.leader.step();
    expect(await proof()).toMatchObject({ status: 3, refunded: 0 });
    for (const player of players) expect(await world.coinOf(player)).toBe(shillings(1_969));
    expect(await payouts()).toEqual({ count: 6, paid: shillings(6 * 969) });
  });

  test('[RAC-41] a leader that holds its lease keeps the others waiting', async () => {
    const other = world.startRacing();
    world.clock.setTo(new Date(round.draw_time));
    await world.racing.leader.step();
    const next = await openRound(world);
    world.clock.setTo(new Date(next.draw_time));
    await world.racing.leader.step();
    world.clock.setTo(new Date(Date.parse(next.draw_time) + 4_999));
    await other.leader.step();
    const { rows } = await sql<{ holders: number }>`
      select count(*)::integer as holders from lease where name = 'racing'`.execute(
      world.database.read,
    );
    expect(rows[0]?.holders).toBe(1);
    round = next;
    expect((await proof()).status).toBe(2);
  });
});

describe('stakes that go back', () => {
  test('[RAC-48] nobody drew in time: every stake goes back, once', async () => {
    const asha = await world.newPlayer(2_000);
    const order = await bet(asha, [{ bet_type: 2, numbers: cars }], { tickets: 10 });
    const other = await bet(asha, [{ bet_type: 7, numbers: cars }]);
    const pool = await poolRow();
    await stepAt(world, new Date(Date.parse(round.draw_time) + 600_001).toISOString());
    expect(await world.coinOf(asha)).toBe(shillings(2_000));
    expect(await orderOf(order.id, asha)).toMatchObject({
      ...{ status: 3, result: 3, paid: 1_000, profit: 0 },
    });
    expect(await orderOf(other.id, asha)).toMatchObject({ status: 3, right: null });
    expect(await poolRow()).toEqual(pool);
    const entry = orderRefundedEntry({
      ...{ playerId: asha, serialNumber: order.serial_number, stake: shillings(1_000) },
    });
    expect((await postingsOf(order.serial_number)).map(({ amount }) => amount).toSorted()).toEqual(
      entry.postings.map(({ amount }) => amount).toSorted(),
    );
    world.clock.advance({ seconds: 10 });
    await world.racing.leader.step();
    expect(await world.coinOf(asha)).toBe(shillings(2_000));
    expect(world.heard.findLast(({ id }) => id === round.id)?.phase).toBe('refunded');
  });

  test('[RAC-48] a seed that cannot be opened gives every stake back', async () => {
    const asha = await world.newPlayer(2_000);
    await bet(asha, [{ bet_type: 2, numbers: [1] }]);
    await sql`update racing_round set sealed_seed = 'gone:AAAA' where id = ${round.id}`.execute(
      world.database.read,
    );
    await stepAt(world, round.draw_time);
    expect(await proof()).toMatchObject({ status: 3, refunded: 1, seed: '', result: [] });
    expect(await world.coinOf(asha)).toBe(shillings(2_000));
  });

  test('[CHN-04] a seed of another round is no seed of this one', async () => {
    const next = await findRound(world.database.read, BigInt(round.id) + 1n);
    await sql`update racing_round set sealed_seed = ${next?.sealedSeed ?? ''}
      where id = ${round.id}`.execute(world.database.read);
    await stepAt(world, round.draw_time);
    expect(await proof()).toMatchObject({ refunded: 1, seed: '' });
  });
});
