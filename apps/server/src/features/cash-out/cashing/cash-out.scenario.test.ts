import { cashOutStates } from '@kipute/contract/constants/betting/cash-outs';
import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { shownOrder } from '../../betting/fixtures/shown-order.ts';
import { decidedBets } from '../../settlement/fixtures/decided-bets.ts';
import {
  AS_PLACED,
  type CashOutWorld,
  cashOutCalls,
  changeSettlementSettings,
  createCashOutWorld,
  LIKELY,
  refused,
  setPrices,
} from '../fixtures/cash-out-world.ts';

let world: CashOutWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createCashOutWorld();
});
beforeEach(async () => {
  for (const id of ['1', '2', '3', '5', '6', '7']) setPrices(world, id, AS_PLACED);
  asha = await world.newPlayer(10_000);
});
afterEach(() => {
  world.whileDelayed = () => undefined;
  world.delays.length = 0;
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

const { place, rule, orderOf, cashOf, linesOf } = decidedBets(() => world);
const { prepare, offers, cashOut, setRule } = cashOutCalls(() => world);

const { locked, offered, accepted } = cashOutStates;
const { open, 'cashed-out': cashedOut } = orderStatuses;
const answered = (content: object) => ({ kind: 'answer', content, count: null });

describe('a preparation', () => {
  test('[CSH-42] says the number, what it is made of, and what is in play', async () => {
    const { id } = await place(asha, ['10101']);
    setPrices(world, '1', LIKELY);
    expect(await prepare(asha, id)).toEqual(
      answered({
        ...{ state: offered.id, why: '', value: 1_520, tax: 52, paid: 1_468 },
        ...{ stake_in_play: 1_000, threshold: null, cash_outs: [] },
        steps: [
          { kind: 'stake', leg: -1, stake: 1_000 },
          { kind: 'open-leg', leg: 0, placed_odds: 2, fair_odds: '1.25', factor: '1.6' },
          { kind: 'margin', leg: -1, percent: 5 },
          { kind: 'tax', leg: -1, percent: 10, tax: 52 },
        ],
      }),
    );
  });

  test('[CSH-42] a decided leg and the lines of a system stand in it', async () => {
    const { id } = await place(asha, ['10101', '20101', '30101'], { stake: 900, systemSize: 2 });
    await rule('30101', 'half-lose');
    expect(await prepare(asha, id)).toMatchObject(
      answered({
        // Lines of 300 at 1 × 1, 1 × ½ and 1 × ½, less 5 %.
        ...{ state: offered.id, paid: 570 },
        steps: [
          { kind: 'stake', stake: 900 },
          { kind: 'open-leg', leg: 0, factor: '1' },
          { kind: 'open-leg', leg: 1, factor: '1' },
          { kind: 'decided-leg', leg: 2, outcome: 6, factor: '0.5' },
          { kind: 'lines', lines: 3, legs_each: [2] },
          { kind: 'margin', percent: 5 },
        ],
      }),
    );
  });

  test('[CSH-42] of somebody else, or of nobody, it is unknown', async () => {
    const { id } = await place(asha, ['10101']);
    const juma = await world.newPlayer();
    expect(await prepare(juma, id)).toEqual(refused('order-unknown'));
    expect(await prepare(asha, '9999999999999999999')).toEqual(refused('order-unknown'));
    expect(await cashOut(juma, id)).toEqual(refused('order-unknown'));
    expect(world.delays).toEqual([]);
  });

  test('[CSH-42] a suspended leg, a stake by credit and a closed house lock it', async () => {
    const { id } = await place(asha, ['10101']);
    const lockedBy = (why: string) => answered({ state: locked.id, why, paid: 0 });
    world.odds.catalogue.changeOffer('101011', { status: 7 });
    expect(await prepare(asha, id)).toMatchObject(lockedBy('leg-suspended'));
    expect(await cashOut(asha, id)).toMatchObject(lockedBy('leg-suspended'));
    world.odds.catalogue.changeOffer('101011', { status: 1 });
    await changeSettlementSettings(world, { cashOutOpen: false });
    expect(await cashOut(asha, id)).toMatchObject(lockedBy('closed'));
    await changeSettlementSettings(world, { cashOutOpen: true });
    const juma = await world.newPlayer(0, 1_000);
    const credit = await place(juma, ['10101'], { payType: 2 });
    expect(await cashOut(juma, credit.id)).toMatchObject(lockedBy('credit-stake'));
    expect(await cashOf(asha)).toBe(9_000n);
  });

  test('[CSH-42] the margin of the house is a setting', async () => {
    const { id } = await place(asha, ['10101']);
    await changeSettlementSettings(world, { cashOutMarginPercent: 10 });
    expect(await prepare(asha, id)).toMatchObject(answered({ paid: 900 }));
    await changeSettlementSettings(world, { cashOutMarginPercent: 5 });
    expect(await prepare(asha, id)).toMatchObject(answered({ paid: 950 }));
  });
});

describe('the offers of a list', () => {
  test('[CSH-48] say of every own order what its preparation says, without the steps', async () => {
    const [one, other] = [await place(asha, ['10101']), await place(asha, ['10101', '20101'])];
    await setRule(asha, other.id, 2_000);
    setPrices(world, '1', LIKELY);
    const reply = await offers(asha, [one.id, other.id]);
    const said = reply.kind === 'answer' ? reply.content : [];
    expect(said.toSorted((a, b) => Number(BigInt(a.id) - BigInt(b.id)))).toEqual([
      {
        ...{ id: one.id, state: offered.id, why: '', value: 1_520, tax: 52, paid: 1_468 },
        ...{ stake_in_play: 1_000, threshold: null },
      },
      {
        ...{ id: other.id, state: offered.id, why: '', value: 1_520, tax: 52, paid: 1_468 },
        ...{ stake_in_play: 1_000, threshold: 2_000 },
      },
    ]);
  });

  test('[CSH-48] of somebody else, of nobody and of none nothing is said', async () => {
    const { id } = await place(asha, ['10101']);
    const juma = await world.newPlayer();
    expect(await offers(juma, [id, '9999999999999999999'])).toEqual(answered([]));
    expect(await offers(juma, [])).toEqual(answered([]));
  });
});

describe('a whole cash-out', () => {
  test('[CSH-43] waits, pays with the tax as a line of its own, and closes the order', async () => {
    const { id } = await place(asha, ['10101']);
    setPrices(world, '1', LIKELY);
    expect(await cashOut(asha, id, { accepted_amount: 1_468 })).toEqual(
      answered({ state: accepted.id, why: '', paid: 1_468, tax: 52, stake_in_play: 0 }),
    );
    expect(world.delays).toEqual([5_000]);
    expect(await orderOf(asha, id)).toMatchObject({
      ...{ status: cashedOut.id, paid: 1_468, tax: 52, bonus: 0 },
    });
    expect((await linesOf(asha)).slice(0, 3)).toEqual([
      [26, -52],
      [18, 1_520],
      [3, -1_000],
    ]);
    expect(await cashOut(asha, id)).toMatchObject(
      answered({ state: locked.id, why: 'order-not-open' }),
    );
  });

  test('[CSH-43] worth less after the wait: nothing is done and the new number is shown', async () => {
    const { id } = await place(asha, ['10101']);
    setPrices(world, '1', LIKELY);
    world.whileDelayed = () => setPrices(world, '1', AS_PLACED);
    const asked = { request_key: 'a-key-to-be-used-again', accepted_amount: 1_468 };
    expect(await cashOut(asha, id, asked)).toEqual(
      answered({ state: offered.id, why: '', paid: 950, tax: 0, stake_in_play: 1_000 }),
    );
    expect(await orderOf(asha, id)).toMatchObject({ status: open.id });
    expect(await cashOf(asha)).toBe(9_000n);
    // Who takes that offer may use the same key: nothing stands under it.
    expect(await cashOut(asha, id, { ...asked, accepted_amount: 950 })).toMatchObject(
      answered({ state: accepted.id, paid: 950 }),
    );
  });

  test('[CSH-43] worth less already: that is said without a wait', async () => {
    const { id } = await place(asha, ['10101']);
    expect(await cashOut(asha, id, { accepted_amount: 950.01 })).toMatchObject(
      answered({ state: offered.id, paid: 950 }),
    );
    expect(world.delays).toEqual([]);
  });

  test('[CSH-43] worth more after the wait, more is paid', async () => {
    const { id } = await place(asha, ['10101']);
    world.whileDelayed = () => setPrices(world, '1', LIKELY);
    expect(await cashOut(asha, id, { accepted_amount: 950 })).toMatchObject(
      answered({ state: accepted.id, paid: 1_468 }),
    );
  });

  test('[CSH-43] suspended during the wait, nothing is done', async () => {
    const { id } = await place(asha, ['20101']);
    world.whileDelayed = () => world.odds.catalogue.changeOffer('201011', { status: 7 });
    expect(await cashOut(asha, id)).toMatchObject(
      answered({ state: locked.id, why: 'leg-suspended', stake_in_play: 1_000 }),
    );
    world.odds.catalogue.changeOffer('201011', { status: 1 });
    expect(await orderOf(asha, id)).toMatchObject({ status: open.id });
  });
});

describe('a part', () => {
  test('[CSH-43] leaves the rest with its promise, and the last one closes the order', async () => {
    const { id } = await place(asha, ['10101']);
    setPrices(world, '1', LIKELY);
    const part = { share_percent: 25, accepted_amount: 367 };
    expect(await cashOut(asha, id, part)).toEqual(
      answered({ state: accepted.id, why: '', paid: 367, tax: 13, stake_in_play: 750 }),
    );
    expect(await orderOf(asha, id)).toMatchObject({ status: open.id, paid: 1_425, tax: 75 });
    expect(await prepare(asha, id)).toMatchObject(
      answered({ stake_in_play: 750, value: 1_140, tax: 39, paid: 1_101 }),
    );
    await cashOut(asha, id);
    // 13 and 39 of tax, 367 and 1,101 paid.
    expect(await orderOf(asha, id)).toMatchObject({ status: cashedOut.id, paid: 1_468, tax: 52 });
    expect(await cashOf(asha)).toBe(9_000n + 1_468n);
    expect((await linesOf(asha)).slice(0, 4)).toEqual([
      [26, -39],
      [18, 1_140],
      [26, -13],
      [18, 380],
    ]);
  });

  test('[CSH-49] is told by the preparation with its time, also when the order is closed', async () => {
    const { id } = await place(asha, ['10101']);
    setPrices(world, '1', LIKELY);
    const cashedAt = world.clock.now().toISOString();
    await cashOut(asha, id, { share_percent: 25 });
    const first = { time: cashedAt, stake: 250, tax: 13, paid: 367, by_rule: 0 };
    expect(await prepare(asha, id)).toMatchObject(answered({ cash_outs: [first] }));
    await cashOut(asha, id);
    const last = { time: cashedAt, stake: 750, tax: 39, paid: 1_101, by_rule: 0 };
    expect(await prepare(asha, id)).toMatchObject(
      answered({ state: locked.id, why: 'order-not-open', cash_outs: [first, last] }),
    );
  });

  test('[CSH-43] that would pay less than a shilling is locked', async () => {
    const { id } = await place(asha, ['10101'], { stake: 100 });
    await cashOut(asha, id, { share_percent: 99 });
    expect(await cashOut(asha, id, { share_percent: 1, accepted_amount: 0 })).toMatchObject(
      answered({ state: locked.id, why: 'below-minimum', stake_in_play: 1 }),
    );
  });

  test('[CSH-47] the rest is settled at its odds, and a correction leaves what was cashed', async () => {
    const { id } = await place(asha, ['50101']);
    await cashOut(asha, id, { share_percent: 50 });
    await rule('50101', 'win');
    // 475 for the half, 950 for the rest.
    expect(await cashOf(asha)).toBe(9_000n + 475n + 950n);
    await rule('50101', 'lose');
    expect(await cashOf(asha)).toBe(9_000n + 475n);
  });

  test('[CSH-47] a cancelled order returns what was still in play', async () => {
    const { id } = await place(asha, ['60101']);
    await cashOut(asha, id, { share_percent: 50 });
    await world.database.transact((tx) => world.settlement.cancelOrder(tx, BigInt(id)));
    expect(await cashOf(asha)).toBe(9_000n + 475n + 500n);
  });
});

test('[ORD-73] a bet that was cashed keeps what its open legs cost then, without a margin', async () => {
  const { id } = await place(asha, ['50101', '60101']);
  await rule('50101', 'win');
  const oddsOf = async () =>
    (await shownOrder(world, asha, id)).details.map((leg) => leg.early_settlement_odds);
  expect(await oddsOf()).toEqual([null, null]);
  await cashOut(asha, id);
  expect(await oddsOf()).toEqual([null, 2]);
});
