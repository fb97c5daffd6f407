import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type ChangedOrder,
  ordersChanged,
  type ReleasedLiability,
} from '../../betting/betting-events.ts';
import { shownOrder } from '../../betting/fixtures/shown-order.ts';
import { decidedBets } from '../fixtures/decided-bets.ts';
import { friendsOf } from '../fixtures/friends.ts';
import { createSettlementWorld, type SettlementWorld } from '../fixtures/settlement-world.ts';

let world: SettlementWorld;
let asha: bigint;
const heard: ChangedOrder[] = [];
const released: ReleasedLiability[] = [];
beforeAll(async () => {
  world = await createSettlementWorld();
  world.bus.subscribe(ordersChanged, (ruled) => {
    heard.push(...ruled.orders);
    released.push(...ruled.released);
  });
});
beforeEach(async () => {
  asha = await world.newPlayer(10_000);
  heard.length = 0;
  released.length = 0;
});
afterAll(async () => {
  const report = await world.wallet.runAudit();
  await world.close();
  expect(report).toMatchObject({ entries: [], purses: [], worldSum: 0n });
});

const { place, rule, orderOf, cashOf } = decidedBets(() => world);
const { invite, rewardOf, creditOf } = friendsOf(() => world);

/** Markets of their own for each test: rulings stay. */
let matches = 100;
function newSelections(count: number): readonly string[] {
  const first = matches + 1;
  matches += count;
  const ids = Array.from({ length: count }, (_, at) => String(first + at));
  for (const id of ids) world.odds.match(id).threeWay([2_000, 3_000, 4_000]);
  world.odds.catalogue.touch({ matches: ids, markets: {} });
  return ids.map((id) => `${id}0101`);
}

const { open, settled, abnormal, 'awaiting-approval': awaiting } = orderStatuses;
const said = () => heard.map(({ status, end }) => [status, end?.result]);
const owedBy = (selectionId: string) =>
  released.filter((one) => one.selectionId === selectionId).map(({ owed }) => owed);

describe('a lost accumulator', () => {
  test('[STL-35] is settled when its first leg is lost, and its other legs are shown as they end', async () => {
    const [first = '', second = '', third = ''] = newSelections(3);
    const { id } = await place(asha, [first, second, third]);
    await rule(second, 'lose');
    expect(await orderOf(asha, id)).toMatchObject({
      ...{ status: settled.id, paid: 0, outcomes: [0, 3, 0] },
    });
    await rule(first, 'win');
    await rule(third, 'abnormal');
    await rule(third, 'half-win');
    expect(await orderOf(asha, id)).toMatchObject({
      ...{ status: settled.id, paid: 0, outcomes: [4, 3, 5] },
    });
    expect(await cashOf(asha)).toBe(9_000n);
    // Its end is said once; then only that it changed.
    expect(said()).toEqual([
      [4, 'lost'],
      [4, undefined],
      [4, undefined],
      [4, undefined],
    ]);
  });

  test('[STL-35] is settled once, whoever rules on its legs at once', async () => {
    const legs = newSelections(4);
    const { id } = await place(asha, legs);
    await Promise.all(legs.flatMap((leg) => [rule(leg, 'lose'), rule(leg, 'lose')]));
    const { settlements } = await rowOf(id);
    expect(settlements).toBe(1);
    expect(said().filter(([, end]) => end === 'lost')).toHaveLength(1);
  });

  test('[STL-35] a system is lost when no line of it can win', async () => {
    const legs = newSelections(3);
    const { id } = await place(asha, legs, { stake: 900, systemSize: 2 });
    await rule(legs[0] ?? '', 'lose');
    expect(await orderOf(asha, id)).toMatchObject({ status: open.id });
    await rule(legs[2] ?? '', 'lose');
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, outcomes: [3, 0, 3] });
  });

  test('[STL-35] whatever of it a person should decide is no longer waited for', async () => {
    const [first = '', second = ''] = newSelections(2);
    const { id } = await place(asha, [first, second]);
    await rule(first, 'abnormal');
    expect(await orderOf(asha, id)).toMatchObject({ status: abnormal.id });
    await rule(second, 'lose');
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, outcomes: [1, 3] });
  });

  test('[STL-35] what it owed is owed no longer, on its open legs too', async () => {
    const [first = '', second = ''] = newSelections(2);
    await place(asha, [first, second]);
    await rule(first, 'lose');
    // 3,700 at 2.00 × 2.00: on each leg half of it.
    expect([owedBy(first), owedBy(second)]).toEqual([[shillings(1_850)], [shillings(1_850)]]);
    await rule(second, 'win');
    expect(owedBy(second)).toEqual([shillings(1_850), 0n]);
  });
});

describe('money back', () => {
  const MONEY_BACK_LEGS = 8;

  test('[STL-36] keeps a lost bet open while it hangs on the other legs, and the order says so', async () => {
    const legs = newSelections(MONEY_BACK_LEGS);
    const { id } = await place(asha, legs);
    expect(await waitOf(id)).toEqual([open.id, 0]);
    await rule(legs[0] ?? '', 'lose');
    expect(await waitOf(id)).toEqual([open.id, 1]);
    for (const leg of legs.slice(1)) await rule(leg, 'win');
    expect(await waitOf(id)).toEqual([settled.id, 0]);
    expect(await world.balanceOf(asha, 'credit')).toBe(shillings(500));
  });

  test('[STL-36] is over with the second leg that is lost', async () => {
    const legs = newSelections(MONEY_BACK_LEGS);
    const { id } = await place(asha, legs);
    await rule(legs[0] ?? '', 'lose');
    await rule(legs[1] ?? '', 'lose');
    expect(await waitOf(id)).toEqual([settled.id, 0]);
    for (const leg of legs.slice(2)) await rule(leg, 'win');
    expect(await world.balanceOf(asha, 'credit')).toBe(0n);
  });

  test('[STL-36, STL-37] is promised again when the second one is corrected', async () => {
    const legs = newSelections(MONEY_BACK_LEGS);
    const { id } = await place(asha, legs);
    await rule(legs[0] ?? '', 'lose');
    await rule(legs[1] ?? '', 'lose');
    await rule(legs[1] ?? '', 'win');
    expect(await waitOf(id)).toEqual([open.id, 1]);
    for (const leg of legs.slice(2)) await rule(leg, 'win');
    expect(await world.balanceOf(asha, 'credit')).toBe(shillings(500));
  });
});

describe('a lost leg that is corrected', () => {
  test('[STL-37] opens its bet again with what it promised, and the other legs go on', async () => {
    const [first = '', second = ''] = newSelections(2);
    const { id } = await place(asha, [first, second]);
    await rule(first, 'lose');
    released.length = 0;
    await rule(first, 'win');
    expect(await orderOf(asha, id)).toMatchObject({
      ...{ status: open.id, paid: 3_700, tax: 300, outcomes: [4, 0] },
    });
    expect(await rowOf(id)).toMatchObject({ settledAt: null, settlements: 2, reopenings: 1 });
    expect(owedBy(second)).toEqual([-shillings(1_850)]);
    await rule(second, 'win');
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, paid: 3_700 });
    expect(await cashOf(asha)).toBe(9_000n + 3_700n);
    expect(owedBy(second)).toEqual([-shillings(1_850), shillings(1_850)]);
    expect(await correctionsOf(id)).toBe(1);
  });

  test('[STL-37] goes to a person when another leg is doubtful, and to approval when it pays much', async () => {
    const rich = await world.newPlayer(3_000_000);
    const [first = '', second = ''] = newSelections(2);
    const { id } = await place(rich, [first, second], { stake: 3_000_000 });
    await rule(second, 'abnormal');
    await rule(first, 'lose');
    await rule(first, 'win');
    expect(await orderOf(rich, id)).toMatchObject({ status: abnormal.id, outcomes: [4, 1] });
    await rule(second, 'win');
    expect(await orderOf(rich, id)).toMatchObject({ status: awaiting.id, paid: 11_100_000 });
  });

  test('[STL-37] takes back what its loss brought the inviter, and pays it once however it ends', async () => {
    const juma = await world.newPlayer(0);
    await invite({ inviter: juma, friend: asha });
    const [first = '', second = ''] = newSelections(2);
    const { id } = await place(asha, [first, second]);
    await rule(first, 'lose');
    expect([await rewardOf(id), await creditOf(juma)]).toEqual([100, 100]);
    await rule(first, 'win');
    expect([await rewardOf(id), await creditOf(juma)]).toEqual([0, 0]);
    await rule(second, 'lose');
    expect([await rewardOf(id), await creditOf(juma)]).toEqual([100, 100]);
    await rule(second, 'win');
    expect([await rewardOf(id), await creditOf(juma)]).toEqual([0, 0]);
    expect(await cashOf(asha)).toBe(9_000n + 3_700n);
  });

  test('[STL-37] while another one is lost, its bet stays lost', async () => {
    const [first = '', second = '', third = ''] = newSelections(3);
    const { id } = await place(asha, [first, second, third]);
    await rule(first, 'lose');
    await rule(second, 'lose');
    await rule(first, 'win');
    expect(await orderOf(asha, id)).toMatchObject({ status: settled.id, outcomes: [4, 3, 0] });
    expect(await rowOf(id)).toMatchObject({ settlements: 1, reopenings: 0 });
  });
});

const rowOf = (id: string) =>
  world.database.read
    .selectFrom('betOrder')
    .select(['settlements', 'settledAt', 'reopenings'])
    .where('id', '=', BigInt(id))
    .executeTakeFirstOrThrow();

const shown = (id: string) => shownOrder(world, asha, id);

const waitOf = async (id: string) => {
  const { status, awaits_money_back } = await shown(id);
  return [status, awaits_money_back];
};

const correctionsOf = async (id: string) => (await shown(id)).corrections;
