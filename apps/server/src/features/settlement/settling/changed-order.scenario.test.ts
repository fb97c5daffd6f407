import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ChangedOrder } from '../../betting/betting-events.ts';
import { decidedBets } from '../fixtures/decided-bets.ts';
import { createSettlementWorld, type SettlementWorld } from '../fixtures/settlement-world.ts';

let world: SettlementWorld;
const heard: ChangedOrder[] = [];
beforeAll(async () => {
  world = await createSettlementWorld();
  world.betting.onOrderChanged((order) => heard.push(order));
});
beforeEach(() => {
  heard.length = 0;
});
afterAll(() => world.close());

const { place, rule } = decidedBets(() => world);
const { open, settled, abnormal, 'awaiting-approval': awaiting } = orderStatuses;

type Said = Pick<ChangedOrder, 'status' | 'end'>;
const said = (): readonly Said[] =>
  heard.map(({ status, end }) => (end ? { status, end } : { status }));

const ended = (result: 'won' | 'lost' | 'half-lost' | 'returned', paid: number): Said => ({
  status: settled.id,
  end: { result, paid: shillings(paid) },
});

const ends = [
  // selection, outcome, what is said
  ['10101', 'win', ended('won', 1_900)],
  ['10102', 'half-win', ended('won', 1_900)],
  ['10103', 'lose', ended('lost', 0)],
  ['20101', 'half-lose', ended('half-lost', 500)],
  ['20102', 'refund', ended('returned', 1_000)],
  ['20103', 'abnormal', { status: abnormal.id }],
] as const;

test.each(ends)('[ORD-50] what is said of a single on %s with outcome %s', async (...row) => {
  const [selectionId, outcome, expected] = row;
  const asha = await world.newPlayer(10_000);
  const { id, serial_number } = await place(asha, [selectionId]);
  await rule(selectionId, outcome);
  const named = { playerId: asha, orderId: BigInt(id), serialNumber: serial_number };
  expect(heard).toEqual([{ ...named, ...expected }]);
});

test('[ORD-50] a credit stake that comes back as credit is no loss', async () => {
  const asha = await world.newPlayer(0, 5_000);
  await place(asha, ['30101'], { payType: 2 });
  await rule('30101', 'refund');
  expect(said()).toEqual([ended('returned', 1_000)]);
});

test('[ORD-50] a credit stake that wins says what was paid, without the stake', async () => {
  const asha = await world.newPlayer(0, 5_000);
  await place(asha, ['30102'], { payType: 2 });
  await rule('30102', 'win');
  expect(said()).toEqual([ended('won', 1_800)]);
});

test('[ORD-50] a large payout says that it waits, and no amount', async () => {
  const asha = await world.newPlayer(3_000_000);
  await place(asha, ['30103'], { stake: 3_000_000 });
  await rule('30103', 'win');
  expect(said()).toEqual([{ status: awaiting.id }]);
});

test('[ORD-50] an accumulator is open until its last leg, then it says its end', async () => {
  const asha = await world.newPlayer(10_000);
  await place(asha, ['50101', '60101']);
  await rule('50101', 'win');
  await rule('60101', 'refund');
  expect(said()).toEqual([{ status: open.id }, ended('won', 1_900)]);
});

test('[ORD-50] a correction says the new end', async () => {
  const asha = await world.newPlayer(10_000);
  await place(asha, ['70101']);
  await rule('70101', 'lose');
  await rule('70101', 'win');
  expect(said()).toEqual([ended('lost', 0), ended('won', 1_900)]);
});
