import { cashOutStates } from '@kipute/contract/constants/betting/cash-outs';
import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { setMaintenance } from '../../../fixtures/maintenance.ts';
import { aLeg } from '../../betting/fixtures/a-leg.ts';
import { decidedBets } from '../../settlement/fixtures/decided-bets.ts';
import {
  AS_PLACED,
  type CashOutWorld,
  cashOutCalls,
  createCashOutWorld,
  refused,
  setPrices,
} from '../fixtures/cash-out-world.ts';

let world: CashOutWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createCashOutWorld();
  for (const id of ['1', '2', '3', '5', '6', '7']) setPrices(world, id, AS_PLACED);
  asha = await world.newPlayer(20_000);
});
afterEach(async () => {
  world.whileDelayed = () => undefined;
  await setMaintenance(world, false);
});
afterAll(() => world.close());

const { place, rule, orderOf } = decidedBets(() => world);
const { cashOut, setRule, cancelRule } = cashOutCalls(() => world);
const closed = refused('site-maintenance');

const bet = (request_key: string, selectionId: string) =>
  world.betting.routes['order_list/add'](
    {
      ...{ request_key, pay_type: 1, bet_amount: 1_000, system_size: 0 },
      bet_list: [aLeg(selectionId)],
    },
    world.as(asha),
  );

test('[SIT-07] maintenance refuses bets, and answers one that stands as before', async () => {
  const placed = await bet('asked-before-maintenance', '10101');
  await setMaintenance(world, true);
  expect(await bet('asked-during-maintenance', '10101')).toEqual(closed);
  expect(await bet('asked-before-maintenance', '10101')).toEqual(placed);
});

test('[SIT-07] it refuses cash-outs and new rules, also one that waits; a rule can be cancelled', async () => {
  const { id } = await place(asha, ['20101']);
  world.whileDelayed = () => setMaintenance(world, true);
  expect(await cashOut(asha, id)).toEqual(closed);
  expect(await cashOut(asha, id)).toEqual(closed);
  expect(await setRule(asha, id, 1_500)).toEqual(closed);
  expect(await cancelRule(asha, id)).toMatchObject({ kind: 'answer' });
  expect((await orderOf(asha, id)).status).toBe(orderStatuses.open.id);
});

test('[SIT-07] a cash-out that was done is answered as before, and settlement goes on', async () => {
  const [sold, won] = [await place(asha, ['30101']), await place(asha, ['50101'])];
  const wish = { request_key: 'sold-before-maintenance' };
  const done = await cashOut(asha, sold.id, wish);
  expect(done).toMatchObject({ content: { state: cashOutStates.accepted.id } });
  await setMaintenance(world, true);
  expect(await cashOut(asha, sold.id, wish)).toEqual(done);
  await rule('50101', 'win');
  expect(await orderOf(asha, won.id)).toMatchObject({
    status: orderStatuses.settled.id,
    paid: 1_900,
  });
});
