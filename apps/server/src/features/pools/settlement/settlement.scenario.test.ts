import { senti, shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSettlingWorld, feedSteps, type SettlingWorld } from '../fixtures/settling-world.ts';

let world: SettlingWorld;
let feed: ReturnType<typeof feedSteps>;
let began: Date;
beforeAll(async () => {
  world = await createSettlingWorld();
  feed = feedSteps(world);
  began = world.clock.now();
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

/** All three home teams win. */
async function homeWinsAll(issue: { readonly matches: readonly string[] }) {
  for (const matchId of issue.matches.slice(0, 3)) feed.end(matchId, [2, 0]);
  await world.sweep();
}

async function newPlayers(count: number): Promise<readonly bigint[]> {
  const players: bigint[] = [];
  for (let at = 0; at < count; at += 1) players.push(await world.newPlayer(10_000));
  return players;
}

const cashOf = async (player: bigint) => (await world.balanceOf(player)) / 100n;

describe('settling', () => {
  test('[POL-92] doubles, a reserve and all sums to the senti', async () => {
    world.clock.setTo(began);
    const issue = await world.newIssue();
    const [asha, juma, neema] = await newPlayers(3);
    // Two lines: both reach the reserve, one of them is right in the first match.
    await world.sell(issue.id, asha ?? 0n, { picks: ['1X', '1', '2'], reservePicks: ['1'] });
    await world.sell(issue.id, juma ?? 0n, { picks: ['1', '1', '2'], reservePicks: ['X'] });
    await world.sell(issue.id, neema ?? 0n, { picks: ['2', '2', '1'], reservePicks: ['2'] });
    const [first = '', second = '', third = '', reserve = ''] = issue.matches;
    feed.end(first, [1, 0]);
    feed.end(second, [3, 1]);
    feed.callOff(third);
    await world.sweep();
    expect(await world.preview(issue.id)).toEqual({ ok: false, refusal: 'pool-results-missing' });
    feed.end(reserve, [2, 1]);
    await world.sweep();
    const outcome = await world.settle(issue.id);
    // 400 shillings of stakes: 60 into the pool; half of it for all right, a quarter for two.
    expect(outcome).toMatchObject({ pool: shillings(100_060), tickets: 3, winners: 2 });
    expect(outcome.tiers.map(({ right, lines, tickets }) => [right, lines, tickets])).toEqual([
      [3, 1, 1],
      [2, 2, 2],
    ]);
    const [half, quarter] = [shillings(50_030), senti(shillings(25_015) / 2n)];
    // 15 % of what goes beyond the stakes, in whole shillings.
    const [ofAsha, ofJuma] = [shillings(9_350), shillings(1_861)];
    expect(await world.ticketsOf(issue.id)).toMatchObject([
      { state: 'won', bestRight: 3, prize: half + quarter, tax: ofAsha },
      { state: 'won', bestRight: 2, prize: quarter, tax: ofJuma },
      { state: 'lost', bestRight: 0, prize: 0n, tax: 0n },
    ]);
    expect(await world.balanceOf(asha ?? 0n)).toBe(shillings(9_800) + half + quarter - ofAsha);
    const settled = await world.issueOf(issue.id);
    expect(settled).toMatchObject({ state: 'settled', settlements: 1, growth: shillings(60) });
    expect(settled.shared?.rollover).toBe(shillings(25_015));
    const { rows } = await sql`
      select amount, carried_into, settlement from pool_rollover
      where issue_id = ${issue.id}`.execute(world.database.read);
    expect(rows).toEqual([{ amount: shillings(25_015), carriedInto: null, settlement: 1 }]);
  });

  test('[POL-90] who proposed it cannot approve it, and of ten at once one settles', async () => {
    world.clock.setTo(began);
    const issue = await world.newIssue();
    const player = await world.newPlayer(1_000);
    await world.sell(issue.id, player, { picks: ['1', '1', '1'] });
    await homeWinsAll(issue);
    const outcome = await world.preview(issue.id);
    const digest = outcome.ok ? outcome.value.digest : '';
    expect(await world.propose(issue.id, 'another')).toEqual({
      ok: false,
      refusal: 'pool-outcome-changed',
    });
    const proposed = await Promise.all(
      Array.from({ length: 10 }, () => world.propose(issue.id, digest)),
    );
    const ids = new Set(proposed.map((one) => one.ok && JSON.stringify(one.value, big)));
    expect(ids.size).toBe(1);
    const [first] = proposed;
    if (!first?.ok || first.value.outcome !== 'proposed') throw new Error('not proposed');
    const { proposalId } = first.value;
    expect(await world.approve(proposalId, world.proposer)).toMatchObject({ code: 'own-proposal' });
    await Promise.all(Array.from({ length: 10 }, () => world.approve(proposalId)));
    await Promise.all([world.work(), world.work()]);
    expect(await world.propose(issue.id, digest)).toEqual({
      ok: false,
      refusal: 'pool-nothing-differs',
    });
    expect(await world.issueOf(issue.id)).toMatchObject({ state: 'settled', settlements: 1 });
    expect(await cashOf(player)).toBe(900n + 50_007n - 7_486n);
  });

  test('[POL-91] what changes between proposal and approval is not paid', async () => {
    world.clock.setTo(began);
    const issue = await world.newIssue();
    const player = await world.newPlayer(1_000);
    await world.sell(issue.id, player, { picks: ['1', '1', '1'] });
    await homeWinsAll(issue);
    const outcome = await world.preview(issue.id);
    const proposed = await world.propose(issue.id, outcome.ok ? outcome.value.digest : '');
    feed.end(issue.matches[0] ?? '', [0, 2]);
    await world.sweep();
    if (!proposed.ok || proposed.value.outcome !== 'proposed') throw new Error('not proposed');
    expect(await world.approve(proposed.value.proposalId)).toMatchObject({
      content: { state: 'impossible' },
    });
    await world.work();
    expect(await world.issueOf(issue.id)).toMatchObject({ state: 'closed', settlements: 0 });
    expect(await cashOf(player)).toBe(900n);
    await world.settle(issue.id);
    expect(await world.ticketsOf(issue.id)).toMatchObject([{ state: 'won', bestRight: 2 }]);
  });

  test('[POL-93] nobody wins: everything but the growth limit goes on to the next issue', async () => {
    world.clock.setTo(began);
    const first = await world.newIssue({ growthMaximum: shillings(10) });
    const player = await world.newPlayer(10_000);
    await world.sell(first.id, player, { picks: ['2', '2', '2'], multiplier: 10 });
    await homeWinsAll(first);
    await world.settle(first.id);
    expect((await world.issueOf(first.id)).shared).toMatchObject({
      paid: 0n,
      rollover: shillings(100_010),
    });
    const second = await world.newIssue({ typeId: first.typeId });
    expect(await world.issueOf(second.id)).toMatchObject({
      openingPool: shillings(100_010),
      carried: shillings(100_010),
    });
  });

  test('[POL-94] fixed amounts beyond the pool are paid by the house', async () => {
    world.clock.setTo(began);
    const issue = await world.newIssue({
      tiers: [
        { right: 3, kind: 'fixed-amount', amount: shillings(90_000) },
        { right: 2, kind: 'fixed-amount', amount: shillings(500) },
      ],
    });
    const player = await world.newPlayer(10_000);
    const before = [await world.houseSum('pools'), await world.houseSum('pool-house')] as const;
    await world.sell(issue.id, player, { picks: ['1', '1', '1'], multiplier: 2 });
    await homeWinsAll(issue);
    const { moved } = await world.settle(issue.id);
    expect(moved).toEqual({ topUp: shillings(79_970), remainder: 0n, rollover: 0n });
    expect((await world.houseSum('pools')) - before[0]).toBe(-shillings(100_000));
    expect((await world.houseSum('pool-house')) - before[1]).toBe(-shillings(79_970));
    expect(await world.ticketsOf(issue.id)).toMatchObject([
      { prize: shillings(180_000), tax: shillings(26_970) },
    ]);
  });
});

const big = (_: string, value: unknown) => (typeof value === 'bigint' ? value.toString() : value);
