import type { CallRequest } from '@kipute/contract/registry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createColleague } from '../../fixtures/office-people.ts';
import { createOutbox } from '../../platform/jobs/outbox.ts';
import { type BettingWorld, createBettingWorld } from '../betting/fixtures/betting-world.ts';
import { undecided } from '../catalogue/fixtures/undecided.ts';
import { createRandomBets, type RandomBets } from './index.ts';

let world: BettingWorld;
let random: RandomBets;
let clerk: Awaited<ReturnType<typeof createColleague>>;
let asha: bigint;
let juma: bigint;
beforeAll(async () => {
  world = await createBettingWorld();
  clerk = await createColleague(world, 'clerk');
  random = createRandomBets({ ...world, outbox: createOutbox() });
});
afterAll(() => world.close());
beforeEach(async () => {
  asha = await world.newPlayer(100_000);
  juma = await world.newPlayer(100_000);
});

type Asked = Partial<CallRequest<'order_list/random_betting'>>;

const order = (differences: Asked = {}) =>
  random.routes['order_list/random_betting'](
    {
      ...{ user_ids: [String(asha), String(juma)], count: 20, min_amount: 500, max_amount: 1_500 },
      ...{ days: 30, note: 'a test of the board', live_only: 0, multi_bet: 0, odds_ceiling: 0 },
      ...differences,
    },
    clerk,
  );
const runOf = async (differences: Asked = {}): Promise<string> => {
  const reply = await order(differences);
  if (reply.kind !== 'answer') throw new Error(JSON.stringify(reply));
  return reply.content.id;
};
const work = (runId: string) => random.jobs[0]?.run({ runId } as never);
const shown = async (id: string) => {
  const reply = await random.routes['random_bet/inquire']({ page: 1, page_size: 20 }, clerk);
  return reply.kind === 'answer' ? reply.content.find((run) => run.id === id) : undefined;
};
const ordersOf = async (...players: bigint[]) =>
  await world.database.read
    .selectFrom('betOrder')
    .selectAll()
    .where('playerId', 'in', players)
    .execute();
const refusal = (code: string) => ({ kind: 'refusal', code });

test('[RSK-40] a run places its bets for its users, from their purses, as random bets', async () => {
  const id = await runOf();
  expect(await shown(id)).toMatchObject({ state: 1, total: 20, placed: 0 });
  await work(id);
  expect(await shown(id)).toMatchObject({ state: 2, placed: 20, refused: 0, users: 2 });
  const orders = await ordersOf(asha, juma);
  expect(orders).toHaveLength(20);
  expect(new Set(orders.map(({ type }) => type))).toEqual(new Set([3]));
  for (const { stake } of orders) {
    expect(stake >= shillings(500) && stake <= shillings(1_500)).toBe(true);
    expect(stake % 100n).toBe(0n);
  }
  const left = (await world.balanceOf(asha)) + (await world.balanceOf(juma));
  const staked = orders.reduce((sum, { stake }) => sum + stake, 0n);
  expect(left).toBe(shillings(200_000) - staked);
  expect(await world.wallet.auditBooks(world.database.read)).toMatchObject({ worldSum: 0n });
});

test('[RSK-41] run twice at once and again, no bet is placed twice', async () => {
  const id = await runOf({ count: 30 });
  await Promise.all([work(id), work(id), work(id)]);
  await work(id);
  expect(await shown(id)).toMatchObject({ state: 2, placed: 30 });
  expect(await ordersOf(asha, juma)).toHaveLength(30);
});

test('[RSK-41] killed between a bet and its line, it finds the bet and goes on', async () => {
  const id = await runOf({ count: 12 });
  await work(id);
  await world.owner.inOneStatement.executeQuery({
    ...{ sql: 'alter table random_bet disable trigger user', parameters: [] },
    query: { kind: 'RawNode' },
  } as never);
  await world.owner.read
    .deleteFrom('randomBet')
    .where('runId', '=', BigInt(id))
    .where('number', 'in', [3, 7, 12])
    .execute();
  await world.owner.read
    .updateTable('randomRun')
    .set({ endedAt: null })
    .where('id', '=', BigInt(id))
    .execute();
  // The board is another one by now.
  world.odds.catalogue.changeOffer('101011', { odds: 2_600 });
  await work(id);
  expect(await shown(id)).toMatchObject({ state: 2, placed: 12 });
  expect(await ordersOf(asha, juma)).toHaveLength(12);
});

test('[RSK-42] singles, live ones only, accumulators and a ceiling are kept to', async () => {
  await work(await runOf({ user_ids: [String(asha)], live_only: 1, count: 5 }));
  const legsOf = async (player: bigint) =>
    await world.database.read
      .selectFrom('betLeg')
      .innerJoin('betOrder', 'betOrder.id', 'betLeg.orderId')
      .select(['matchId', 'isLive', 'orderId', 'totalOdds'])
      .where('playerId', '=', player)
      .execute();
  const live = await legsOf(asha);
  expect(live).toHaveLength(5);
  expect(live.every(({ isLive, matchId }) => isLive && matchId === 4n)).toBe(true);
  await work(await runOf({ user_ids: [String(juma)], multi_bet: 1, odds_ceiling: 8, count: 20 }));
  const legs = await legsOf(juma);
  expect(legs.length).toBeGreaterThan(20);
  expect(legs.every(({ totalOdds }) => Number(totalOdds) <= 800)).toBe(true);
  expect(new Set(legs.map(({ orderId, matchId }) => `${orderId} ${matchId}`)).size).toBe(
    legs.length,
  );
});

test('[TRD-62] no match is bet on that the house took out of random bets', async () => {
  const usual = undecided.choiceOfMatch('1');
  world.decided.choiceOfMatch = (id) => ({ ...usual, allowsRandomBets: id === '2' });
  await work(await runOf({ count: 6 }));
  world.decided.choiceOfMatch = undefined;
  const legs = await world.database.read
    .selectFrom('betLeg')
    .innerJoin('betOrder', 'betOrder.id', 'betLeg.orderId')
    .select('matchId')
    .where('playerId', 'in', [asha, juma])
    .execute();
  expect(legs.length).toBeGreaterThan(0);
  expect(new Set(legs.map(({ matchId }) => matchId))).toEqual(new Set([2n]));
});

test('[RSK-43] a purse that is empty refuses, and the run says why', async () => {
  const poor = await world.newPlayer(1_000);
  const id = await runOf({ user_ids: [String(poor)], min_amount: 900, max_amount: 900, count: 4 });
  await work(id);
  const run = await shown(id);
  expect(run).toMatchObject({ state: 2, placed: 1, refused: 3, staked: 900 });
  expect(run?.refused_why).not.toBe('');
});

test('[RSK-43] a run that is stopped places nothing more', async () => {
  const id = await runOf();
  await random.routes['random_bet/stop']({ id, reason: 'wrong users' }, clerk);
  await work(id);
  expect(await shown(id)).toMatchObject({ state: 3, placed: 0 });
  const again = random.routes['random_bet/stop']({ id, reason: 'again' }, clerk);
  expect(await again).toMatchObject(refusal('random-run-over'));
});

test.each<[string, Asked, string]>([
  ['without users', { user_ids: [] }, 'betting-user-missing'],
  ['with nobody', { user_ids: ['999999999'] }, 'user-unknown'],
  ['from more to less', { min_amount: 2_000, max_amount: 1_000 }, 'random-amounts-invalid'],
  ['below the minimum', { min_amount: 1, max_amount: 1_000 }, 'random-amounts-invalid'],
  ['with cents', { min_amount: 500.5, max_amount: 1_000 }, 'random-amounts-invalid'],
])('[RSK-44] %s it is refused', async (_, asked, code) => {
  expect(await order(asked)).toMatchObject(refusal(code));
});
