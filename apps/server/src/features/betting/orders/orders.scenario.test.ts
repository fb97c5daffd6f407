import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contextOf, visitor } from '../../../fixtures/call-context.ts';
import { aLeg } from '../fixtures/a-leg.ts';
import { type BettingWorld, createBettingWorld } from '../fixtures/betting-world.ts';

let world: BettingWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createBettingWorld();
  asha = await world.newPlayer(100_000);
});
afterAll(() => world.close());

let requests = 0;
const place = (...selectionIds: readonly string[]) => placeFor(asha, ...selectionIds);

async function placeFor(player: bigint, ...selectionIds: readonly string[]) {
  requests += 1;
  const request = {
    request_key: `a-request-of-the-page-${requests}`,
    pay_type: 1 as const,
    bet_amount: 1_000,
    bet_list: selectionIds.map((selectionId) => aLeg(selectionId)),
    system_size: 0,
  };
  const reply = await world.betting.routes['order_list/add'](request, world.as(player));
  if (reply.kind !== 'answer' || !reply.content.order_info) throw new Error(JSON.stringify(reply));
  return reply.content.order_info;
}

type Decided = Readonly<
  Record<'profit' | 'payout' | 'soldPaid', bigint> & { readonly status: number }
>;

const refused = (code: string) => ({ kind: 'refusal', code });

describe('repeating a bet', () => {
  const repeat = (id: string, player = asha) =>
    world.betting.routes['order_list/repeat_betting']({ id }, world.as(player));

  test('[BET-60] what can be bet on now is told apart from what cannot, with prices of now', async () => {
    world.odds.match('7').threeWay([1_500, 3_000, 4_000]);
    const { id } = await place('10101', '70101');
    world.odds.catalogue.changeMatch('7', { status: 3 });
    world.odds.catalogue.changeOffer('101011', { odds: 2_100 });
    expect(await repeat(id)).toMatchObject({
      kind: 'answer',
      content: {
        success_list: [{ id_card: '10101', odds: 2.1, state: 'open' }],
        fail_list: [{ id_card: '70101', state: 'gone' }],
      },
    });
  });

  test('[BET-60] an order of somebody else is unknown', async () => {
    const { id } = await place('20101');
    expect(await repeat(id, await world.newPlayer())).toEqual(refused('order-unknown'));
    expect(await repeat('1')).toEqual(refused('order-unknown'));
  });
});

describe('the lists', () => {
  const userOrder = (asked: { page?: number; id?: string }, player: bigint) =>
    world.betting.routes['order_list/user_order'](
      { page: 1, page_size: 2, ...asked },
      world.as(player),
    );

  test('[BET-65] user_order lists all orders of the player, whatever became of them', async () => {
    const juma = await world.newPlayer(10_000);
    const placed = [];
    for (const selection of ['10101', '20101', '30101']) {
      placed.push((await placeFor(juma, selection)).id);
    }
    await settle(placed[1] ?? '');
    const idsOf = async (page: number) => {
      const reply = await userOrder({ page }, juma);
      return reply.kind === 'answer' && [reply.content.map(({ id }) => id), reply.count];
    };
    expect(await idsOf(1)).toEqual([[placed[2], placed[1]], 3]);
    expect(await idsOf(2)).toEqual([[placed[0]], 3]);
  });

  test('[BET-65] with a number it lists that one, and nobody else sees it', async () => {
    const juma = await world.newPlayer(10_000);
    const { id } = await placeFor(juma, '10101');
    await placeFor(juma, '20101');
    expect(await userOrder({ id }, juma)).toMatchObject({ content: [{ id }], count: 1 });
    expect(await userOrder({ id }, asha)).toEqual(refused('order-unknown'));
    expect(await userOrder({ id: '1' }, juma)).toEqual(refused('order-unknown'));
  });

  const ask = async (
    asked: { page?: number; settled?: 0 | 1; archived?: 0 | 1 },
    player: bigint,
  ) => {
    const reply = await world.betting.routes['order_list/user_inquire'](
      { page: 1, page_size: 2, settled: 0, archived: 0, ...asked },
      world.as(player),
    );
    if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
    return { ids: reply.content.map(({ id }) => id), count: reply.count };
  };
  const list = (settled: 0 | 1, page = 1, player = asha) => ask({ settled, page }, player);
  const settle = (id: string) =>
    world.database.transact((tx) =>
      tx
        .updateTable('betOrder')
        .set({ status: 4, settledAt: world.clock.now() })
        .where('id', '=', BigInt(id))
        .execute(),
    );

  test('[BET-61] newest first, open and decided apart, in pages with their count', async () => {
    const juma = await world.newPlayer();
    expect(await list(0, 1, juma)).toEqual({ ids: [], count: 0 });
    const before = await list(0);
    const first = await place('10101');
    world.clock.advance({ seconds: 1 });
    const second = await place('20101');
    world.clock.advance({ seconds: 1 });
    const third = await place('30101');
    expect(await list(0)).toEqual({ ids: [third.id, second.id], count: before.count + 3 });
    expect((await list(0, 2)).ids[0]).toBe(first.id);
    await settle(second.id);
    expect(await list(1)).toEqual({ ids: [second.id], count: 1 });
    expect((await list(0)).ids).toEqual([third.id, first.id]);
  });

  const decide = (id: string, said: Partial<Decided>) =>
    world.database.transact((tx) =>
      tx
        .updateTable('betOrder')
        .set({ status: 4, settledAt: world.clock.now(), ...said })
        .where('id', '=', BigInt(id))
        .execute(),
    );

  test('[BET-72] decided ones stand by when they were decided, and by how they ended', async () => {
    const halima = await world.newPlayer(10_000);
    const ids: string[] = [];
    for (const one of ['10101', '20101', '30101', '50101']) {
      ids.push((await placeFor(halima, one)).id);
    }
    const [won = '', lost = '', back = '', sold = ''] = ids;
    const ends: readonly (readonly [string, Partial<Decided>])[] = [
      [sold, { status: 6, payout: 40_000n }],
      [won, { profit: 100_000n, payout: 190_000n }],
      [back, { profit: 0n, payout: 100_000n }],
      [lost, { profit: 0n, payout: 0n }],
    ];
    for (const [id, end] of ends) {
      world.clock.advance({ seconds: 60 });
      await decide(id, end);
    }
    const inquire = async (ended?: 'won' | 'lost' | 'void' | 'cashed-out') => {
      const reply = await world.betting.routes['order_list/user_inquire'](
        { page: 1, page_size: 10, settled: 1, archived: 0, ended },
        world.as(halima),
      );
      return reply.kind === 'answer' && [reply.content.map(({ id }) => id), reply.count];
    };
    expect(await inquire()).toEqual([[lost, back, won, sold], 4]);
    expect(await inquire('won')).toEqual([[won], 1]);
    expect(await inquire('lost')).toEqual([[lost], 1]);
    expect(await inquire('void')).toEqual([[back], 1]);
    expect(await inquire('cashed-out')).toEqual([[sold], 1]);
  });

  test('[BET-73] a period sums what its decided bets cost and brought in cash', async () => {
    const subira = await world.newPlayer(10_000, 5_000);
    const first = (await placeFor(subira, '10101')).id;
    await decide(first, { profit: 100_000n, payout: 190_000n, soldPaid: 5_000n });
    world.clock.advance({ seconds: 2 * 86_400 });
    const second = (await placeFor(subira, '20101')).id;
    await decide(second, { profit: 0n, payout: 0n });
    await placeFor(subira, '30101');
    const summary = async (days: 1 | 7 | 30) => {
      const reply = await world.betting.routes['order_list/user_summary'](
        { days },
        world.as(subira),
      );
      return reply.kind === 'answer' && reply.content;
    };
    expect(await summary(1)).toEqual({ bets: 1, stakes: 1_000, returns: 0, net: -1_000 });
    expect(await summary(7)).toEqual({ bets: 2, stakes: 2_000, returns: 1_950, net: -50 });
    world.clock.advance({ seconds: 40 * 86_400 });
    expect(await summary(30)).toEqual({ bets: 0, stakes: 0, returns: 0, net: 0 });
  });

  test('[BET-72] lists and sums of decided bets have an index of their own', async () => {
    const plan = await world.database.transact(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      await sql`set local enable_sort = off`.execute(tx);
      const { rows } = await sql<Record<string, string>>`
        explain select * from bet_order where player_id = ${asha} and status in (4, 6, 8)
        order by settled_at desc, id desc limit 10`.execute(tx);
      return rows.map((row) => Object.values(row)[0]).join('\n');
    });
    expect(plan).toMatch(/_player_id_settled_at_id_idx/);
    expect(plan).not.toMatch(/^[\s>-]*(Incremental )?Sort {2}/m);
  });

  test('[BET-63] what is older than thirty days stands in the archive alone, whatever its state', async () => {
    const neema = await world.newPlayer(10_000);
    const placed = await Promise.all(
      ['10101', '20101', '30101'].map((one) => placeFor(neema, one)),
    );
    const ids = placed.map(({ id }) => id).toSorted((one, other) => (one < other ? 1 : -1));
    await settle(ids[0] ?? '');
    expect(await ask({ archived: 1 }, neema)).toEqual({ ids: [], count: 0 });
    world.clock.advance({ seconds: 31 * 86_400 });
    expect(await ask({ archived: 1 }, neema)).toEqual({ ids: ids.slice(0, 2), count: 3 });
    expect(await ask({ archived: 1, page: 2 }, neema)).toEqual({ ids: ids.slice(2), count: 3 });
    expect([await list(0, 1, neema), await list(1, 1, neema)]).toEqual([
      { ids: [], count: 0 },
      { ids: [], count: 0 },
    ]);
    expect(await ask({ archived: 1 }, await world.newPlayer())).toEqual({ ids: [], count: 0 });
  });
});

describe('how a bet stands', () => {
  test('[ORD-14, ORD-16] an open leg says its pick, and the bet its terms', async () => {
    const order = await place('10101', '20102');
    expect(order.details.map(({ pick }) => pick)).toEqual([
      { kind: 'result', sides: ['home'], headStart: 0 },
      { kind: 'result', sides: ['draw'], headStart: 0 },
    ]);
    const { singleProfitMaximum, multipleProfitMaximum } = world.settings.current('bet');
    const reachable = world.settings.current('winBonus').ladder.filter(({ legs }) => legs <= 2);
    expect(order.terms).toEqual({
      min_string_reward_odds: world.settings.current('bet').winBonusOddsMinimum / 1000,
      single_game_highest_profit: Number(singleProfitMaximum) / 100,
      multiple_game_highest_profit: Number(multipleProfitMaximum) / 100,
      string_rewards: reachable.map(({ legs, percent }) => ({ strings: legs, cash_back: percent })),
      taxed_before_ceiling: 0,
    });
  });
});

describe('for who has the serial number', () => {
  const find = (code: string) =>
    world.betting.routes['order_list/inquire_by_code']({ code }, contextOf(visitor));

  test('[BET-62] with or without its letter: how it stands, nothing of money or player', async () => {
    const order = await place('30101');
    const { serial_number, status, create_time, settlement_time, total_price, system_size } = order;
    const content = {
      ...{ serial_number, status, create_time, settlement_time, total_price, system_size },
      details: order.details,
    };
    expect(await find(serial_number)).toEqual({ kind: 'answer', content, count: null });
    expect(await find(serial_number.slice(1).toLowerCase())).toEqual(await find(serial_number));
    const printed = `#${serial_number.slice(1, 6)} - ${serial_number.slice(6)}`;
    expect(await find(printed)).toEqual(await find(serial_number));
  });

  test.each(['', 'B', '0'.repeat(15), `D${'0'.repeat(15)}`, "'; drop table bet_order"])(
    '[BET-62] %j finds nothing',
    async (code) => {
      expect(await find(code)).toEqual(refused('order-unknown'));
    },
  );
});
