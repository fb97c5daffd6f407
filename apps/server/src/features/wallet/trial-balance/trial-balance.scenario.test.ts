import { ledgerAccounts } from '@kipute/contract/constants/money/accounts';
import { registry } from '@kipute/contract/registry';
import { house, houseAccounts, purseOf, purses } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { countAccountDays, dayOf } from './account-days.ts';

let world: FeatureWorld;
let player: bigint;
let entries = 0;

beforeEach(async () => {
  await world?.close();
  world = await createFeatureWorld();
  const created = await world.database.transact((tx) =>
    world.players.createPlayer(tx, {
      ...{ name: 'Asha', password: 'a'.repeat(64), language: 'sw', phone: '0712000401' },
    }),
  );
  if (!created.ok) throw new Error(created.refusal);
  player = created.value.id;
});
afterAll(() => world.close());

const clerk = () => contextOf(anAdministrator(1n));

async function deposit(amount: number, serialNumber = 'D0000000001') {
  entries += 1;
  const postings = transfer({
    ...{ from: house('float-mpesa'), to: purseOf(player, 'cash'), amount: shillings(amount) },
  });
  const entry = { key: `trial ${entries}`, cause: 'deposit', postings } as const;
  await world.database.transact((tx) => world.wallet.append(tx, entry, { serialNumber }));
}

async function balance(day?: string) {
  const reply = await world.wallet.routes['ledger/inquire_balance'](
    { ...(day !== undefined && { day }) },
    clerk(),
  );
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  return registry['ledger/inquire_balance'].output.parse(reply.content);
}
const rowOf = async (name: keyof typeof ledgerAccounts, day?: string) =>
  (await balance(day)).rows.find(({ account }) => account === ledgerAccounts[name].id);

test('[MNO-40] every account of the books has a name in the trial balance', () => {
  expect(new Set(Object.keys(ledgerAccounts))).toEqual(new Set([...purses, ...houseAccounts]));
});

test('[MNO-40] it ties to zero, and every account has what moved it', async () => {
  await deposit(5_000);
  await deposit(2_000);
  expect((await balance()).total).toBe(0);
  expect(await rowOf('cash')).toMatchObject({ credit: 7_000, debit: 0, balance: 7_000 });
  expect(await rowOf('float-mpesa')).toMatchObject({ debit: 7_000, balance: -7_000 });
});

test('[MNO-41] any day stands as it stood, and a counted day says the same as its postings', async () => {
  const first = dayOf(world.clock.now());
  await deposit(5_000);
  world.clock.advance({ minutes: 24 * 60 });
  const second = dayOf(world.clock.now());
  await deposit(1_000);
  world.clock.advance({ minutes: 24 * 60 });
  await deposit(500);
  const uncounted = [await balance(first), await balance(second), await balance()];
  await Promise.all([countAccountDays(world), countAccountDays(world)]);
  const counted = [await balance(first), await balance(second), await balance()];
  expect(counted.map(({ rows }) => rows)).toEqual(uncounted.map(({ rows }) => rows));
  expect(await rowOf('cash', first)).toMatchObject({ balance: 5_000, day_credit: 5_000 });
  expect(await rowOf('cash', second)).toMatchObject({ balance: 6_000, day_credit: 1_000 });
  expect(await rowOf('cash')).toMatchObject({ balance: 6_500, day_credit: 500 });
  expect(counted.map(({ total }) => total)).toEqual([0, 0, 0]);
  const { rows } = await sql<{ day: string }>`select day from account_day_counted`.execute(
    world.database.read,
  );
  expect(rows).toHaveLength(2);
});

test('[MNO-42] an account’s day leads to its entries, and an entry to all its postings and its others', async () => {
  await deposit(5_000, 'D0000000007');
  await deposit(2_000, 'D0000000007');
  await deposit(100, 'D0000000008');
  const day = dayOf(world.clock.now());
  const lines = await world.wallet.routes['ledger/inquire_account'](
    { page: 1, page_size: 10, account: ledgerAccounts['float-mpesa'].id, day },
    clerk(),
  );
  if (lines.kind !== 'answer') throw new Error(lines.kind);
  expect(lines.content.map(({ amount }) => amount)).toEqual([-100, -2_000, -5_000]);
  const id = lines.content[2]?.id ?? '';
  const reply = await world.wallet.routes['ledger/inquire_entry']({ id }, clerk());
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  const entry = registry['ledger/inquire_entry'].output.parse(reply.content);
  expect(entry).toMatchObject({
    ...{ sum: 0, cause: { kind: 'deposit', serial_number: 'D0000000007' } },
    postings: [
      { account: ledgerAccounts['float-mpesa'].id, amount: -5_000, user: null },
      { account: ledgerAccounts.cash.id, amount: 5_000, balance_before: 0, balance_after: 5_000 },
    ],
  });
  expect(entry.others.map(({ amount }) => amount)).toEqual([5_000, 2_000]);
  const unknown = await world.wallet.routes['ledger/inquire_entry']({ id: '999999' }, clerk());
  expect(unknown).toMatchObject({ code: 'entry-unknown' });
});
