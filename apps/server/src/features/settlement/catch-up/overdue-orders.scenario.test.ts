import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decidedBets } from '../fixtures/decided-bets.ts';
import { createSettlementWorld, type SettlementWorld } from '../fixtures/settlement-world.ts';
import { awaitedParts, openSelections } from '../settling/settlement-store.ts';
import { overdueFlagger } from './overdue-orders.ts';

let world: SettlementWorld;
let player: bigint;
beforeAll(async () => {
  world = await createSettlementWorld();
});
beforeEach(async () => {
  player = await world.newPlayer(100_000);
});
afterAll(() => world.close());

const { place, rule, orderOf } = decidedBets(() => world);
const { open, abnormal } = orderStatuses;

const placeOn = async (...selectionIds: string[]) => (await place(player, selectionIds)).id;
const statusOf = async (id: string) => (await orderOf(player, id)).status;
const awaited = () => awaitedParts(world.database.read);

async function look(overdueMatches: readonly bigint[]) {
  const overdue = (await awaited()).filter(({ matchId }) => overdueMatches.includes(matchId));
  const log = pino({ level: 'silent' });
  await overdueFlagger({ ...world, log, ordersAtOnce: 2 })(overdue);
}

test('[STL-13, STL-26] a book larger than one stretch is flagged and reopened to its end', async () => {
  const late: string[] = [];
  for (let count = 0; count < 5; count += 1) late.push(await placeOn('10101', '20102'));
  const other = await placeOn('20101');

  await look([1n]);
  expect(await Promise.all([...late, other].map(statusOf))).toEqual([
    ...late.map(() => abnormal.id),
    open.id,
  ]);
  await look([2n]);
  expect(await Promise.all([...late, other].map(statusOf))).toEqual(
    Array.from({ length: 6 }, () => abnormal.id),
  );
  await look([]);
  expect(await Promise.all([...late, other].map(statusOf))).toEqual(
    Array.from({ length: 6 }, () => open.id),
  );
});

test('[STL-26] an order with a doubtful leg is not reopened by the others', async () => {
  const doubtful = await placeOn('30101', '50101');
  await rule('30101', 'abnormal');
  await look([]);
  expect(await statusOf(doubtful)).toBe(abnormal.id);
});

test('[STL-12] what bets wait for is listed once for each part, with all its selections', async () => {
  const before = new Set((await awaited()).map(({ matchId }) => matchId));
  expect(before.has(6n)).toBe(false);
  await placeOn('60101');
  await placeOn('60101', '70102');
  const last = await placeOn('60103');
  const ofMatch = async (id: bigint) =>
    (await awaited())
      .filter(({ matchId }) => matchId === id)
      .map(({ partId, selectionIds }) => [partId, [...selectionIds].sort()]);
  expect(await ofMatch(6n)).toEqual([[3, [60_101n, 60_103n]]]);
  expect(await ofMatch(7n)).toEqual([[3, [70_102n]]]);
  await rule('60101', 'win');
  expect(await ofMatch(6n)).toEqual([[3, [60_103n]]]);
  expect(await statusOf(last)).toBe(open.id);
  const asked = [60_101n, 60_103n, 70_102n, 70_103n];
  expect(await openSelections(world.database.read, asked)).toEqual(new Set([60_103n, 70_102n]));
});
