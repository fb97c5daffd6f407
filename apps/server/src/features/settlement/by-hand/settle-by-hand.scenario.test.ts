import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChangedOrder } from '../../betting/index.ts';
import { decidedBets } from '../fixtures/decided-bets.ts';
import { createSettlementWorld, type SettlementWorld } from '../fixtures/settlement-world.ts';

let world: SettlementWorld;
const heard: ChangedOrder[] = [];
beforeAll(async () => {
  world = await createSettlementWorld();
  world.betting.onOrderChanged((order) => heard.push(order));
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

const { place, rule, orderOf, cashOf, linesOf } = decidedBets(() => world);

const approve = (id: string) =>
  world.database.transact((tx) => world.settlement.approveOrder(tx, BigInt(id)));
const cancel = (id: string) =>
  world.database.transact((tx) => world.settlement.cancelOrder(tx, BigInt(id)));

const { settled, 'awaiting-approval': awaiting } = orderStatuses;
const said = () => heard.map(({ status, end }) => [status, end?.result, end?.paid]);
const refusal = (why: string) => ({ ok: false, refusal: why });

describe('a payout that waits for a person', () => {
  const large = { stake: 3_000_000 };

  test('[STL-24] is paid when it is approved, however often that is asked at once', async () => {
    const asha = await world.newPlayer(3_000_000);
    const { id } = await place(asha, ['10103'], large);
    await rule('10103', 'win');
    const answers = await Promise.all(Array.from({ length: 10 }, () => approve(id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, paid: 11_100_000 });
    expect(await linesOf(asha)).toEqual([
      [26, -900_000],
      [1, 12_000_000],
      [3, -3_000_000],
      [2, 3_000_000],
    ]);
  });

  test('[ORD-50] its player hears that it waits, and then that it was paid', async () => {
    const asha = await world.newPlayer(3_000_000);
    const { id, serial_number } = await place(asha, ['10102'], large);
    await rule('10102', 'win');
    await approve(id);
    await approve(id);
    expect(said()).toEqual([
      [awaiting.id, undefined, undefined],
      [settled.id, 'won', shillings(8_400_000)],
    ]);
    const named = { playerId: asha, orderId: BigInt(id), serialNumber: serial_number };
    expect(heard.at(-1)).toMatchObject(named);
  });

  test('[ORD-50] nothing is said of an approval that came to nothing', async () => {
    const asha = await world.newPlayer(3_000_000);
    const { id } = await place(asha, ['20102'], large);
    await rule('20102', 'win');
    heard.length = 0;
    const failing = world.database.transact(async (tx) => {
      await world.settlement.approveOrder(tx, BigInt(id));
      throw new Error('the line was cut');
    });
    await expect(failing).rejects.toThrow('the line was cut');
    expect(said()).toEqual([]);
    expect(await cashOf(asha)).toBe(0n);
  });

  test('[STL-24] may still be decided otherwise, and then waits or not by its new size', async () => {
    const asha = await world.newPlayer(3_000_000);
    const { id } = await place(asha, ['20103'], large);
    await rule('20103', 'win');
    await rule('20103', 'half-lose');
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, paid: 1_500_000 });
    expect(await approve(id)).toEqual(refusal('order-not-awaiting'));
    expect(await cashOf(asha)).toBe(1_500_000n);
  });

  test('[STL-24] an open or unknown order cannot be approved', async () => {
    const asha = await world.newPlayer(1_000);
    const { id } = await place(asha, ['30103']);
    expect(await approve(id)).toEqual(refusal('order-not-awaiting'));
    expect(await approve('1')).toEqual(refusal('order-unknown'));
  });
});

describe('a cancelled order', () => {
  test('[STL-25] returns the stake, untaxed, and no later result changes it', async () => {
    const asha = await world.newPlayer(10_000);
    const { id } = await place(asha, ['50101', '60101']);
    await rule('50101', 'win');
    expect(await cancel(id)).toMatchObject({ ok: true });
    expect(await orderOf(asha, id)).toMatchObject({
      ...{ status: settled.id, paid: 1_000, tax: 0, outcomes: [2, 2] },
    });
    await rule('60101', 'win');
    await rule('50101', 'lose');
    expect(await orderOf(asha, id)).toMatchObject({ paid: 1_000, outcomes: [2, 2] });
    expect(await cashOf(asha)).toBe(10_000n);
  });

  test('[STL-25] a stake by credit goes back to credit', async () => {
    const asha = await world.newPlayer(0, 1_000);
    const { id } = await place(asha, ['50102'], { payType: 2 });
    await cancel(id);
    expect(await world.balanceOf(asha, 'credit')).toBe(shillings(1_000));
    expect(await cashOf(asha)).toBe(0n);
  });

  test('[ORD-50] its player hears that the stake came back', async () => {
    const asha = await world.newPlayer(1_000, 1_000);
    const byCredit = await place(asha, ['50103'], { payType: 2 });
    const byBalance = await place(asha, ['50103']);
    for (const { id } of [byCredit, byBalance, byBalance]) await cancel(id);
    const returned = [settled.id, 'returned', shillings(1_000)];
    expect(said()).toEqual([returned, returned]);
  });

  test('[STL-25] what is settled, or was never there, is not cancelled', async () => {
    const asha = await world.newPlayer(10_000);
    const { id } = await place(asha, ['70101']);
    await rule('70101', 'win');
    expect(await cancel(id)).toEqual(refusal('order-already-decided'));
    expect(await cancel('1')).toEqual(refusal('order-unknown'));
    expect(await cashOf(asha)).toBe(10_900n);
  });

  test('[STL-25] cancelled and settled at once, one of the two happens', async () => {
    const asha = await world.newPlayer(10_000);
    const { id } = await place(asha, ['70103']);
    const [cancelled] = await Promise.all([cancel(id), rule('70103', 'win')]);
    expect(await cashOf(asha)).toBe(cancelled.ok ? 10_000n : 9_000n + 3_700n);
  });
});
