import type { CallInput } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { describe, expect, test } from 'vitest';
import { aLeg } from '../fixtures/a-leg.ts';
import { placingSuite } from '../fixtures/placing-suite.ts';

const { asha, orders, world } = placingSuite();
const refused = (code: string) => ({ kind: 'refusal', code });

type Singles = CallInput<'order_list/add_singles'>;

const single = (selectionId: string, bet_amount: number) => ({
  ...aLeg(selectionId),
  bet_amount,
});
const three = [single('10101', 500), single('20102', 700), single('30103', 900)];

const add = (differences: Partial<Singles> = {}, player = asha()) =>
  world().betting.routes['order_list/add_singles'](
    { request_key: 'singles-of-the-page', pay_type: 1, bet_list: three, ...differences },
    world().as(player),
  );

async function place(differences: Partial<Singles> = {}) {
  const reply = await add(differences);
  if (reply.kind !== 'answer' || reply.content.status !== 1) throw new Error(JSON.stringify(reply));
  return reply.content.orders;
}

const nothingPlaced = async (cash = 10_000) => {
  expect(await orders()).toEqual([]);
  expect(await world().balanceOf(asha())).toBe(shillings(cash));
};

describe('several singles', () => {
  test('[BET-71] are an order each, with their own stakes, paid together', async () => {
    const placed = await place();
    expect(placed.map(({ amount_payable, details }) => [amount_payable, details.length])).toEqual([
      [500, 1],
      [700, 1],
      [900, 1],
    ]);
    expect(new Set(placed.map(({ serial_number }) => serial_number)).size).toBe(3);
    expect(await world().balanceOf(asha())).toBe(shillings(10_000 - 2_100));
    expect(await orders()).toHaveLength(3);
    const books = await world().wallet.auditBooks(world().database.read);
    expect(books).toEqual({ entries: [], purses: [], worldSum: 0n });
  });

  test('[BET-71] ten equal requests at once, and any later one, make one set of orders', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => add()));
    replies.push(await add());
    const told = replies.map((reply) => reply.kind === 'answer' && reply.content.orders);
    for (const each of told) expect(each).toEqual(told[0]);
    expect(await orders()).toHaveLength(3);
    expect(await world().balanceOf(asha())).toBe(shillings(10_000 - 2_100));
  });

  test('[BET-71] a used key with other singles is refused and moves nothing', async () => {
    await place();
    const others = [
      { bet_list: three.slice(0, 2) },
      { bet_list: [...three, single('50101', 500)] },
      { bet_list: [...three.slice(0, 2), single('30103', 901)] },
    ];
    for (const other of others) expect(await add(other)).toEqual(refused('request-key-used'));
    expect(await orders()).toHaveLength(3);
  });

  test('[BET-71] what the last one lacks refuses all: funds', async () => {
    const bet_list = [single('10101', 5_000), single('20102', 4_000), single('30103', 1_001)];
    expect(await add({ bet_list })).toEqual(refused('funds-short'));
    await nothingPlaced();
    expect(await place({ bet_list: bet_list.slice(0, 2) })).toHaveLength(2);
  });

  test('[BET-71] what the last one lacks refuses all: its price, and it alone is named', async () => {
    const dearer = { ...single('30103', 900), seen_odds: 4.5 };
    const reply = await add({ bet_list: [...three.slice(0, 2), dearer], odds_changes: 'better' });
    expect(reply).toMatchObject({
      content: {
        status: 0,
        nobet_list: [{ outcomeId: '30103', why: 'price-moved', odds: 4 }],
        orders: [],
      },
    });
    await nothingPlaced();
  });

  test('[BET-71] what one lacks refuses all: its stake', async () => {
    const bet_list = [single('10101', 500), single('20102', 1)];
    expect(await add({ bet_list })).toEqual(refused('stake-below-minimum'));
    await nothingPlaced();
  });

  test('[BET-71] nothing and more than sixty are refused by name', async () => {
    expect(await add({ bet_list: [] })).toEqual(refused('slip-empty'));
    const many = Array.from({ length: 61 }, () => single('10101', 100));
    expect(await add({ bet_list: many })).toEqual(refused('too-many-legs'));
  });

  test('[BET-33, BET-71] with one in play all wait out the delay, once', async () => {
    const placed = await place({ bet_list: [single('10101', 500), single('40101', 700)] });
    expect(placed).toHaveLength(2);
    expect(world().waits).toHaveLength(1);
  });

  test('[BET-71] what moves meanwhile refuses all', async () => {
    world().whileWaiting = () => world().odds.catalogue.changeMatch('4', { status: 3 });
    const bet_list = [single('10101', 500), single('40101', 700)];
    expect(await add({ bet_list })).toMatchObject({ content: { status: 0, orders: [] } });
    await nothingPlaced();
    world().odds.catalogue.changeMatch('4', { status: 2 });
  });

  test('[BET-32, BET-71] who may not bet places none of them', async () => {
    await world().database.transact((tx) =>
      tx.updateTable('player').set({ bettingForbidden: true }).where('id', '=', asha()).execute(),
    );
    expect(await add()).toEqual(refused('betting-forbidden'));
    await nothingPlaced();
  });

  test('[BET-16] a named system is one order and is told by its number', async () => {
    const reply = await world().betting.routes['order_list/add'](
      {
        request_key: 'a-trixie-of-the-page',
        pay_type: 1,
        bet_amount: 4_000,
        bet_list: three.map(({ bet_amount: _, ...leg }) => leg),
        system_size: 102,
      },
      world().as(asha()),
    );
    // Lines 6, 8, 12 and 24 of 1,000 each: 50,000, of which 46,000 is profit.
    expect(reply).toMatchObject({
      content: { order_info: { system_size: 102, profit: 46_000, tax_amount: 4_600 } },
    });
  });
});
