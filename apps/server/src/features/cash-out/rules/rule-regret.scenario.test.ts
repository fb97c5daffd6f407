import { orderStatuses } from '@kipute/contract/constants/betting/orders';
import { shillings } from '@kipute/domain/money/senti';
import { eventually } from '@kipute/testkit/eventually';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Transaction } from '../../../platform/database/database.ts';
import { decidedBets } from '../../settlement/fixtures/decided-bets.ts';
import { lockCashOutsOf } from '../cash-out-store.ts';
import {
  AS_PLACED,
  type CashOutWorld,
  cashOutCalls,
  createCashOutWorld,
  setPrices,
} from '../fixtures/cash-out-world.ts';
import { keepRule, removeRules } from '../rule-store.ts';

/** A job has read its rule and waits for its turn while the player thinks better of it. */
let world: CashOutWorld;
let asha: bigint;
beforeAll(async () => {
  world = await createCashOutWorld();
  setPrices(world, '1', AS_PLACED);
});
beforeEach(async () => {
  asha = await world.newPlayer(10_000);
});
afterAll(() => world.close());

const { place, orderOf, cashOf } = decidedBets(() => world);
const { setRule } = cashOutCalls(() => world);

const fire = async (id: string) =>
  await world.cashOuts.jobs
    .find(({ name }) => name === 'cash-out-by-rule')
    ?.run({ orderId: id } as never);

const somebodyWaits = () =>
  eventually(async () => {
    const { rows } = await sql`
      select from pg_locks where locktype = 'advisory' and not granted`.execute(
      world.database.read,
    );
    expect(rows).toHaveLength(1);
  });

const rulesOf = (orderId: bigint, threshold: number) => ({
  ...{ orderId, playerId: asha, threshold: shillings(threshold) },
});

const { open, 'auto-cashed-out': byRule } = orderStatuses;

type Change = (tx: Transaction, orderId: bigint) => Promise<unknown>;

const changes: readonly [string, Change, number, bigint][] = [
  ['left as it is', async () => undefined, byRule.id, 9_950n],
  ['cancelled', (tx, id) => removeRules(tx, [id], shillings(0)), open.id, 9_000n],
  ['replaced', (tx, id) => keepRule(tx, rulesOf(id, 1_800), new Date()), open.id, 9_000n],
];

test.each(changes)('[CSH-51] a rule that is %s meanwhile', async (_, change, status, cash) => {
  const { id } = await place(asha, ['10101']);
  await setRule(asha, id, 900);
  const fired = await world.database.transact(async (tx) => {
    await lockCashOutsOf(tx, asha);
    const firing = fire(id);
    await somebodyWaits();
    await change(tx, BigInt(id));
    return { firing };
  });
  await fired.firing;
  expect(await orderOf(asha, id)).toMatchObject({ status });
  expect(await cashOf(asha)).toBe(cash);
});
