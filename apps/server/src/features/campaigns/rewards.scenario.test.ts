import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { waitingJobs } from '../../fixtures/waiting-jobs.ts';
import { decidedBets } from '../settlement/fixtures/decided-bets.ts';
import { accaPlan, dailyPlan } from './fixtures/campaign-plans.ts';
import { type CampaignWorld, createCampaignWorld } from './fixtures/campaign-world.ts';

let world: CampaignWorld;
beforeEach(async () => {
  world = await createCampaignWorld();
  world.clock.setTo(new Date('2026-02-28T22:00:00Z'));
});
afterEach(async () => {
  const report = await world.wallet.runAudit();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
  await world.close();
});

async function start(plan: Parameters<typeof dailyPlan>[0] | ReturnType<typeof dailyPlan> = {}) {
  const whole = { ...dailyPlan(), ...plan };
  const { id, revision } = await world.told('campaign/add', whole);
  await world.told('campaign/start', { id, revision, reason: 'go' });
  return id;
}
const creditOf = async (player: bigint) => (await world.balanceOf(player, 'credit')) / 100n;
const keep = (player: bigint, ...bets: readonly Parameters<CampaignWorld['keepBet']>[1][]) =>
  Promise.all(bets.map((bet) => world.keepBet(player, bet)));
const twoDays = [{ at: '2026-03-01' }, { at: '2026-03-02' }] as const;

describe('daily stakes', () => {
  const later = () => world.clock.setTo(new Date('2026-03-03T09:00:00Z'));

  test('[CMP-10, CMP-31] the days are counted and the free bet is given once, with its line and message', async () => {
    const id = await start();
    const asha = await world.newPlayer();
    later();
    const first = await keep(asha, { at: '2026-03-01' });
    await world.decide(...first);
    expect(await creditOf(asha)).toBe(0n);
    const second = await keep(
      asha,
      { at: '2026-03-02', stake: 1_000 },
      { at: '2026-03-02', stake: 2_000 },
    );
    await Promise.all(Array.from({ length: 10 }, () => world.decide(...first, ...second)));
    expect(await creditOf(asha)).toBe(3_000n);
    const { rows } = await sql<{ cause: number; key: string }>`
      select cause, key from journal_entry where key like ${`%campaign:${id}:%`}`.execute(
      world.database.read,
    );
    expect(rows).toEqual([
      { cause: 22, key: expect.stringContaining(`campaign:${id}:${asha}:all`) },
    ]);
    const cost = await world.told('campaign/cost', { id });
    expect(cost).toMatchObject({ spent: 3_000, left: 27_000, granted: 1, players: 1, owed: 0 });
    expect(cost.days).toEqual([{ day: '2026-03-03', granted: 1, amount: 3_000 }]);
    const inbox = await sql<{ count: bigint }>`
      select count(*) as count from inbox_message where player_id = ${asha}`.execute(
      world.database.read,
    );
    expect(inbox.rows[0]?.count).toBe(1n);
  });

  const nothing = [
    ['with credit', { paidWith: 'credit' }],
    ['by the office', { type: 'random' }],
    ['that was refunded', { payout: 3_000 }],
    ['that was cashed out', { status: 'cashed-out', payout: 2_800 }],
    ['that waits', { status: 'open' }],
    ['too small', { stake: 2_999 }],
    ['the day before', { at: '2026-02-28' }],
  ] as const;
  test.each(nothing)('[CMP-10] a stake %s completes no day', async (_, bet) => {
    await start();
    const asha = await world.newPlayer();
    later();
    const ids = await keep(asha, { at: '2026-03-01' }, { at: '2026-03-02', ...bet });
    await world.decide(...ids);
    expect(await creditOf(asha)).toBe(0n);
  });

  test('[CMP-13] a corrected result is counted anew, and what was given stays given', async () => {
    const id = await start();
    const asha = await world.newPlayer();
    later();
    const [one, two] = await keep(
      asha,
      ...twoDays.map((bet) => ({ ...bet, status: 'open' as const })),
    );
    await world.changeBet(one ?? 0n, { status: 'settled', payout: 3_000 });
    await world.changeBet(two ?? 0n, { status: 'settled' });
    await world.decide(one ?? 0n, two ?? 0n);
    expect(await creditOf(asha)).toBe(0n);
    await world.changeBet(one ?? 0n, { payout: 0 });
    await world.decide(one ?? 0n);
    expect(await creditOf(asha)).toBe(3_000n);
    await world.changeBet(one ?? 0n, { payout: 3_000 });
    await world.decide(one ?? 0n);
    expect(await creditOf(asha)).toBe(3_000n);
    const progress = await world.told('campaign/progress', { id }, world.as(asha).caller);
    expect(progress).toMatchObject({ days_reached: 1, rewards: [{ period: 'all', granted: 1 }] });
  });

  test('[CMP-30] ten at once for a budget of three: three are given, whole, and seven wait', async () => {
    const id = await start({ budget: 10_000 });
    const players: bigint[] = [];
    while (players.length < 10) players.push(await world.newPlayer());
    later();
    const ids = await Promise.all(players.map((player) => keep(player, ...twoDays)));
    await Promise.all(ids.map((orders) => world.decide(...orders)));
    const credits = await Promise.all(players.map(creditOf));
    expect(credits.filter((credit) => credit === 3_000n)).toHaveLength(3);
    expect(credits.filter((credit) => credit === 0n)).toHaveLength(7);
    expect(await world.told('campaign/cost', { id })).toMatchObject({
      ...{ spent: 9_000, left: 1_000, granted: 3, owed: 21_000, participants: 10 },
    });
    const { rules, revision, words } = await world.told('campaign/detailed', { id });
    const { kind: _, ...plan } = dailyPlan({ rules, words, budget: 16_000 });
    await world.told('campaign/update', { ...plan, id, revision });
    await world.runJob('grant-waiting-campaign-rewards');
    expect(await world.told('campaign/cost', { id })).toMatchObject({ spent: 15_000, granted: 5 });
  });

  test('[CMP-30] the database itself holds the budget and keeps what was given', async () => {
    const id = await start();
    const asha = await world.newPlayer();
    later();
    await world.decide(...(await keep(asha, ...twoDays)));
    const change = (statement: ReturnType<typeof sql>) =>
      world.database.transact((tx) => statement.execute(tx));
    await expect(
      change(sql`update campaign set spent = budget + 1 where id = ${id}`),
    ).rejects.toThrow();
    await expect(
      change(sql`delete from campaign_reward where campaign_id = ${id}`),
    ).rejects.toThrow();
    await expect(
      change(sql`update campaign_reward set granted_at = null where campaign_id = ${id}`),
    ).rejects.toThrow();
    await expect(
      change(sql`update campaign_revision set note = 'x' where campaign_id = ${id}`),
    ).rejects.toThrow();
  });

  test('[CMP-12] who takes a break sees no campaign and waits for the reward', async () => {
    const id = await start();
    const asha = await world.newPlayer();
    later();
    await world.database.transact((tx) =>
      sql`insert into play_pause (player_id, length, asked_at, ends_at)
        values (${asha}, 'time-out-day', ${world.clock.now()}, '2026-03-04T09:00:00Z')`.execute(tx),
    );
    await world.decide(...(await keep(asha, ...twoDays)));
    expect(await creditOf(asha)).toBe(0n);
    expect(await world.told('campaign/shown', {}, world.as(asha).caller)).toEqual([]);
    expect(await world.ask('campaign/one', { id }, world.as(asha).caller)).toEqual({
      refusal: 'campaign-unknown',
    });
    world.clock.setTo(new Date('2026-03-04T09:00:01Z'));
    await world.runJob('grant-waiting-campaign-rewards');
    expect(await creditOf(asha)).toBe(3_000n);
  });

  test('[CMP-12] an account that does not count takes no part', async () => {
    const id = await start();
    const asha = await world.newPlayer();
    later();
    await world.database.transact((tx) =>
      tx.updateTable('player').set({ countsInStatistics: false }).where('id', '=', asha).execute(),
    );
    await world.decide(...(await keep(asha, ...twoDays)));
    expect(await world.told('campaign/participants', { id })).toEqual([]);
    expect(await creditOf(asha)).toBe(0n);
  });

  test('[CMP-05] stopped: what was placed before counts when it is settled later, what came after does not', async () => {
    const id = await start();
    const [asha, juma] = [await world.newPlayer(), await world.newPlayer()];
    world.clock.setTo(new Date('2026-03-02T12:00:00Z'));
    const before = await keep(
      asha,
      { at: '2026-03-01' },
      { at: '2026-03-02T11:59:00Z', status: 'open' },
    );
    const after = await keep(juma, { at: '2026-03-01' }, { at: '2026-03-02T12:00:01Z' });
    await world.told('campaign/stop', { id, reason: 'enough' });
    await world.changeBet(before[1] ?? 0n, { status: 'settled' });
    later();
    await world.decide(...before, ...after);
    expect([await creditOf(asha), await creditOf(juma)]).toEqual([3_000n, 0n]);
  });

  /** Each bet is settled then; the campaign has its last day, or was stopped, on the third. */
  const ends = [
    ['the last moment of day 14', { stopped: false, at: '2026-03-17T20:59:59Z' }, 3_000n],
    ['the first moment of day 15', { stopped: false, at: '2026-03-17T21:00:00Z' }, 0n],
    [
      'the last moment of day 14 after a stop',
      { stopped: true, at: '2026-03-17T20:59:59Z' },
      3_000n,
    ],
    ['the first moment of day 15 after a stop', { stopped: true, at: '2026-03-17T21:00:00Z' }, 0n],
  ] as const;
  test.each(ends)('[CMP-05] a bet settled in %s', async (_, { stopped, at }, given) => {
    const id = await start(stopped ? { last_day: '2026-03-31' } : {});
    const asha = await world.newPlayer();
    if (stopped) {
      world.clock.setTo(new Date('2026-03-03T12:00:00Z'));
      await world.told('campaign/stop', { id, reason: 'enough' });
    }
    world.clock.setTo(new Date(at));
    const ids = await keep(asha, ...twoDays.map((bet) => ({ ...bet, settledAt: at })));
    await world.decide(...ids);
    expect(await creditOf(asha)).toBe(given);
    const progress = await world.told('campaign/progress', { id }, world.as(asha).caller);
    expect(progress?.days_reached).toBe(given === 0n ? 0 : 2);
  });

  test('[CMP-05] what was settled in time counts however late the job comes, and only that', async () => {
    await start();
    const [asha, juma] = [await world.newPlayer(), await world.newPlayer()];
    const inTime = '2026-03-17T20:59:59Z';
    world.clock.setTo(new Date('2026-03-20T09:00:00Z'));
    const both = await keep(asha, ...twoDays.map((bet) => ({ ...bet, settledAt: inTime })));
    const one = await keep(
      juma,
      { at: '2026-03-01', settledAt: inTime },
      { at: '2026-03-02', settledAt: '2026-03-18T09:00:00Z' },
    );
    await world.countLate([...both, ...one], inTime);
    expect([await creditOf(asha), await creditOf(juma)]).toEqual([3_000n, 0n]);
  });

  test('[CMP-07] who joins counts from then on, new players are those of its days', async () => {
    const joined = await start({ audience: 'who-joins' });
    const fresh = await start({ audience: 'new-players', words: dailyPlan().words });
    const asha = await world.newPlayer();
    const register = (at: string) =>
      world.database.transact((tx) =>
        tx
          .updateTable('player')
          .set({ registeredAt: new Date(at) })
          .where('id', '=', asha)
          .execute(),
      );
    await register('2026-02-20T00:00:00Z');
    world.clock.setTo(new Date('2026-03-01T13:00:00Z'));
    const early = await keep(asha, { at: '2026-03-01' });
    expect(await world.ask('campaign/join', { id: fresh }, world.as(asha).caller)).toEqual({
      refusal: 'campaign-closed-to-player',
    });
    const join = () => world.ask('campaign/join', { id: joined }, world.as(asha).caller);
    const replies = await Promise.all(Array.from({ length: 10 }, join));
    expect(replies.every((reply) => 'content' in reply)).toBe(true);
    later();
    await world.decide(...early, ...(await keep(asha, { at: '2026-03-02' })));
    expect(await creditOf(asha)).toBe(0n);
    await world.decide(...(await keep(asha, { at: '2026-03-03' })));
    expect(await creditOf(asha)).toBe(3_000n);
    expect(await world.told('campaign/participants', { id: fresh })).toEqual([]);
    expect(await world.told('campaign/participants', { id: joined })).toMatchObject([
      { id: asha.toString(), joined: 1, days: 2, given: 3_000, owed: 0 },
    ]);
  });

  test('[CMP-06] a dearer rule begins tomorrow and takes nothing away', async () => {
    const id = await start();
    const asha = await world.newPlayer();
    world.clock.setTo(new Date('2026-03-02T12:00:00Z'));
    const { kind: _, ...plan } = dailyPlan();
    const dearer = { ...plan.rules, stake: 9_000, reward: 1_000 };
    await world.told('campaign/update', { ...plan, rules: dearer, id, revision: 1 });
    await world.decide(...(await keep(asha, { at: '2026-03-01' }, { at: '2026-03-02T10:00:00Z' })));
    expect(await creditOf(asha)).toBe(3_000n);
    const { revisions } = await world.told('campaign/detailed', { id });
    expect(revisions.map(({ revision, from_day }) => [revision, from_day])).toEqual([
      [2, '2026-03-03'],
      [1, '2026-03-01'],
    ]);
    const progress = await world.told('campaign/progress', {}, world.as(asha).caller);
    expect(progress?.days.map(({ wanted, reached }) => [wanted, reached])).toEqual([
      [3_000, 1],
      [3_000, 1],
      [9_000, 0],
    ]);
  });
});

describe('accumulators', () => {
  const lostByOne = ['lose', ...Array.from({ length: 7 }, () => 'win' as const)] as const;

  test('[CMP-20, CMP-22] one a day comes back, less what its terms gave back', async () => {
    await start(accaPlan());
    const asha = await world.newPlayer();
    world.clock.setTo(new Date('2026-03-03T09:00:00Z'));
    const ids = await keep(
      asha,
      { at: '2026-03-01', stake: 4_000, legs: lostByOne, creditBack: 2_000 },
      { at: '2026-03-01', stake: 9_000, legs: lostByOne },
      { at: '2026-03-02', stake: 50_000, legs: lostByOne },
    );
    await Promise.all(Array.from({ length: 10 }, () => world.decide(...ids)));
    expect(await creditOf(asha)).toBe(22_000n);
  });

  test('[CMP-20] a bet that is lost already waits until its other legs are decided', async () => {
    await start(accaPlan());
    const asha = await world.newPlayer();
    world.clock.setTo(new Date('2026-03-03T09:00:00Z'));
    const [id = 0n] = await keep(asha, {
      at: '2026-03-01',
      legs: [...lostByOne.slice(0, 7), 'pending'],
    });
    await world.decide(id);
    expect(await creditOf(asha)).toBe(0n);
    await world.changeBet(id, { legs: [...lostByOne.slice(0, 7), 'win'] });
    await world.decide(id);
    expect(await creditOf(asha)).toBe(shillings(3_000) / 100n);
  });
});

test('[CMP-14] settlement tells of what it decided in its own transaction', async () => {
  const asha = await world.newPlayer(10_000);
  const { place, rule } = decidedBets(() => world);
  const { id } = await place(asha, ['10101']);
  await rule('10101', 'lose');
  const told = (await waitingJobs(world.database)).filter(({ name }) => name === 'orders-decided');
  const decidedAt = world.clock.now().toISOString();
  expect(told.map(({ payload }) => payload)).toEqual([{ orderIds: [id], decidedAt }]);
});
