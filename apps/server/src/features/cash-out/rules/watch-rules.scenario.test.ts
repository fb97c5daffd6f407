import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { eventually } from '@kipute/testkit/eventually';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitingJobs } from '../../../fixtures/waiting-jobs.ts';
import { createOutbox } from '../../../platform/jobs/outbox.ts';
import { decidedBets } from '../../settlement/fixtures/decided-bets.ts';
import {
  AS_PLACED,
  type CashOutWorld,
  cashOutCalls,
  changeSettlementSettings,
  createCashOutWorld,
  LIKELY,
  setPrices,
} from '../fixtures/cash-out-world.ts';
import { createCashOuts } from '../index.ts';
import { findRule } from '../rule-store.ts';

let world: CashOutWorld;
let asha: bigint;
/** Selections whose worth was looked for by who watches. */
const looked: string[] = [];
let stop: () => void;
beforeAll(async () => {
  world = await createCashOutWorld();
  const marketPrices: typeof world.board.marketPrices = (id) => {
    looked.push(id);
    return world.board.marketPrices(id);
  };
  const { watch } = createCashOuts({
    ...{ ...world, outbox: createOutbox(), log: pino({ level: 'silent' }) },
    ...{ catalogue: world.odds.catalogue.face, board: { ...world.board, marketPrices } },
  });
  stop = watch();
});
beforeEach(async () => {
  for (const id of ['1', '2', '3', '5', '6', '7']) setPrices(world, id, AS_PLACED);
  asha = await world.newPlayer(10_000);
});
afterEach(() => forgetJobs());
afterAll(async () => {
  stop();
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

const { place, rule, orderOf, cashOf } = decidedBets(() => world);
const { prepare, cashOut, setRule, cancelRule } = cashOutCalls(() => world);

const { open, abnormal, 'cashed-out': byPlayer, 'auto-cashed-out': byRule } = orderStatuses;
const hasRule = async (id: string) =>
  (await findRule(world.database.read, BigInt(id))) !== undefined;

async function forgetJobs(): Promise<void> {
  await world.database.transact((tx) => sql`delete from graphile_worker._private_jobs`.execute(tx));
}
const jobOf = async (id: string) =>
  (await waitingJobs(world.database)).find(
    ({ payload }) => (payload as { orderId: string }).orderId === id,
  );
const askedFor = (id: string) => eventually(async () => expect(await jobOf(id)).toBeDefined());
/** As a worker would, when the time has come. */
const fire = (id: string) =>
  world.cashOuts.jobs
    .find(({ name }) => name === 'cash-out-by-rule')
    ?.run({ orderId: id } as never);

const runNightly = async () =>
  await world.cashOuts.jobs.find(({ name }) => name === 'end-cash-out-rules')?.run({} as never);

async function orderWithRule(selectionIds: readonly string[], threshold: number) {
  const { id } = await place(asha, selectionIds);
  await setRule(asha, id, threshold);
  return id;
}

describe('a rule that reaches its threshold', () => {
  test('[CSH-51] waits as a player does and pays what the order is worth then', async () => {
    const id = await orderWithRule(['10101'], 1_400);
    setPrices(world, '1', LIKELY);
    await askedFor(id);
    const runAt = new Date(world.clock.now().getTime() + 5_000);
    expect(await jobOf(id)).toMatchObject({ name: 'cash-out-by-rule', runAt });
    const heard: unknown[] = [];
    world.betting.onOrderChanged((order) => heard.push(order));
    await fire(id);
    // [ORD-50] whoever set it may be far away
    expect(heard).toMatchObject([{ status: byRule.id, end: { result: 'sold', paid: 146_800n } }]);
    expect(await orderOf(asha, id)).toMatchObject({ status: byRule.id, paid: 1_468, tax: 52 });
    expect(await cashOf(asha)).toBe(10_468n);
    expect(await hasRule(id)).toBe(false);
  });

  test('[CSH-11, CSH-51] fires on a favourite that all but won and is sold no longer', async () => {
    const { catalogue } = world.odds;
    const inPlay = world.odds.match('81', { status: 2 });
    inPlay.threeWay([1_800, 3_200, 4_500]).lines(47, [2.5]).score(0, 0, { id: 'score' });
    catalogue.touch({ matches: ['81'], markets: { 81: ['8101', '8102'] } });
    const id = await orderWithRule(['810101'], 1_500);
    catalogue.changeOffer('8101011', { odds: 1_020, status: 7 });
    catalogue.changeOffer('8101021', { odds: 30_000 });
    catalogue.changeOffer('8101031', { odds: 60_000 });
    await askedFor(id);
    await fire(id);
    // 1,800 ÷ 1.051 less five percent is 1,627.02, of which 62 are tax.
    expect(await orderOf(asha, id)).toMatchObject({ status: byRule.id, paid: 1_565.02, tax: 62 });
  });

  test('[CSH-49] the part it cashed is told as the work of a rule', async () => {
    const id = await orderWithRule(['10101'], 900);
    await fire(id);
    const part = { stake: 1_000, paid: 950, tax: 0, by_rule: 1 };
    expect(await prepare(asha, id)).toMatchObject({ content: { cash_outs: [part] } });
  });

  test('[CSH-51] fired ten times at once, it pays once', async () => {
    const id = await orderWithRule(['10101'], 900);
    await askedFor(id);
    await Promise.all(Array.from({ length: 10 }, () => fire(id)));
    expect(await orderOf(asha, id)).toMatchObject({ status: byRule.id });
    expect(await cashOf(asha)).toBe(9_950n);
  });

  test('[CSH-51] fired while its player cashes out, exactly one of the two happens', async () => {
    const id = await orderWithRule(['10101'], 900);
    await askedFor(id);
    await Promise.all([cashOut(asha, id), fire(id)]);
    expect([byPlayer.id, byRule.id]).toContain((await orderOf(asha, id)).status);
    expect(await cashOf(asha)).toBe(9_950n);
  });

  test('[CSH-51] worth less when the wait is over, nothing is done and the rule stays', async () => {
    const id = await orderWithRule(['10101'], 1_400);
    setPrices(world, '1', LIKELY);
    await askedFor(id);
    setPrices(world, '1', AS_PLACED);
    await fire(id);
    expect(await orderOf(asha, id)).toMatchObject({ status: open.id });
    expect(await hasRule(id)).toBe(true);
    // The next time is asked for anew, though the wait of the first is not over.
    await forgetJobs();
    setPrices(world, '1', LIKELY);
    await askedFor(id);
  });

  test('[CSH-51] is asked for once while its wait lasts, whatever prices do', async () => {
    const id = await orderWithRule(['10101'], 1_400);
    setPrices(world, '1', LIKELY);
    await askedFor(id);
    const first = await jobOf(id);
    world.clock.advance({ seconds: 2 });
    const later = await orderWithRule(['20101'], 1_400);
    setPrices(world, '1', [1_240, 10_000, 10_000]);
    setPrices(world, '2', LIKELY);
    await askedFor(later);
    expect(await jobOf(id)).toEqual(first);
  });

  test('[CSH-51] a leg that is won makes its order worth more', async () => {
    const id = await orderWithRule(['30101', '10101'], 1_700);
    await rule('30101', 'win');
    await askedFor(id);
    await fire(id);
    // 1,000 × 2 × 1 less 5 %, and 90 of tax.
    expect(await orderOf(asha, id)).toMatchObject({ status: byRule.id, paid: 1_810 });
  });

  test('[CSH-51] while the house has closed cash-out, it does not fire', async () => {
    const id = await orderWithRule(['10101'], 900);
    await askedFor(id);
    await changeSettlementSettings(world, { cashOutOpen: false });
    await fire(id);
    expect(await orderOf(asha, id)).toMatchObject({ status: open.id });
    await forgetJobs();
    await changeSettlementSettings(world, { cashOutOpen: true });
    await askedFor(id);
  });
});

describe('who watches', () => {
  test('[CSH-51] looks only at the orders that a change concerns', async () => {
    await orderWithRule(['50101'], 1_800);
    const id = await orderWithRule(['60101'], 1_400);
    await eventually(() => expect(looked).toEqual(expect.arrayContaining(['50101', '60101'])));
    looked.length = 0;
    setPrices(world, '6', LIKELY);
    await askedFor(id);
    expect(new Set(looked)).toEqual(new Set(['60101']));
  });

  test('[CSH-51] looks again when the board sells after a silence', async () => {
    const { id } = await place(asha, ['20102']);
    world.odds.catalogue.setFreshness('suspended');
    await setRule(asha, id, 900);
    await eventually(() => expect(looked).toContain('20102'));
    expect(await jobOf(id)).toBeUndefined();
    world.odds.catalogue.setFreshness('fresh');
    await askedFor(id);
  });

  test('[CSH-52] reads all rules when it starts, and those of decided orders end', async () => {
    const [standing, over] = [await place(asha, ['10101']), await place(asha, ['70102'])];
    for (const { id } of [standing, over]) {
      await sql`insert into auto_cash_out (order_id, player_id, threshold, set_at)
        values (${id}, ${asha}, 90000, now())`.execute(world.database.read);
    }
    await world.database.transact((tx) => world.settlement.cancelOrder(tx, BigInt(over.id)));
    const stopOther = world.startCashOuts().watch();
    await askedFor(standing.id);
    stopOther();
    expect([await hasRule(standing.id), await hasRule(over.id)]).toEqual([true, false]);
  });

  test('[CSH-52] ends the rule of an order that is settled', async () => {
    const id = await orderWithRule(['70101'], 1_800);
    await rule('70101', 'win');
    await eventually(async () => expect(await hasRule(id)).toBe(false));
    expect(await cashOf(asha)).toBe(10_900n);
  });

  test('[CSH-52] keeps the rule of an order in doubt until it is decided', async () => {
    const id = await orderWithRule(['70101', '60101'], 3_000);
    await rule('70101', 'abnormal');
    expect(await orderOf(asha, id)).toMatchObject({ status: abnormal.id });
    const marker = await orderWithRule(['50102'], 1_800);
    await rule('50102', 'lose');
    await eventually(async () => expect(await hasRule(marker)).toBe(false));
    await runNightly();
    expect(await hasRule(id)).toBe(true);
    await rule('70101', 'win');
    await rule('60101', 'lose');
    await eventually(async () => expect(await hasRule(id)).toBe(false));
  });

  test('[CSH-52] ends the rule of an order that a person cancels', async () => {
    const id = await orderWithRule(['60103', '70103'], 900);
    await world.database.transact((tx) => world.settlement.cancelOrder(tx, BigInt(id)));
    await eventually(async () => expect(await hasRule(id)).toBe(false));
  });

  test('[CSH-52] hears of a rule that is cancelled, and a job that comes late does nothing', async () => {
    const id = await orderWithRule(['10101'], 1_400);
    await cancelRule(asha, id);
    const marker = await orderWithRule(['20101'], 1_400);
    setPrices(world, '1', LIKELY);
    setPrices(world, '2', LIKELY);
    await askedFor(marker);
    expect(await jobOf(id)).toBeUndefined();
    await fire(id);
    expect(await orderOf(asha, id)).toMatchObject({ status: open.id });
  });
});
