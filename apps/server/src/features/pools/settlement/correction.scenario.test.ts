import { rowsOf } from '@kipute/contract/constants/choice';
import { billTypes } from '@kipute/contract/constants/money/bills';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { type Senti, senti, shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSettlingWorld, feedSteps, type SettlingWorld } from '../fixtures/settling-world.ts';

let world: SettlingWorld;
let feed: ReturnType<typeof feedSteps>;
let began: Date;
beforeAll(async () => {
  world = await createSettlingWorld();
  feed = feedSteps(world);
  began = world.clock.now();
});
beforeEach(() => world.clock.setTo(began));
// Whatever a test did: the account of pools holds what issues began with and what waits.
afterEach(async () => expect(await world.lawOfPools()).toEqual({ pools: 0n, stakes: 0n }));
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

type Issue = Awaited<ReturnType<SettlingWorld['newIssue']>>;

async function results(issue: Issue, ...homeGoals: readonly number[]) {
  for (const [at, goals] of homeGoals.entries()) feed.end(issue.matches[at] ?? '', [goals, 1]);
  await world.sweep();
}

async function spend(playerId: bigint, amount: Senti) {
  const postings = transfer({
    ...{ from: purseOf(playerId, 'cash'), to: house('corrections'), amount },
  });
  const key = `spent ${playerId} ${amount}`;
  await world.database.transact((tx) =>
    world.wallet.append(tx, { key, cause: 'balance-change', postings }),
  );
}

const linesOf = async (playerId: bigint) =>
  (await world.wallet.statementOf(world.database.read, { playerId, purse: 'cash', lines: 20 })).map(
    ({ cause, amount }) => [
      rowsOf(billTypes).find(([, { id }]) => id === cause)?.[0],
      Number(amount) / 100,
    ],
  );

const winnerTakesHalf = {
  tiers: [{ right: 3, kind: 'percent-of-pool', percent: 50 }],
  growthPercent: 0,
} as const;

test('[POL-95] a corrected result takes prizes back and pays anew; who is not touched is not moved', async () => {
  const issue = await world.newIssue({
    tiers: [
      { right: 3, kind: 'fixed-amount', amount: shillings(20_000) },
      { right: 1, kind: 'fixed-amount', amount: shillings(1_000) },
    ],
    growthPercent: 0,
  });
  const home = await world.newPlayer(1_000);
  const away = await world.newPlayer(1_000);
  const other = await world.newPlayer(1_000);
  await world.sell(issue.id, home, { picks: ['1', '1', '1'] });
  await world.sell(issue.id, away, { picks: ['1', '1', '2'] });
  await world.sell(issue.id, other, { picks: ['1', '2', '1'], multiplier: 2 });
  await results(issue, 2, 2, 2);
  await world.settle(issue.id);
  expect((await world.ticketsOf(issue.id)).map(({ prize }) => prize / 100n)).toEqual([
    20_000n,
    0n,
    0n,
  ]);
  await results(issue, 2, 2, 0);
  const { takenBack } = await world.settle(issue.id);
  expect(takenBack).toBe(shillings(20_000));
  const tickets = await world.ticketsOf(issue.id);
  expect(tickets).toMatchObject([
    { state: 'lost', prize: 0n, tax: 0n, bestRight: 2, settlement: 2 },
    { state: 'won', prize: shillings(20_000), bestRight: 3, settlement: 2 },
    { state: 'won', prize: shillings(2_000), bestRight: 1, settlement: 2 },
  ]);
  expect(await linesOf(home)).toEqual([
    ['correction', -17_015],
    ['winnings-tax', -2_985],
    ['jackpot-result', 20_000],
    ['jackpot-placed', -100],
    ['balance-change', 1_000],
  ]);
  expect(await world.issueOf(issue.id)).toMatchObject({ settlements: 2, state: 'settled' });
  // The third time only the last match turns: the second ticket stays as it was paid.
  await results(issue, 2, 0, 0);
  await world.settle(issue.id);
  expect(await world.ticketsOf(issue.id)).toMatchObject([
    { state: 'won', prize: shillings(1_000), settlement: 3 },
    { state: 'lost', prize: 0n, settlement: 3 },
    { state: 'lost', prize: 0n, settlement: 3 },
  ]);
});

test('[POL-95] a result that changes nobody’s prize moves nothing', async () => {
  const issue = await world.newIssue(winnerTakesHalf);
  const player = await world.newPlayer(1_000);
  await world.sell(issue.id, player, { picks: ['1', '1', '1'] });
  await results(issue, 2, 2, 2);
  await world.settle(issue.id);
  const before = await linesOf(player);
  await results(issue, 2, 2, 3);
  await world.settle(issue.id);
  expect(await linesOf(player)).toEqual(before);
  expect(await world.ticketsOf(issue.id)).toMatchObject([{ state: 'won', settlement: 1 }]);
  expect(await world.issueOf(issue.id)).toMatchObject({ settlements: 2 });
});

test('[POL-96] what was spent is a claim, and what the ticket wins later settles it', async () => {
  const issue = await world.newIssue(winnerTakesHalf);
  const player = await world.newPlayer(1_000);
  await world.sell(issue.id, player, { picks: ['1', '1', '1'] });
  await results(issue, 2, 2, 2);
  await world.settle(issue.id);
  const paid = shillings(50_000 - 7_485);
  await spend(player, shillings(40_000));
  const claims = await world.houseSum('claims');
  await results(issue, 2, 2, 0);
  await world.settle(issue.id);
  const missing = senti(paid - (shillings(900) + paid - shillings(40_000)));
  expect(await world.balanceOf(player)).toBe(0n);
  expect((await world.houseSum('claims')) - claims).toBe(-missing);
  await results(issue, 2, 2, 2);
  await world.settle(issue.id);
  expect(await world.balanceOf(player)).toBe(paid - missing);
  expect(await world.houseSum('claims')).toBe(claims);
  await results(issue, 2, 0, 2);
  await world.settle(issue.id);
  expect(await world.balanceOf(player)).toBe(0n);
  expect((await world.houseSum('claims')) - claims).toBe(-missing);
});

test('[POL-97] what the next issue began with stays there; the house adds what is missing', async () => {
  const issue = await world.newIssue(winnerTakesHalf);
  const player = await world.newPlayer(1_000);
  await world.sell(issue.id, player, { picks: ['1', '1', '1'] });
  await results(issue, 2, 2, 0);
  await world.settle(issue.id);
  const next = await world.newIssue({ ...winnerTakesHalf, typeId: issue.typeId });
  expect(await world.issueOf(next.id)).toMatchObject({ carried: shillings(100_000) });
  const added = await world.houseSum('pool-house');
  await results(issue, 2, 2, 2);
  const first = await world.settle(issue.id);
  expect(first.moved).toEqual({ topUp: shillings(50_000), remainder: 0n, rollover: 0n });
  expect((await world.houseSum('pool-house')) - added).toBe(-shillings(50_000));
  // And back again: the house has its money back, and nothing waits twice.
  await results(issue, 2, 2, 0);
  const second = await world.settle(issue.id);
  expect(second.moved).toEqual({ topUp: -shillings(50_000), remainder: 0n, rollover: 0n });
  expect(await world.houseSum('pool-house')).toBe(added);
  expect((await world.issueOf(issue.id)).shared).toMatchObject({
    ...{ topUp: 0n, rollover: shillings(100_000), paid: 0n },
  });
});

test('[POL-97] what still waits is replaced', async () => {
  const issue = await world.newIssue(winnerTakesHalf);
  await world.sell(issue.id, await world.newPlayer(1_000), { picks: ['1', '1', '1'] });
  await results(issue, 2, 2, 0);
  await world.settle(issue.id);
  await results(issue, 2, 2, 2);
  await world.settle(issue.id);
  const { rows } = await sql`
    select settlement, amount from pool_rollover where issue_id = ${issue.id}`.execute(
    world.database.read,
  );
  expect(rows).toEqual([{ settlement: 2, amount: shillings(50_000) }]);
});

test('[POL-98] killed between two chunks it goes on, each ticket is paid once, and a result told meanwhile waits', async () => {
  const issue = await world.newIssue(winnerTakesHalf);
  const players = [await world.newPlayer(1_000), await world.newPlayer(1_000)] as const;
  await world.sell(issue.id, players[0], { picks: ['1', '1', '1'] });
  await world.sellMany(issue.id, { tickets: 9_000, picks: ['2', 'X', '1'] });
  await world.sell(issue.id, players[1], { picks: ['1', '1', '1'] });
  await results(issue, 2, 2, 2);
  const outcome = await world.preview(issue.id);
  const proposed = await world.propose(issue.id, outcome.ok ? outcome.value.digest : '');
  if (!proposed.ok || proposed.value.outcome !== 'proposed') throw new Error('not proposed');
  await world.approve(proposed.value.proposalId);
  await expect(world.payUntilKilled(issue.id, 1)).rejects.toThrow('killed');
  const half = await world.ticketsOf(issue.id);
  expect(new Set(half.map(({ state }) => state))).toEqual(new Set(['won', 'lost', 'open']));
  expect(await world.issueOf(issue.id)).toMatchObject({ state: 'closed', settlements: 0 });
  expect(await world.lawOfPools()).toEqual({ pools: 0n, stakes: 0n });
  await results(issue, 2, 2, 0);
  await Promise.all(
    Array.from({ length: 5 }, () =>
      world.runJob('pay-pool-tickets', { issueId: issue.id.toString() }),
    ),
  );
  await world.runJob('pay-pool-tickets', { issueId: issue.id.toString() });
  const tickets = await world.ticketsOf(issue.id);
  expect(Map.groupBy(tickets, ({ state }) => state).get('won')).toMatchObject([
    { playerId: players[0], prize: shillings(25_000) },
    { playerId: players[1], prize: shillings(25_000) },
  ]);
  expect(tickets.filter(({ state }) => state === 'open')).toEqual([]);
  for (const player of players) {
    expect((await linesOf(player)).filter(([cause]) => cause === 'jackpot-result')).toEqual([
      ['jackpot-result', 25_000],
    ]);
  }
  expect(await world.issueOf(issue.id)).toMatchObject({ state: 'settled', settlements: 1 });
  expect(await world.waitingForPeople()).toBe(1);
});

test('[POL-100] a cancelled issue gives every stake back to where it came from', async () => {
  const issue = await world.newIssue();
  const [cash, credit] = [await world.newPlayer(1_000), await world.newPlayer(0, 1_000)];
  await world.sell(issue.id, cash, { picks: ['1X', '1', '1'] });
  await world.sell(issue.id, credit, { picks: ['1', '1', '1'], paidWith: 'credit' });
  const proposed = await world.deeds.cancel({ issueId: issue.id.toString() }, world.orderOf());
  if (!proposed.ok || proposed.value.outcome !== 'proposed') throw new Error('not proposed');
  await world.approve(proposed.value.proposalId);
  expect(await world.issueOf(issue.id)).toMatchObject({ state: 'cancelled' });
  await expect(world.payUntilKilled(issue.id, 0)).rejects.toThrow('killed');
  await world.work();
  await world.runJob('pay-pool-tickets', { issueId: issue.id.toString() });
  expect(await world.balanceOf(cash)).toBe(shillings(1_000));
  expect(await world.balanceOf(credit, 'credit')).toBe(shillings(1_000));
  expect(await world.ticketsOf(issue.id)).toMatchObject([
    { state: 'refunded', prize: 0n },
    { state: 'refunded', prize: 0n },
  ]);
  const { rows } = await sql`
    select settlement, amount from pool_rollover where issue_id = ${issue.id}`.execute(
    world.database.read,
  );
  expect(rows).toEqual([{ settlement: 0, amount: shillings(100_000) }]);
  expect(await world.messagesOf(cash)).toEqual(['pool-refunded']);
});

test('[POL-100] one person cancels what nobody bought, and nobody cancels what is settled', async () => {
  const unsold = await world.newIssue();
  const cancel = (id: bigint) => world.deeds.cancel({ issueId: id.toString() }, world.orderOf());
  expect(await cancel(unsold.id)).toMatchObject({ ok: true, value: { outcome: 'done' } });
  expect(await cancel(unsold.id)).toEqual({ ok: false, refusal: 'pool-issue-fixed' });
  const settled = await world.newIssue(winnerTakesHalf);
  await world.sell(settled.id, await world.newPlayer(1_000), { picks: ['1', '1', '1'] });
  await results(settled, 2, 2, 2);
  await world.settle(settled.id);
  expect(await cancel(settled.id)).toEqual({ ok: false, refusal: 'pool-issue-fixed' });
});

test('[POL-110] winners are told once, and told again when their prize is another', async () => {
  const issue = await world.newIssue(winnerTakesHalf);
  const [home, away] = [await world.newPlayer(1_000), await world.newPlayer(1_000)];
  await world.sell(issue.id, home, { picks: ['1', '1', '1'] });
  await world.sell(issue.id, away, { picks: ['1', '1', '2'] });
  await results(issue, 2, 2, 2);
  await world.settle(issue.id);
  expect([await world.messagesOf(home), await world.messagesOf(away)]).toEqual([['pool-won'], []]);
  await results(issue, 2, 2, 0);
  await world.settle(issue.id);
  expect([await world.messagesOf(home), await world.messagesOf(away)]).toEqual([
    ['pool-won', 'pool-corrected'],
    ['pool-won'],
  ]);
  const [ticket] = await world.ticketsOf(issue.id);
  const page = `/string_ball/jackpot?tab=tickets&number=${ticket?.serialNumber.slice(1)}`;
  expect(await world.messageLinksOf(home)).toEqual([page, page]);
});
