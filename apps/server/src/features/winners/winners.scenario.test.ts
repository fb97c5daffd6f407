import type { CallContent } from '@kipute/contract/registry';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf, visitor } from '../../fixtures/call-context.ts';
import {
  type CampaignWorld,
  createCampaignWorld,
  type KeptBet,
} from '../campaigns/fixtures/campaign-world.ts';
import { createWinners, type Winners } from './index.ts';

let world: CampaignWorld;
let winners: Winners;
beforeAll(async () => {
  world = await createCampaignWorld();
  winners = createWinners(world);
});
afterAll(() => world.close());
// What is read for everybody is read again after a minute.
beforeEach(() => world.clock.advance({ minutes: 2 }));

const large = { at: '2026-03-01T06:00:00Z', stake: 2_000, profit: 1_200_000, payout: 1_082_000 };
const kept = (player: bigint, changes: Partial<KeptBet> = {}) =>
  world.keepBet(player, { ...large, legs: ['win', 'win'], ...changes });

async function shown(period: 'day' | 'week' | 'month' = 'week') {
  const reply = await winners.routes['winners/inquire']({ period }, contextOf(visitor));
  if (reply.kind !== 'prepared') throw new Error(reply.kind);
  return JSON.parse(reply.reply.text).content as CallContent<'winners/inquire'>;
}
const playerNamed = async (name: string, location = '') => {
  const id = await world.newPlayer();
  await world.database.transact((tx) =>
    tx.updateTable('player').set({ name, location }).where('id', '=', id).execute(),
  );
  return id;
};
const agree = (player: bigint, is: 0 | 1 = 1) =>
  winners.routes['winners/update_choice']({ shown: is }, world.as(player));

test('[WIN-01, WIN-02] large wins alone, masked, the largest first', async () => {
  const [asha, juma, neema] = [
    await playerNamed('Asha', 'mwanza'),
    await playerNamed('0712***101', 'Dodoma'),
    await playerNamed('Neema', 'Sinza, 0712000101'),
  ];
  await agree(asha);
  await agree(juma);
  await kept(asha);
  await kept(juma, { payout: 3_000_000, legs: ['win'] });
  await kept(neema, { payout: 2_000_000, systemSize: 2 });
  await kept(asha, { payout: 999_999 });
  await kept(asha, { payout: 5_000_000, type: 'random' });
  await kept(asha, { payout: 5_000_000, status: 'awaiting-approval' });
  await kept(asha, { payout: 5_000_000, profit: 0 });
  await kept(asha, { payout: 5_000_000, at: '2026-02-20T06:00:00Z' });
  const { winners: list, from } = await shown();
  expect(list.map(({ name, region, product, paid }) => [name, region, product, paid])).toEqual([
    ['', 'Dodoma', 'single', 3_000_000],
    ['', '', 'system', 2_000_000],
    ['A•••', 'Mwanza', 'accumulator', 1_082_000],
  ]);
  expect(from).toBe(1_000_000);
  expect(JSON.stringify(list)).not.toMatch(/0712|Asha|Neema|Sinza/);
  expect((await shown('month')).winners).toHaveLength(4);
});

test('[WIN-01] a corrected win leaves, and so does an account that does not count', async () => {
  const [asha, juma] = [await playerNamed('Asha'), await playerNamed('Juma')];
  const ids = await Promise.all([
    kept(asha, { payout: 7_000_001 }),
    kept(juma, { payout: 7_000_002 }),
  ]);
  await world.changeBet(ids[0] ?? 0n, { payout: 0, profit: 0 });
  await world.database.transact((tx) =>
    tx.updateTable('player').set({ countsInStatistics: false }).where('id', '=', juma).execute(),
  );
  const paid = (await shown()).winners.map((one) => one.paid);
  expect(paid).not.toContain(7_000_001);
  expect(paid).not.toContain(7_000_002);
});

test('[WIN-04] the picks are shown, and nothing by which the bet or its player is found', async () => {
  const asha = await playerNamed('Asha');
  const id = await kept(asha, { payout: 4_000_000 });
  const open = (wanted: bigint | string) =>
    winners.routes['winners/slip']({ id: String(wanted) }, contextOf(visitor));
  const reply = await open(id);
  if (reply.kind !== 'answer') throw new Error(reply.kind);
  expect(reply.content.details).toHaveLength(2);
  const { serialNumber } = await world.database.read
    .selectFrom('betOrder')
    .select('serialNumber')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(reply.content)).not.toContain(serialNumber);
  const small = await kept(asha, { payout: 10_000 });
  for (const other of [small, '1', '9999999999999999999']) {
    expect(await open(other)).toEqual({ kind: 'refusal', code: 'win-unknown' });
  }
});

test('[WIN-03] tickets that won, of all that were decided', async () => {
  await sql`delete from ticket_day`.execute(world.owner.read);
  const before = await count();
  const asha = await playerNamed('Asha');
  await kept(asha, { payout: 5_700, profit: 3_000 });
  await kept(asha, { payout: 0, profit: 0 });
  await kept(asha, { payout: 2_000, profit: 0 });
  await kept(asha, { payout: 0, profit: 0, status: 'open' });
  const after = await count();
  expect([after.decided - before.decided, after.won - before.won]).toEqual([2, 1]);
  async function count() {
    world.clock.advance({ minutes: 2 });
    const job = winners.jobs.find(({ name }) => name === 'count-tickets-of-week');
    await job?.run({} as never);
    await job?.run({} as never);
    return shown();
  }
});

test('[WIN-05] a yes can be taken back', async () => {
  const asha = await playerNamed('Zuhura');
  await kept(asha, { payout: 9_000_000 });
  const nameOf = async () => {
    world.clock.advance({ minutes: 2 });
    return (await shown()).winners.find(({ paid }) => paid === 9_000_000)?.name;
  };
  expect(await nameOf()).toBe('');
  await agree(asha);
  expect(await nameOf()).toBe('Z•••');
  expect(await winners.routes['winners/choice']({}, world.as(asha))).toMatchObject({
    content: { shown: 1 },
  });
  await Promise.all(Array.from({ length: 10 }, () => agree(asha, 0)));
  expect(await nameOf()).toBe('');
});
