import { autoCashOutStates, cashOutStates } from '@kipute/contract/constants/betting/cash-outs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decidedBets } from '../../settlement/fixtures/decided-bets.ts';
import {
  AS_PLACED,
  type CashOutWorld,
  cashOutCalls,
  changeSettlementSettings,
  createCashOutWorld,
  refused,
  setPrices,
} from '../fixtures/cash-out-world.ts';
import { findRule } from '../rule-store.ts';

/** Nobody watches here: what rules do by themselves is in the other file. */
let world: CashOutWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createCashOutWorld();
  for (const id of ['1', '2', '3', '5', '6', '7']) setPrices(world, id, AS_PLACED);
});
beforeEach(async () => {
  asha = await world.newPlayer(10_000);
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

const { place, rule } = decidedBets(() => world);
const { prepare, cashOut, setRule, cancelRule } = cashOutCalls(() => world);

const answered = (content: object) => ({ kind: 'answer', content });
const thresholdOf = async (id: string) =>
  (await findRule(world.database.read, BigInt(id)))?.threshold;

describe('a rule', () => {
  test('[CSH-50] is set, replaced and cancelled, and the order shows it', async () => {
    const { id } = await place(asha, ['10101']);
    const { set, cancelled } = autoCashOutStates;
    expect(await setRule(asha, id, 1_500)).toMatchObject(
      answered({ state: set.id, threshold: 1_500 }),
    );
    expect(await prepare(asha, id)).toMatchObject(answered({ threshold: 1_500 }));
    await setRule(asha, id, 1_400.5);
    expect(await thresholdOf(id)).toBe(140_050n);
    expect(await cancelRule(asha, id)).toMatchObject(answered({ state: cancelled.id }));
    expect(await cancelRule(asha, id)).toMatchObject(answered({ state: cancelled.id }));
    expect(await prepare(asha, id)).toMatchObject(answered({ threshold: null }));
  });

  test('[CSH-50] for anybody but its own player the order is unknown', async () => {
    const { id } = await place(asha, ['10101']);
    const juma = await world.newPlayer();
    await setRule(asha, id, 1_500);
    expect(await setRule(juma, id, 1_000)).toEqual(refused('order-unknown'));
    expect(await cancelRule(juma, id)).toEqual(refused('order-unknown'));
    expect(await thresholdOf(id)).toBe(150_000n);
  });

  test('[CSH-50] nought, and more than the bet can pay, are refused by name', async () => {
    const { id } = await place(asha, ['10101']);
    expect(await setRule(asha, id, 0)).toEqual(refused('threshold-not-positive'));
    expect(await setRule(asha, id, 1_900.01)).toEqual(refused('threshold-above-payout'));
    expect(await thresholdOf(id)).toBeUndefined();
    expect(await setRule(asha, id, 1_900)).toMatchObject({ kind: 'answer' });
  });

  test('[CSH-50] waits for a leg that is suspended', async () => {
    const { id } = await place(asha, ['10101']);
    world.odds.catalogue.changeOffer('101011', { status: 7 });
    expect(await setRule(asha, id, 1_500)).toMatchObject({ kind: 'answer' });
    world.odds.catalogue.changeOffer('101011', { status: 1 });
  });

  test('[CSH-50] is refused where there will be no cash-out', async () => {
    const juma = await world.newPlayer(0, 1_000);
    const credit = await place(juma, ['10101'], { payType: 2 });
    expect(await setRule(juma, credit.id, 500)).toEqual(refused('cash-out-locked'));
    const decided = await place(asha, ['20101']);
    await rule('20101', 'lose');
    expect(await setRule(asha, decided.id, 500)).toEqual(refused('cash-out-locked'));
    const { id } = await place(asha, ['10101']);
    await changeSettlementSettings(world, { cashOutOpen: false });
    expect(await setRule(asha, id, 500)).toEqual(refused('cash-out-locked'));
    await changeSettlementSettings(world, { cashOutOpen: true });
  });

  test('[CSH-50] set and sold at once, none is left on what was sold', async () => {
    const { id } = await place(asha, ['10101']);
    await Promise.all([cashOut(asha, id), setRule(asha, id, 1_500)]);
    expect(await thresholdOf(id)).toBeUndefined();
  });
});

describe('a rule ends', () => {
  test('[CSH-52] with the order that its player cashes out', async () => {
    const { id } = await place(asha, ['10101']);
    await setRule(asha, id, 1_500);
    await cashOut(asha, id);
    expect(await thresholdOf(id)).toBeUndefined();
  });

  test('[CSH-52] with a part that leaves too little to reach it, and with no other', async () => {
    const { id } = await place(asha, ['10101']);
    await setRule(asha, id, 900);
    await cashOut(asha, id, { share_percent: 50 });
    // The rest pays 950 at best.
    expect(await thresholdOf(id)).toBe(90_000n);
    const part = await cashOut(asha, id, { share_percent: 10 });
    expect(part).toMatchObject(answered({ state: cashOutStates.accepted.id, stake_in_play: 450 }));
    expect(await thresholdOf(id)).toBeUndefined();
  });

  test('[CSH-52] with an order that was decided or cancelled while nobody watched', async () => {
    const [settled, cancelled, open] = [
      await place(asha, ['50101']),
      await place(asha, ['60101']),
      await place(asha, ['70101']),
    ];
    for (const { id } of [settled, cancelled, open]) await setRule(asha, id, 1_500);
    await rule('50101', 'win');
    await world.database.transact((tx) => world.settlement.cancelOrder(tx, BigInt(cancelled.id)));
    const nightly = world.cashOuts.jobs.find(({ name }) => name === 'end-cash-out-rules');
    await nightly?.run({} as never);
    expect(await Promise.all([settled, cancelled, open].map(({ id }) => thresholdOf(id)))).toEqual([
      undefined,
      undefined,
      150_000n,
    ]);
  });
});
