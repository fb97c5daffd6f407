import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { waitingJobs } from '../../../fixtures/waiting-jobs.ts';
import { shownOrder } from '../../betting/fixtures/shown-order.ts';
import { decidedBets } from '../fixtures/decided-bets.ts';
import { friendsOf } from '../fixtures/friends.ts';
import { sellPart } from '../fixtures/sell-part.ts';
import { createSettlementWorld, type SettlementWorld } from '../fixtures/settlement-world.ts';

let world: SettlementWorld;
let juma: bigint;
let asha: bigint;
beforeAll(async () => {
  world = await createSettlementWorld();
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});
beforeEach(async () => {
  juma = await world.newPlayer(0);
  asha = await world.newPlayer(10_000, 10_000);
  await invite({ inviter: juma, friend: asha });
});

const { place, rule, cashOf } = decidedBets(() => world);
const { invite, rewardOf, creditOf, creditLinesOf, sumOf } = friendsOf(() => world);

/** A market of its own for each test: rulings stay. */
let markets = 100;
function newSelection(): string {
  markets += 1;
  world.odds.match(String(markets)).threeWay([2_000, 3_000, 4_000]);
  world.odds.catalogue.touch({ matches: [String(markets)], markets: {} });
  return `${markets}0101`;
}

const spendCredit = (player: bigint, amount: number) =>
  world.database.transact((tx) =>
    world.wallet.append(tx, {
      ...{ key: `spent ${player}`, cause: 'balance-change' },
      postings: transfer({
        ...{ from: purseOf(player, 'credit'), to: house('corrections') },
        amount: shillings(amount),
      }),
    }),
  );

describe('a friend loses', () => {
  test('[STL-27] the inviter gets a share as credit, with a line that does not name the bet', async () => {
    const before = await sumOf('inviter-rewards');
    const selection = newSelection();
    const { id } = await place(asha, [selection]);
    await rule(selection, 'lose');
    expect(await creditLinesOf(juma)).toEqual([[11, 100, '']]);
    expect(await rewardOf(id)).toBe(100);
    expect(await sumOf('inviter-rewards')).toBe(before - 100);
    expect(await cashOf(asha)).toBe(9_000n);
  });

  test('[STL-27] the player sees nothing of it', async () => {
    const selection = newSelection();
    const { id } = await place(asha, [selection]);
    await rule(selection, 'lose');
    const shown = await shownOrder(world, asha, id);
    expect(JSON.stringify(shown)).not.toContain('inviter');
  });

  const endings = [
    ['lose', 1, 100],
    ['half-lose', 1, 50],
    ['refund', 1, 0],
    ['half-win', 1, 0],
    ['win', 1, 0],
    ['lose', 2, 0],
  ] as const;

  test.each(endings)('[STL-27] %s, paid by %d: %d', async (outcome, payType, reward) => {
    const selection = newSelection();
    const { id } = await place(asha, [selection], { payType });
    await rule(selection, outcome);
    expect([await rewardOf(id), await creditOf(juma)]).toEqual([reward, reward]);
  });

  test('[STL-27] ruled on ten times at once, the reward is paid once', async () => {
    const selection = newSelection();
    await place(asha, [selection]);
    await Promise.all(Array.from({ length: 10 }, () => rule(selection, 'lose')));
    expect(await creditOf(juma)).toBe(100);
  });

  test('[STL-27] of a bet that was sold in part, what was in play counts', async () => {
    const selection = newSelection();
    const { id } = await place(asha, [selection]);
    await sellPart(world, id, { stakeSold: 400, paid: 300 });
    await rule(selection, 'lose');
    expect([await rewardOf(id), await creditOf(juma)]).toEqual([60, 60]);
  });
});

const strangers = [
  ['nobody', () => sql`update player set inviter_id = null where id = ${asha}`],
  ['who is disabled', () => sql`update player set disabled = true where id = ${juma}`],
  [
    'whose scale is nought',
    () => sql`update player set return_scale_hundredths = 0
    where id = ${juma}`,
  ],
] as const;

test.each(strangers)('[STL-27] invited by %s, nothing moves', async (_name, change) => {
  await world.database.transact((tx) => change().execute(tx));
  const selection = newSelection();
  const before = await sumOf('inviter-rewards');
  const { id } = await place(asha, [selection]);
  await rule(selection, 'lose');
  expect([await rewardOf(id), await sumOf('inviter-rewards')]).toEqual([0, before]);
});

describe('what gains by settled stakes', () => {
  const queued = async () => {
    const jobs = await waitingJobs(world.database);
    return jobs.filter(({ name }) => name === 'stakes-settled').map(({ payload }) => payload);
  };

  test('[STL-38] a bet of who was invited queues a job at each decision, any other none', async () => {
    const before = await queued();
    const selection = newSelection();
    const stranger = await world.newPlayer(10_000);
    await place(stranger, [selection]);
    await rule(selection, 'lose');
    expect(await queued()).toEqual(before);
    const other = newSelection();
    await place(asha, [other]);
    await place(stranger, [other]);
    await rule(other, 'lose');
    await rule(other, 'win');
    const named = { playerIds: [asha.toString()] };
    expect(await queued()).toEqual([...before, named, named]);
  });
});

describe('a person decides', () => {
  test('[STL-27] of what waits for approval the reward is paid with it', async () => {
    const { settings } = world;
    const changeReview = (reviewFrom: ReturnType<typeof shillings>) =>
      world.database.transact((tx) =>
        settings.change(tx, {
          ...{ section: 'settlement', basedOn: settings.revisionOf('settlement') },
          value: { ...settings.current('settlement'), reviewFrom },
          ...{ changedBy: null, note: 'another limit' },
        }),
      );
    const { reviewFrom } = settings.current('settlement');
    await changeReview(shillings(400));
    const selection = newSelection();
    const { id } = await place(asha, [selection]);
    await rule(selection, 'half-lose');
    expect([await rewardOf(id), await creditOf(juma)]).toEqual([0, 0]);
    await world.database.transact((tx) => world.settlement.approveOrder(tx, BigInt(id)));
    await changeReview(reviewFrom);
    expect([await rewardOf(id), await creditOf(juma), await cashOf(asha)]).toEqual([
      50,
      50,
      9_500n,
    ]);
  });

  test('[STL-27] a cancelled order earns nobody anything', async () => {
    const { id } = await place(asha, [newSelection()]);
    await world.database.transact((tx) => world.settlement.cancelOrder(tx, BigInt(id)));
    expect([await rewardOf(id), await creditOf(juma)]).toEqual([0, 0]);
  });
});

describe('corrections', () => {
  test('[STL-28] a reward is taken back, paid anew and changed, by new entries', async () => {
    const selection = newSelection();
    const { id } = await place(asha, [selection]);
    await rule(selection, 'lose');
    await rule(selection, 'win');
    expect([await rewardOf(id), await creditOf(juma)]).toEqual([0, 0]);
    await rule(selection, 'half-lose');
    await rule(selection, 'lose');
    expect([await rewardOf(id), await creditOf(juma)]).toEqual([100, 100]);
    expect(await creditLinesOf(juma)).toEqual([
      [11, 100, ''],
      [21, -50, ''],
      [11, 50, ''],
      [21, -100, ''],
      [11, 100, ''],
    ]);
    expect(await cashOf(asha)).toBe(9_000n);
  });

  test('[STL-28] what the inviter has spent is a claim, and the purse is not below nought', async () => {
    const before = await sumOf('claims');
    const selection = newSelection();
    await place(asha, [selection]);
    await rule(selection, 'lose');
    await spendCredit(juma, 70);
    await rule(selection, 'win');
    expect([await creditOf(juma), await sumOf('claims')]).toEqual([0, before - 70]);
    expect(await cashOf(asha)).toBe(10_900n);
  });

  test('[STL-28] the new reward comes first, so that nothing is claimed that is there', async () => {
    const before = await sumOf('claims');
    const selection = newSelection();
    await place(asha, [selection]);
    await rule(selection, 'lose');
    await spendCredit(juma, 40);
    await rule(selection, 'half-lose');
    expect([await creditOf(juma), await sumOf('claims')]).toEqual([10, before]);
  });

  test('[STL-28] it is taken from who got it, and paid to who is the inviter now', async () => {
    const neema = await world.newPlayer(0);
    const selection = newSelection();
    await place(asha, [selection]);
    await rule(selection, 'lose');
    await invite({ inviter: neema, friend: asha, percent: 20 });
    await rule(selection, 'half-lose');
    expect([await creditOf(juma), await creditOf(neema)]).toEqual([0, 100]);
  });
});

async function newPlayers(count: number): Promise<readonly bigint[]> {
  const players: bigint[] = [];
  while (players.length < count) players.push(await world.newPlayer(10_000));
  return players;
}

describe('several purses', () => {
  test('[STL-27] two friends of one inviter, settled at once, are both rewarded', async () => {
    const friends = await newPlayers(6);
    for (const friend of friends) await invite({ inviter: juma, friend });
    const selections = friends.map(newSelection);
    await Promise.all(friends.map((friend, at) => place(friend, [selections[at] ?? ''])));
    await Promise.all(selections.map((selection) => rule(selection, 'lose')));
    expect(await creditOf(juma)).toBe(600);
  });

  test('[STL-27] an inviter who bet on the same thing is paid and rewarded in one go', async () => {
    const selection = newSelection();
    const richJuma = await world.newPlayer(10_000);
    await invite({ inviter: richJuma, friend: asha });
    await place(richJuma, [selection]);
    await place(asha, [selection]);
    await rule(selection, 'half-lose');
    expect([await cashOf(richJuma), await creditOf(richJuma)]).toEqual([9_500n, 50]);
    await rule(selection, 'win');
    expect([await cashOf(richJuma), await creditOf(richJuma)]).toEqual([10_900n, 0]);
  });

  test('[STL-28] corrections that cross each other end as if they came one by one', async () => {
    // A ring: everybody was invited by the next one, and all bet on everything, from either end.
    const ring = await newPlayers(5);
    for (const [at, friend] of ring.entries()) {
      await invite({ inviter: ring[(at + 1) % ring.length] ?? 0n, friend });
    }
    const selections = [newSelection(), newSelection(), newSelection(), newSelection()];
    for (const player of [...ring, ...ring.toReversed()]) {
      for (const selection of selections) await place(player, [selection], { stake: 100 });
    }
    for (const outcome of ['lose', 'win', 'half-lose', 'refund', 'lose'] as const) {
      await Promise.all(selections.map((selection) => rule(selection, outcome)));
    }
    // Eight bets of 100 each, all lost: a tenth of them to whoever invited.
    for (const player of ring) {
      expect([await cashOf(player), await creditOf(player)]).toEqual([9_200n, 80]);
    }
  });
});
