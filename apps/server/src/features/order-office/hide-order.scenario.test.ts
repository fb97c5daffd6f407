import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decidedBets } from '../settlement/fixtures/decided-bets.ts';
import { createOfficeWorld, type OfficeWorld, officeSteps } from './fixtures/office-world.ts';

let office: OfficeWorld;
let asha: bigint;
beforeAll(async () => {
  office = await createOfficeWorld();
});
beforeEach(async () => {
  asha = await office.newPlayer(100_000);
});
afterAll(() => office.close());

const { place, rule } = decidedBets(() => office);
const { list, detailsOf, linesOfLog } = officeSteps(() => office);
const routes = () => office.orderOffice.routes;
const remove = (id: string, removed: 0 | 1 = 1, note = 'asked for by the player') =>
  routes()['order_list/user_remove']({ id, removed, note }, office.clerk);
const idsOf = (reply: { readonly kind: string }) =>
  'content' in reply ? (reply.content as { id: string }[]).map(({ id }) => id) : [];
const ofPlayer = async () => {
  const asked = { page: 1, page_size: 10 };
  return idsOf(await office.betting.routes['order_list/user_order'](asked, office.as(asha)));
};

test('[STL-60] a decided order is taken out of the lists with a reason, and shown again', async () => {
  const order = await place(asha, ['10101'], { stake: 500 });
  expect(await remove(order.id)).toMatchObject({ kind: 'refusal', code: 'order-open' });
  await rule('10101', 'win');
  expect(await remove(order.id)).toMatchObject({ content: { removed: 1 } });
  const mine = { user_id: String(asha) };
  expect(await ofPlayer()).toEqual([]);
  expect(idsOf(await list(mine))).toEqual([]);
  expect(idsOf(await list({ ...mine, removed: 1 }))).toEqual([order.id]);
  expect(idsOf(await list({ serial_number: order.serial_number }))).toEqual([order.id]);
  expect(await detailsOf(order.id)).toMatchObject({ removed: 1, note: 'asked for by the player' });
  expect(await linesOfLog(order.serial_number)).toHaveLength(1);
  expect(await remove(order.id, 0, 'a mistake')).toMatchObject({ content: { removed: 0 } });
  expect(await ofPlayer()).toEqual([order.id]);
  expect(await linesOfLog(order.serial_number)).toHaveLength(2);
});

test('[STL-60] ten times at once it is hidden and logged once; an unknown one is unknown', async () => {
  const order = await place(asha, ['20101'], { stake: 500 });
  await rule('20101', 'lose');
  await Promise.all(Array.from({ length: 10 }, () => remove(order.id)));
  expect(await linesOfLog(order.serial_number)).toHaveLength(1);
  expect(await remove('1')).toMatchObject({ kind: 'refusal', code: 'order-unknown' });
});

test('[STL-61] abnormal and delayed orders have a list and a count of their own', async () => {
  const counts = await Promise.all(
    office.orderOffice.queues.map(({ node, count }) =>
      count(office.database.office, office.clerk.caller).then((at) => [node, at.count]),
    ),
  );
  expect(counts).toEqual([
    ['order_list/abnormal', 0],
    ['order_list/delayed', 0],
  ]);
  const large = await place(await office.newPlayer(3_000_000), ['30103'], { stake: 3_000_000 });
  await rule('30103', 'win');
  const asked = { page: 1, page_size: 10 };
  expect(idsOf(await routes()['order_list/delayed'](asked, office.clerk))).toEqual([large.id]);
  expect(idsOf(await routes()['order_list/abnormal'](asked, office.clerk))).toEqual([]);
  expect(
    await office.orderOffice.queues[1]?.count(office.database.office, office.clerk.caller),
  ).toMatchObject({ count: 1 });
});

test('[STL-62] the gaming board is told of reported users who count, hidden orders among them', async () => {
  const order = await place(asha, ['50101'], { stake: 500 });
  await rule('50101', 'win');
  await remove(order.id);
  const now = office.clock.now().getTime();
  const period = {
    start_time: new Date(now - 3_600_000).toISOString(),
    end_time: new Date(now + 3_600_000).toISOString(),
  };
  const asked = { page: 1, page_size: 10, user_id: String(asha), ...period };
  const query = (differences = {}) =>
    routes()['order_list/gambling_bureau_query']({ ...asked, ...differences }, office.clerk);
  const set = (columns: { reported?: number; countsInStatistics?: boolean }) =>
    office.owner.read.updateTable('player').set(columns).where('id', '=', asha).execute();
  await set({ reported: 2 });
  const told = await query();
  expect(idsOf(told)).toEqual([order.id]);
  expect(told).toMatchObject({ content: [{ actual_pay_amount: 950, removed: 1 }] });
  await set({ countsInStatistics: false });
  expect(idsOf(await query())).toEqual([]);
  await set({ countsInStatistics: true, reported: 1 });
  expect(idsOf(await query())).toEqual([]);
  const backwards = { start_time: period.end_time, end_time: period.start_time };
  expect(await query(backwards)).toMatchObject({ kind: 'refusal', code: 'period-invalid' });
});
