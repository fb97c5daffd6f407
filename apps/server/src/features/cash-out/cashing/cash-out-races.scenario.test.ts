import { cashOutStates } from '@kipute/contract/constants/betting/cash-outs';
import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { senti, shillings } from '@kipute/domain/money/senti';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLeg } from '../../betting/fixtures/a-leg.ts';
import { changeBetSettings } from '../../betting/fixtures/change-bet-settings.ts';
import { decidedBets } from '../../settlement/fixtures/decided-bets.ts';
import {
  AS_PLACED,
  type CashOutWorld,
  cashOutCalls,
  createCashOutWorld,
  refused,
  setPrices,
} from '../fixtures/cash-out-world.ts';

let world: CashOutWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createCashOutWorld();
  for (const id of ['1', '2', '3', '5', '6', '7']) setPrices(world, id, AS_PLACED);
});
beforeEach(async () => {
  asha = await world.newPlayer(10_000);
});
afterEach(() => {
  world.whileDelayed = () => undefined;
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

const { place, rule, orderOf, cashOf } = decidedBets(() => world);
const { prepare, cashOut } = cashOutCalls(() => world);

const { locked, offered, accepted } = cashOutStates;
const { settled, 'cashed-out': cashedOut } = orderStatuses;
const answered = (content: object) => ({ kind: 'answer', content });
const ten = <Value>(make: () => Promise<Value>) => Promise.all(Array.from({ length: 10 }, make));

type Reply = Awaited<ReturnType<typeof cashOut>>;
const contentOf = (reply: Reply) => {
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.content;
};
const sales = (replies: readonly Reply[]) =>
  replies.map(contentOf).filter(({ state }) => state === accepted.id);

describe('the same request', () => {
  const request_key = 'one-key-for-one-intention';

  const shares = [
    // percent, paid, left
    [50, 475, 500],
    [100, 950, 0],
  ] as const;
  test.each(shares)('[CSH-45] ten times at once for %d percent pays %d once', async (...row) => {
    const [share_percent, paid, stake_in_play] = row;
    const { id } = await place(asha, ['10101']);
    const replies = await ten(() => cashOut(asha, id, { request_key, share_percent }));
    const alike = { state: accepted.id, why: '', paid, tax: 0, stake_in_play };
    expect(replies.map(contentOf)).toEqual(replies.map(() => alike));
    expect(await cashOf(asha)).toBe(9_000n + BigInt(paid));
  });

  test('[CSH-45] sent again while the first waits, both answer alike', async () => {
    const { id } = await place(asha, ['10101']);
    let second: Reply | undefined;
    world.whileDelayed = async () => {
      world.whileDelayed = () => undefined;
      second = await cashOut(asha, id, { request_key });
    };
    const first = await cashOut(asha, id, { request_key });
    expect(sales([first])).toHaveLength(1);
    expect(first).toEqual(second);
    expect(await cashOf(asha)).toBe(9_950n);
  });

  test('[CSH-45] later it answers as before, also when the order is long decided', async () => {
    const { id } = await place(asha, ['20101']);
    const asked = { request_key, share_percent: 40 };
    const first = await cashOut(asha, id, asked);
    await rule('20101', 'lose');
    expect(await cashOut(asha, id, { ...asked, accepted_amount: 9_999 })).toEqual(first);
    expect(await cashOf(asha)).toBe(9_380n);
  });

  test('[CSH-45] with another share or another order it is refused', async () => {
    const [one, other] = [await place(asha, ['10101']), await place(asha, ['10102'])];
    await cashOut(asha, one.id, { request_key, share_percent: 50 });
    const again = { request_key, share_percent: 51 };
    expect(await cashOut(asha, one.id, again)).toEqual(refused('request-key-used'));
    const elsewhere = { request_key, share_percent: 50 };
    expect(await cashOut(asha, other.id, elsewhere)).toEqual(refused('request-key-used'));
    expect(await cashOf(asha)).toBe(8_475n);
  });

  test('[CSH-45] for two orders at once, one of them is cashed', async () => {
    const ids = [(await place(asha, ['10101'])).id, (await place(asha, ['10101'])).id];
    const replies = await Promise.all(ids.map((id) => cashOut(asha, id, { request_key })));
    expect(replies.map(({ kind }) => kind).toSorted()).toEqual(['answer', 'refusal']);
    expect(await cashOf(asha)).toBe(8_950n);
  });

  test('[CSH-45] of another player it is another request', async () => {
    const juma = await world.newPlayer(1_000);
    const [mine, his] = [await place(asha, ['10101']), await place(juma, ['10101'])];
    await cashOut(asha, mine.id, { request_key });
    expect(sales([await cashOut(juma, his.id, { request_key })])).toHaveLength(1);
  });
});

describe('at once', () => {
  test('[CSH-46] ten requests for the whole: one is paid, the others find it sold', async () => {
    const { id } = await place(asha, ['10101']);
    const replies = await ten(() => cashOut(asha, id));
    expect(sales(replies)).toHaveLength(1);
    const others = replies.map(contentOf).filter(({ state }) => state !== accepted.id);
    expect(new Set(others.map(({ why }) => why))).toEqual(new Set(['order-not-open']));
    expect(await cashOf(asha)).toBe(9_950n);
  });

  test('[CSH-46] ten parts: what was sold and what is left are the whole stake', async () => {
    const { id } = await place(asha, ['10101']);
    const replies = await ten(() => cashOut(asha, id, { share_percent: 20 }));
    const sold = sales(replies);
    expect(sold.length).toBeGreaterThan(0);
    const left = Math.min(...sold.map(({ stake_in_play }) => stake_in_play));
    expect(await prepare(asha, id)).toMatchObject(answered({ stake_in_play: left }));
    const paid = sold.reduce((sum, one) => sum + Math.round(one.paid * 100), 0);
    expect(await world.balanceOf(asha)).toBe(shillings(9_000) + BigInt(paid));
    // A part that came too late was not sold at the price of another stake.
    const late = replies.map(contentOf).filter(({ state }) => state !== accepted.id);
    expect(late.every(({ state }) => state === offered.id)).toBe(true);
  });

  test('[CSH-46] cashed out and settled, exactly one of the two happens', async () => {
    const players: bigint[] = [];
    while (players.length < 10) players.push(await world.newPlayer(1_000));
    const bets = await Promise.all(players.map((player) => place(player, ['30101'])));
    const [replies] = await Promise.all([
      Promise.all(players.map((player, at) => cashOut(player, bets[at]?.id ?? ''))),
      rule('30101', 'win'),
    ]);
    for (const [at, player] of players.entries()) {
      const isSold = sales(replies.slice(at, at + 1)).length === 1;
      const order = await orderOf(player, bets[at]?.id ?? '');
      expect(order.status).toBe((isSold ? cashedOut : settled).id);
      expect(await cashOf(player)).toBe(isSold ? 950n : 1_900n);
    }
  });

  test('[CSH-46] settled during the wait, it is not cashed out', async () => {
    const { id } = await place(asha, ['50102']);
    world.whileDelayed = () => rule('50102', 'win');
    expect(await cashOut(asha, id)).toMatchObject(
      answered({ state: locked.id, why: 'order-not-open' }),
    );
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id });
  });

  test('[CSH-46] cashed out first, no later result pays it', async () => {
    const { id } = await place(asha, ['60102']);
    await cashOut(asha, id);
    const before = await cashOf(asha);
    await rule('60102', 'win');
    await rule('60102', 'refund');
    expect(await cashOf(asha)).toBe(before);
    expect(await orderOf(asha, id)).toMatchObject({ status: cashedOut.id, outcomes: [2] });
  });
});

test('[CSH-46] what was priced before a leg was decided or a part sold is not sold', async () => {
  const { id } = await place(asha, ['60101', '70101']);
  const orderId = BigInt(id);
  const read = () => world.betting.ordersInPlay(world.database.read, [orderId]);
  const sellAll = async ([order]: Awaited<ReturnType<typeof read>>) => {
    if (!order) throw new Error('no order');
    const nothing = senti(0n);
    const money = { value: shillings(900), tax: nothing, paid: shillings(900) };
    const part = { ...money, stakeCashed: order.stakeInPlay, stakeLeft: nothing };
    const before = { times: 0, value: nothing, tax: nothing, paid: nothing };
    return await world.database.transact((tx) =>
      world.settlement.sellBack(tx, { order, part, before, by: 'player', legOdds: [null, null] }),
    );
  };
  const asPlaced = await read();
  await rule('60101', 'win');
  expect(await sellAll(asPlaced)).toEqual({ ok: false, refusal: 'order-changed' });
  const { id: other } = await place(asha, ['70102', '10101']);
  const [whole] = await world.betting.ordersInPlay(world.database.read, [BigInt(other)]);
  await cashOut(asha, other, { share_percent: 50 });
  expect(await sellAll(whole ? [whole] : [])).toEqual({ ok: false, refusal: 'order-changed' });
});

test('[CSH-46, STL-35] a lost bet cannot be sold, whatever it was priced at', async () => {
  const { id } = await place(asha, ['30101', '50101']);
  await rule('30101', 'lose');
  expect(contentOf(await cashOut(asha, id))).toMatchObject({ state: locked.id });
  expect((await orderOf(asha, id)).status).toBe(settled.id);
});

describe('after it', () => {
  test('[CSH-44] pages of its player hear of it, with the status it has then', async () => {
    const heard: unknown[] = [];
    const { id, serial_number } = await place(asha, ['10101', '20102']);
    world.betting.onOrderChanged((order) => heard.push(order));
    await cashOut(asha, id, { share_percent: 50 });
    await cashOut(asha, id);
    const named = { playerId: asha, orderId: BigInt(id), serialNumber: serial_number };
    expect(heard).toEqual([
      { ...named, status: orderStatuses.open.id },
      { ...named, status: cashedOut.id },
    ]);
  });

  test('[CSH-40, CSH-44] what is sold back is owed no longer, and a seal does not lock it', async () => {
    // A single at 4.00 owes 3,700; after one of them the least stake has no room.
    await changeBetSettings(world, { selectionExposureMaximum: shillings(3_900) });
    let slips = 0;
    const juma = await world.newPlayer(10_000);
    const isPlaced = async () => {
      slips += 1;
      const reply = await world.betting.routes['order_list/add'](
        {
          request_key: `a-slip-of-another-page-${slips}`,
          ...{ pay_type: 1, bet_amount: 1_000, system_size: 0 },
          bet_list: [aLeg('70103')],
        },
        world.as(juma),
      );
      return reply.kind === 'answer' && reply.content.status === 1;
    };
    const { id } = await place(asha, ['70103']);
    expect(await isPlaced()).toBe(false);
    expect(world.board.isBettable('70103')).toBe(false);
    await cashOut(asha, id, { share_percent: 50 });
    expect(await isPlaced()).toBe(false);
    await cashOut(asha, id);
    expect(world.board.isBettable('70103')).toBe(true);
    expect(await isPlaced()).toBe(true);
  });
});
