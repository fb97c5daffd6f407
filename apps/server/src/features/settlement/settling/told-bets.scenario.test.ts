import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitingJobs } from '../../../fixtures/waiting-jobs.ts';
import { decidedBets } from '../fixtures/decided-bets.ts';
import { createSettlementWorld, type SettlementWorld } from '../fixtures/settlement-world.ts';

let world: SettlementWorld;
beforeAll(async () => {
  world = await createSettlementWorld();
});
afterAll(() => world.close());

const { place, rule } = decidedBets(() => world);

/** As a worker does it, each twice, because a job may run twice. */
async function tell(): Promise<number> {
  const jobs = (await waitingJobs(world.database)).filter(({ name }) => name === 'tell-settled');
  await world.owner.transact((tx) => sql`delete from graphile_worker._private_jobs`.execute(tx));
  const job = world.settlement.jobs.find(({ name }) => name === 'tell-settled');
  for (const { payload } of [...jobs, ...jobs]) {
    await job?.run((job.payload.parse(payload) ?? payload) as never);
  }
  return jobs.length;
}

const told = async (playerId: bigint) => {
  await tell();
  const paged = { page: 1, page_size: 10, type: 0, order: 'newest' } as const;
  const reply = await world.inbox.routes['message/inquire'](paged, world.as(playerId));
  if (reply.kind !== 'answer') throw new Error('refused');
  return reply.content.map(({ subject, body }) => [subject, ...body.split('\n').slice(1)]);
};

const won = ['Mkeka umeshinda TSh 1,900'];
const lost = ['Mkeka haukushinda'];
const ends = [
  // selection, outcome, subject and what stands below the first line
  ['10101', 'win', won],
  ['10102', 'lose', lost],
  ['10103', 'half-lose', ['Mkeka haukushinda', 'Umerudishiwa TSh 500.']],
  ['20101', 'refund', ['Umerudishiwa TSh 1,000']],
] as const;

test.each(ends)('[INB-21] a single on %s with outcome %s is told', async (...row) => {
  const [selectionId, outcome, expected] = row;
  const asha = await world.newPlayer(10_000);
  const { id, serial_number: serial } = await place(asha, [selectionId]);
  await rule(selectionId, outcome);
  expect(await told(asha)).toEqual([expected]);
  const [message] = await world.inbox.everythingSentTo(world.database.read, asha, {
    ...{ limit: 1, offset: 0 },
  });
  expect(message?.jump).toBe(`/order_detailed_info?id=${id}`);
  expect(message?.facts).toMatchObject({ serial: serial.slice(1), matches: '1' });
});

test('[INB-21] a chunk of many is one job, and each of its players is told once', async () => {
  const players: bigint[] = [];
  for (let at = 0; at < 5; at += 1) players.push(await world.newPlayer(5_000));
  for (const player of players) await place(player, ['20102']);
  await rule('20102', 'lose');
  expect(await tell()).toBe(1);
  for (const player of players) expect(await told(player)).toEqual([lost]);
});

test('[INB-22] a correction is told, and the same result again is not', async () => {
  const asha = await world.newPlayer(10_000);
  await place(asha, ['20103']);
  await rule('20103', 'lose');
  await rule('20103', 'lose');
  expect(await told(asha)).toEqual([lost]);
  await rule('20103', 'win');
  expect(await told(asha)).toHaveLength(2);
});

test('[INB-22] an open leg of a lost bet that is decided later says nothing more', async () => {
  const asha = await world.newPlayer(10_000);
  await place(asha, ['30101', '20101']);
  await rule('30101', 'lose');
  await rule('20101', 'win');
  expect(await told(asha)).toEqual([lost]);
});

test('[INB-22] a bet that waits for a person is told when it is approved', async () => {
  const asha = await world.newPlayer(3_000_000);
  const { id } = await place(asha, ['30103'], { stake: 3_000_000 });
  await rule('30103', 'win');
  expect(await told(asha)).toEqual([]);
  await world.database.transact((tx) => world.settlement.approveOrder(tx, BigInt(id)));
  expect((await told(asha))[0]?.[0]).toMatch(/^Mkeka umeshinda TSh/);
});
