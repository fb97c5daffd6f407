import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { legOutcomes } from '@kipute/contract/constants/betting/outcomes';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decidedBets } from '../fixtures/decided-bets.ts';
import { createSettlementWorld, type SettlementWorld } from '../fixtures/settlement-world.ts';

let world: SettlementWorld;
beforeAll(async () => {
  world = await createSettlementWorld();
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

const { place, rule, orderOf, cashOf, linesOf } = decidedBets(() => world);

const { settled, open, abnormal } = orderStatuses;

describe('one leg', () => {
  test('[STL-20] a won single is paid with its tax as a line of its own', async () => {
    const asha = await world.newPlayer(10_000);
    const { id } = await place(asha, ['10101']);
    await rule('10101', 'win');
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, paid: 1_900, tax: 100 });
    expect(await cashOf(asha)).toBe(10_900n);
    expect((await linesOf(asha)).slice(0, 2)).toEqual([
      [26, -100],
      [1, 2_000],
    ]);
  });

  test('[STL-20] a lost one is settled and moves nothing', async () => {
    const asha = await world.newPlayer(10_000);
    const { id } = await place(asha, ['20101']);
    await rule('20101', 'lose');
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, paid: 0, outcomes: [3] });
    expect(await cashOf(asha)).toBe(9_000n);
  });

  test('[STL-20] a stake by credit that is returned is credit again', async () => {
    const asha = await world.newPlayer(0, 5_000);
    await place(asha, ['20102'], { payType: 2 });
    await rule('20102', 'refund');
    expect(await world.balanceOf(asha, 'credit')).toBe(shillings(5_000));
  });

  test('[STL-21] ruled twice, it is paid once', async () => {
    const asha = await world.newPlayer(10_000);
    await place(asha, ['20103']);
    await Promise.all(Array.from({ length: 10 }, () => rule('20103', 'win')));
    expect(await cashOf(asha)).toBe(9_000n + 3_700n);
  });

  test('[STL-22] one that a person must decide waits, and is paid when it is decided', async () => {
    const asha = await world.newPlayer(10_000);
    const { id } = await place(asha, ['30101']);
    await rule('30101', 'abnormal');
    expect(await orderOf(asha, id)).toMatchObject({ status: abnormal.id, outcomes: [1] });
    await rule('30101', 'half-win');
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, paid: 1_450 });
  });

  test('[STL-24] a large payout waits for a person, with nothing paid', async () => {
    const asha = await world.newPlayer(3_000_000);
    const { id } = await place(asha, ['30103'], { stake: 3_000_000 });
    await rule('30103', 'win');
    const { 'awaiting-approval': awaiting } = orderStatuses;
    expect(await orderOf(asha, id)).toMatchObject({ status: awaiting.id, paid: 11_100_000 });
    expect(await cashOf(asha)).toBe(0n);
  });
});

describe('several legs', () => {
  test('[STL-20] an accumulator is paid when its last leg is ruled on, with its bonus', async () => {
    const asha = await world.newPlayer(10_000);
    const { id } = await place(asha, ['10102', '50101', '60101']);
    await rule('10102', 'win');
    await rule('50101', 'win');
    expect(await orderOf(asha, id)).toMatchObject({ status: open.id, outcomes: [4, 4, 0] });
    await rule('60101', 'refund');
    const order = await orderOf(asha, id);
    expect(order).toMatchObject({ status: settled.id, outcomes: [4, 4, 2] });
    expect(await cashOf(asha)).toBe(9_000n + BigInt(order.paid));
  });

  test('[STL-20] a system pays for the lines that came in', async () => {
    const asha = await world.newPlayer(10_000);
    const { id } = await place(asha, ['10103', '50102', '60102'], { stake: 900, systemSize: 2 });
    await rule('10103', 'lose');
    await rule('50102', 'win');
    await rule('60102', 'win');
    // One of three lines: 300 at 3.00 × 3.00.
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, paid: 2_520, tax: 180 });
  });
});

describe('corrections', () => {
  test('[STL-23] what was paid is taken back and paid anew, by new entries', async () => {
    const asha = await world.newPlayer(10_000);
    const { id } = await place(asha, ['50103']);
    await rule('50103', 'win');
    const before = await linesOf(asha);
    await rule('50103', 'half-win');
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, paid: 2_350 });
    const after = await linesOf(asha);
    expect(after.slice(-before.length)).toEqual(before);
    expect(after.slice(0, 3)).toEqual([
      [26, -150],
      [1, 2_500],
      [21, -3_700],
    ]);
    await rule('50103', 'lose');
    await rule('50103', 'win');
    expect(await cashOf(asha)).toBe(9_000n + 3_700n);
  });

  test('[STL-23] when it was spent, what is missing is a claim, and no purse is below nought', async () => {
    const asha = await world.newPlayer(1_000);
    await place(asha, ['60103']);
    await rule('60103', 'win');
    const spent = transfer({
      ...{ from: purseOf(asha, 'cash'), to: house('corrections'), amount: shillings(3_000) },
    });
    await world.database.transact((tx) =>
      world.wallet.append(tx, { key: `spent ${asha}`, cause: 'balance-change', postings: spent }),
    );
    await rule('60103', 'lose');
    expect(await cashOf(asha)).toBe(0n);
    const { sum } = await world.database.read
      .selectFrom('posting')
      .select(({ fn }) => fn.sum<string>('amount').as('sum'))
      .where('account', '=', 'claims')
      .executeTakeFirstOrThrow();
    expect(BigInt(sum)).toBe(-shillings(3_000));
  });

  test('[STL-11] what was decided is not opened again', async () => {
    const asha = await world.newPlayer(10_000);
    const { id } = await place(asha, ['70101']);
    await rule('70101', 'win');
    await rule('70101', 'abnormal');
    await rule('70101', 'pending');
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, outcomes: [4] });
  });
});

test('[STL-21, STL-23] more bets than a chunk holds are all paid, each once, whoever else rules too', async () => {
  const players: bigint[] = [];
  while (players.length < 70) players.push(await world.newPlayer(100_000));
  for (let round = 0; round < 30; round += 1) {
    await Promise.all(players.map((player) => place(player, ['70103'])));
  }
  await Promise.all([rule('70103', 'win'), rule('70103', 'win')]);
  const balances = async () => new Set(await Promise.all(players.map(cashOf)));
  expect(await balances()).toEqual(new Set([100_000n - 30_000n + 30n * 3_700n]));
  // So are all corrections, each once.
  await Promise.all([rule('70103', 'half-win'), rule('70103', 'half-win')]);
  expect(await balances()).toEqual(new Set([100_000n - 30_000n + 30n * 2_350n]));
  // A word that is followed by another on its way ends there, and the newer one reaches everybody.
  const asked: string[] = [];
  await world.settleLegs({
    ...{ matchId: 7n, selectionId: 70103n, outcome: legOutcomes.lose.id },
    isLatest: async () => asked.push('before a chunk') === 1,
  });
  // By those who are at work at once, and by nobody after them.
  expect(asked.length).toBeLessThanOrEqual(3);
  expect((await balances()).size).toBeGreaterThan(1);
  await rule('70103', 'win');
  expect(await balances()).toEqual(new Set([100_000n - 30_000n + 30n * 3_700n]));
});

test('[STL-23] a bet that pays anew settles the claim its correction has left', async () => {
  const asha = await world.newPlayer(1_000);
  await place(asha, ['60103']);
  await rule('60103', 'win');
  const all = { from: purseOf(asha, 'cash'), to: house('corrections'), amount: shillings(3_700) };
  await world.database.transact((tx) =>
    world.wallet.append(tx, {
      ...{ key: `spent ${asha}`, cause: 'balance-change', postings: transfer(all) },
    }),
  );
  await rule('60103', 'lose');
  await rule('60103', 'win');
  expect(await cashOf(asha)).toBe(0n);
  await rule('60103', 'lose');
  await rule('60103', 'refund');
  expect(await cashOf(asha)).toBe(0n);
  await rule('60103', 'win');
  expect(await cashOf(asha)).toBe(0n);
});

test('[STL-24] a bet that was lost and is corrected to a large payout waits for a person', async () => {
  const asha = await world.newPlayer(3_000_000);
  const { id } = await place(asha, ['30103'], { stake: 3_000_000 });
  await rule('30103', 'lose');
  await rule('30103', 'win');
  const { 'awaiting-approval': awaiting } = orderStatuses;
  expect((await orderOf(asha, id)).status).toBe(awaiting.id);
  expect(await cashOf(asha)).toBe(0n);
  await world.database.transact((tx) => world.settlement.approveOrder(tx, BigInt(id)));
  expect(await cashOf(asha)).toBe(11_100_000n);
  await rule('30103', 'lose');
  await rule('30103', 'win');
  expect((await orderOf(asha, id)).status).toBe(awaiting.id);
  expect(await cashOf(asha)).toBe(0n);
});
