import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { shillings } from '@kipute/domain/money/senti';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { contextOf } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import type { Cause } from './ledger-store.ts';

let world: FeatureWorld;
let asha: bigint;
let entries = 0;
beforeEach(async () => {
  await world?.close();
  world = await createFeatureWorld();
  const player = { phone: '0712000401', name: 'Asha', password: 'a'.repeat(64) };
  const created = await world.database.transact((tx) =>
    world.players.createPlayer(tx, { ...player, language: 'sw' }),
  );
  if (!created.ok) throw new Error(created.refusal);
  asha = created.value.id;
});
afterAll(() => world.close());

async function gain(cause: Cause, amount: number): Promise<void> {
  entries += 1;
  const postings = transfer({
    from: house('corrections'),
    to: purseOf(asha, 'cash'),
    amount: shillings(amount),
  });
  await world.database.transact((tx) =>
    world.wallet.append(tx, { key: `bill ${entries}`, cause, postings }, { serialNumber: 'D1' }),
  );
}

type Days = { from_day?: string; to_day?: string };
type Wish = Days & { age?: 1 | 2; bill_types?: number[]; page?: number; page_size?: number };
async function bills(wish: Wish = {}) {
  const asked = { page: 1, page_size: 10, type: 1 as const, age: 1 as const, bill_types: [] };
  const reply = await world.wallet.routes['bill/inquire'](
    { ...asked, ...wish },
    contextOf({ kind: 'player', playerId: asha, token: '' }),
  );
  if (reply.kind !== 'answer') throw new Error('no answer');
  const lines = reply.content.map(({ type, change_amount, balance_after }) => [
    type,
    change_amount,
    balance_after,
  ]);
  return { lines, count: reply.count };
}

describe('bills', () => {
  test('[LED-18] they are filtered by kind and split at thirty days', async () => {
    await gain('deposit', 100);
    world.clock.advance({ minutes: 31 * 24 * 60 });
    await gain('registration-bonus', 20);
    await gain('deposit', 3);
    expect(await bills()).toEqual({
      lines: [
        [5, 3, 123],
        [9, 20, 120],
      ],
      count: 2,
    });
    expect(await bills({ age: 2 })).toEqual({ lines: [[5, 100, 100]], count: 1 });
    expect(await bills({ bill_types: [9] })).toEqual({ lines: [[9, 20, 120]], count: 1 });
    expect(await bills({ page: 2, page_size: 1 })).toEqual({ lines: [[9, 20, 120]], count: 2 });
  });

  test('[LED-18] the curve ends today and a day without a line keeps the balance', async () => {
    await gain('deposit', 100);
    world.clock.advance({ minutes: 2 * 24 * 60 });
    await gain('deposit', 50);
    const reply = await world.wallet.routes['bill/curve'](
      { type: 1 },
      contextOf({ kind: 'player', playerId: asha, token: '' }),
    );
    const curve = reply.kind === 'answer' ? reply.content : [];
    expect(curve).toHaveLength(30);
    expect(curve.slice(-4).map(({ balance }) => balance)).toEqual([0, 100, 100, 150]);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Dar_es_Salaam' });
    expect(curve.at(-1)?.day).toBe(today.format(world.clock.now()));
  });
});

describe('a statement of days', () => {
  const caller = () => contextOf({ kind: 'player', playerId: asha, token: '' });
  const totals = (wish: Days & { bill_types?: number[] } = {}) =>
    world.wallet.routes['bill/totals']({ type: 1, bill_types: [], ...wish }, caller());
  const curve = async (wish: Days = {}) => {
    const reply = await world.wallet.routes['bill/curve']({ type: 1, ...wish }, caller());
    return reply.kind === 'answer' ? reply.content : [];
  };
  const told = (lines: number, money_in: number, money_out: number) => ({
    kind: 'answer',
    count: null,
    content: { lines, money_in, money_out },
  });

  // It is 1 March 2026, noon in Dar es Salaam.
  test('[MS-46] lines, totals and curve are of the same days', async () => {
    await gain('deposit', 100);
    world.clock.advance({ minutes: 24 * 60 });
    await gain('deposit', 50);
    world.clock.advance({ minutes: 24 * 60 });
    await gain('registration-bonus', 7);
    const second = { from_day: '2026-03-02', to_day: '2026-03-02' };
    expect(await bills(second)).toEqual({ lines: [[5, 50, 150]], count: 1 });
    expect(await totals(second)).toEqual(told(1, 50, 0));
    expect(await curve(second)).toEqual([{ day: '2026-03-02', balance: 150 }]);
    expect(await totals()).toEqual(told(3, 157, 0));
    expect(await totals({ bill_types: [9] })).toEqual(told(1, 7, 0));
    const all = await curve({ from_day: '2026-02-28', to_day: '2026-03-03' });
    expect(all.map(({ balance }) => balance)).toEqual([0, 100, 150, 157]);
  });

  test('[MS-46] the curve of a day ends where its last line does, to the minute of midnight', async () => {
    world.clock.advance({ minutes: 12 * 60 - 1 });
    await gain('deposit', 100);
    world.clock.advance({ minutes: 1 });
    await gain('deposit', 50);
    expect((await bills({ from_day: '2026-03-01', to_day: '2026-03-01' })).lines).toEqual([
      [5, 100, 100],
    ]);
    expect(await curve({ from_day: '2026-03-01', to_day: '2026-03-02' })).toEqual([
      { day: '2026-03-01', balance: 100 },
      { day: '2026-03-02', balance: 150 },
    ]);
  });

  test('[MS-46] days the wrong way round, or too many, are refused', async () => {
    const backwards = { from_day: '2026-03-02', to_day: '2026-03-01' };
    expect(await totals(backwards)).toMatchObject({ kind: 'refusal', code: 'parameter-invalid' });
    const long = { from_day: '2025-01-01', to_day: '2026-03-01' };
    expect(await totals(long)).toMatchObject({ kind: 'refusal', code: 'parameter-invalid' });
  });
});

describe('the scheduled audit', () => {
  test('[LED-22] it runs by itself and says whether money may leave', async () => {
    const [job] = world.wallet.jobs;
    expect(job).toMatchObject({ name: 'audit-books', schedule: '*/10 * * * *' });
    await gain('deposit', 100);
    await job?.run({} as never);
    expect(await world.wallet.booksAreSound(world.database.read)).toBe(true);
    expect(world.wallet.soundness()).toBe(1);

    await world.database.transact((tx) =>
      tx.updateTable('purse').set({ balance: 1n }).where('playerId', '=', asha).execute(),
    );
    await job?.run({} as never);
    expect(await world.wallet.booksAreSound(world.database.read)).toBe(false);
    expect(world.wallet.soundness()).toBe(0);
    const rows = await world.database.read
      .selectFrom('booksAudit')
      .select(['sound', 'findings'])
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { sound: true },
      { sound: false, findings: { purses: [{ playerId: asha.toString(), kind: 'cash' }] } },
    ]);
  });
});
