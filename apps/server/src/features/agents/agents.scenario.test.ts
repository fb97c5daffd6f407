import { inviterRewardEntry } from '@kipute/domain/betting/inviter-reward';
import { shillings } from '@kipute/domain/money/senti';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../fixtures/feature-world.ts';
import type { OfficeCaller, SignedInAgent } from '../../platform/http/handler.ts';
import { changeSuperior } from '../players/index.ts';
import { type AgentOffice, createAgentOffice } from './index.ts';

let world: FeatureWorld;
let routes: AgentOffice['routes'];
let clerkId: bigint;
/** asha > baraka > chausiku, asha > daudi; elia stands alone. */
const people = {} as Record<'asha' | 'baraka' | 'chausiku' | 'daudi' | 'elia', bigint>;

beforeAll(async () => {
  world = await createFeatureWorld();
  routes = createAgentOffice(world).routes;
  await world.database.transact(async (tx) => {
    await world.access.ensureRoles(tx, {
      nodes: [],
      roles: [{ code: 'clerk', name: { sw: 'k', en: 'k' }, remarks: '', nodes: [] }],
    });
    const made = await world.access.createAdministrator(tx, {
      ...{ account: 'clerk', name: 'Rehema', phone: '255713000201', roleCode: 'clerk' },
      password: 'a'.repeat(64),
    });
    clerkId = made.ok ? made.value.id : 0n;
  });
  for (const [at, name] of ['asha', 'baraka', 'chausiku', 'daudi', 'elia'].entries()) {
    world.clock.advance({ seconds: 60 });
    people[name as keyof typeof people] = await newPlayer(name, at);
  }
  await hang('baraka', 'asha');
  await hang('chausiku', 'baraka');
  await hang('daudi', 'asha');
  await countDays();
});
afterAll(() => world.close());

async function newPlayer(name: string, at: number): Promise<bigint> {
  const phone = `25576600000${at}`;
  const rest = { name, password: 'a'.repeat(64), language: 'sw' } as const;
  const made = await world.database.transact((tx) =>
    world.players.createPlayer(tx, { phone, ...rest }),
  );
  return made.ok ? made.value.id : 0n;
}

const hang = (name: keyof typeof people, below: keyof typeof people) =>
  world.database.transact((tx) => changeSuperior(tx, people[name], people[below]));

/** In shillings: what each did on two days, and in all the sum of both. */
async function countDays(): Promise<void> {
  const days = [
    ['baraka', '2026-03-01', { deposits: 100, stakes: 50, payouts: 20, gifts: 10 }],
    ['baraka', '2026-03-02', { withdrawals: 30, stakes: 10, payouts: 40 }],
    ['chausiku', '2026-03-01', { deposits: 7, stakes: 5, payouts: 25 }],
    ['daudi', '2026-03-02', { deposits: 1_000, stakes: 1_000 }],
    ['asha', '2026-03-02', { deposits: 9, stakes: 9, rewards: 3 }],
    ['elia', '2026-03-01', { deposits: 5, stakes: 5 }],
  ] as const;
  await world.database.transact(async (tx) => {
    for (const [name, day, shillings] of days) {
      const row = Object.fromEntries(
        Object.entries(shillings).map(([field, amount]) => [field, BigInt(amount) * 100n]),
      );
      await tx
        .insertInto('playerDay')
        .values({ playerId: people[name], day, ...row })
        .execute();
    }
    await sql`
      insert into player_total (player_id, deposits, withdrawals, stakes, payouts, gifts, rewards)
      select player_id, sum(deposits), sum(withdrawals), sum(stakes), sum(payouts), sum(gifts),
        sum(rewards) from player_day group by player_id
      on conflict (player_id) do update set deposits = excluded.deposits,
        withdrawals = excluded.withdrawals, stakes = excluded.stakes, payouts = excluded.payouts,
        gifts = excluded.gifts, rewards = excluded.rewards`.execute(tx);
  });
}

const clerk = () => anAdministrator(clerkId);
const agent = (name: keyof typeof people): SignedInAgent => ({
  ...{ kind: 'agent', playerId: people[name], token: '', nodes: new Set() },
  provenUntil: new Date(0),
});
const idOf = (name: keyof typeof people) => people[name].toString();
const appoint = (name: keyof typeof people, asked: { return_scale?: number } = {}) =>
  routes['subscriber/add_agent'](
    { user_id: idOf(name), reason: 'brings many', ...asked },
    contextOf(clerk()),
  );
const inquire = async (
  asked: Partial<Parameters<AgentOffice['routes']['subscriber/inquire_agent']>[0]> = {},
  caller: OfficeCaller = clerk(),
) => {
  const reply = await routes['subscriber/inquire_agent'](
    { page: 1, page_size: 10, sort_field: 'agent_since', sort_order: 'desc', ...asked },
    contextOf(caller),
  );
  return reply.kind === 'answer' ? reply : { content: [], count: -1 };
};
const namesOf = async (...asked: Parameters<typeof inquire>) =>
  (await inquire(...asked)).content.map(({ name }) => name);

describe('agents', () => {
  test('[AGT-20] a clerk makes one by number or phone, with a reason that is logged', async () => {
    expect(await appoint('asha', { return_scale: 5.25 })).toMatchObject({
      kind: 'answer',
      content: {
        ...{ id: idOf('asha'), account: '0766•••000', invitees: 3, return_scale: 5.25 },
        ...{ superior: null, credit_money: 0, disabled_status: 0 },
      },
    });
    world.clock.advance({ seconds: 60 });
    const byPhone = await routes['subscriber/add_agent'](
      { phone: '0766 000 001', reason: 'x' },
      contextOf(clerk()),
    );
    expect(byPhone).toMatchObject({ content: { name: 'baraka', invitees: 1 } });
    const log = await world.database.read
      .selectFrom('activity')
      .select(['type', 'userId', 'content', 'subjectKind', 'subjectId', 'changes'])
      .where('subjectId', '=', idOf('asha'))
      .execute();
    expect(log).toEqual([
      {
        ...{ type: 16, userId: clerkId, content: 'brings many' },
        ...{ subjectKind: 'player', subjectId: idOf('asha') },
        changes: { agent: [0, 1], return_scale: [0, 5.25] },
      },
    ]);
  });

  const refusals = [
    ['nobody', { user_id: '99999999' }, 'player-unknown'],
    ['a number no row can have', { user_id: '9999999999999999999' }, 'player-unknown'],
    ['a phone that is none', { phone: 'asha' }, 'player-unknown'],
    ['neither', {}, 'player-unknown'],
    ['who is one', { phone: '255766000000' }, 'agent-already'],
  ] as const;
  test.each(refusals)('[AGT-20] %s cannot be made one', async (_, asked, code) => {
    const reply = await routes['subscriber/add_agent'](
      { ...asked, reason: 'x' },
      contextOf(clerk()),
    );
    expect(reply).toEqual({ kind: 'refusal', code });
  });

  test('[AGT-20] of ten equal appointments one counts', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => appoint('elia')));
    expect(replies.filter(({ kind }) => kind === 'answer')).toHaveLength(1);
    expect(replies.filter(({ kind }) => kind === 'refusal')).toEqual(
      Array(9).fill({ kind: 'refusal', code: 'agent-already' }),
    );
  });

  const all = { loss: 1_000, profit: 30, net_result: 970, recharge_total: 1_107 };
  const periods = [
    ['in all', {}, { ...all, withdraw_total: 30, rewards: 3 }],
    [
      'on the first day',
      { start_day: '2026-03-01', end_day: '2026-03-01' },
      { loss: 20, profit: 20, net_result: 0, recharge_total: 107, withdraw_total: 0, rewards: 0 },
    ],
    [
      'from the second on',
      { start_day: '2026-03-02' },
      {
        ...{ loss: 1_000, profit: 30, net_result: 970 },
        ...{ recharge_total: 1_000, withdraw_total: 30, rewards: 3 },
      },
    ],
    [
      'before anything',
      { end_day: '2026-02-28' },
      { loss: 0, profit: 0, net_result: 0, recharge_total: 0, withdraw_total: 0, rewards: 0 },
    ],
  ] as const;
  test.each(periods)('[AGT-21] what the tree brought %s', async (_, period, figures) => {
    const { content } = await inquire({ user_id: idOf('asha'), ...period });
    expect(content).toMatchObject([{ name: 'asha', invitees: 3, ...figures }]);
  });

  test('[AGT-21] one agent tells the same as the list', async () => {
    const period = { start_day: '2026-03-02', end_day: '2026-03-02' };
    const { content } = await inquire({ user_id: idOf('asha'), ...period });
    const detailed = (name: keyof typeof people, caller: OfficeCaller = clerk()) =>
      routes['subscriber/detailed_agent']({ user_id: idOf(name), ...period }, contextOf(caller));
    expect(await detailed('asha')).toEqual({ kind: 'answer', count: null, content: content[0] });
    const unknown = { kind: 'refusal', code: 'agent-unknown' };
    expect(await detailed('daudi')).toEqual(unknown);
    expect(await detailed('asha', agent('baraka'))).toEqual(unknown);
  });

  test('[AGT-21] accounts that do not count in statistics are nobody’s gain', async () => {
    const count = (counts: boolean) =>
      world.database.transact((tx) =>
        tx
          .updateTable('player')
          .set({ countsInStatistics: counts })
          .where('id', '=', people.daudi)
          .execute(),
      );
    await count(false);
    const { content } = await inquire({ user_id: idOf('asha') });
    expect(content).toMatchObject([{ invitees: 3, loss: 0, recharge_total: 107 }]);
    await count(true);
  });

  test('[AGT-22] the list is sorted and narrowed, and pages', async () => {
    expect(await namesOf()).toEqual(['elia', 'baraka', 'asha']);
    expect(await namesOf({ sort_order: 'asc' })).toEqual(['asha', 'baraka', 'elia']);
    expect(await namesOf({ sort_field: 'invitees' })).toEqual(['asha', 'baraka', 'elia']);
    expect(await namesOf({ sort_field: 'recharge_total' })).toEqual(['asha', 'baraka', 'elia']);
    expect(await namesOf({ sort_field: 'net_result', sort_order: 'asc' })).toEqual([
      'baraka',
      'elia',
      'asha',
    ]);
    expect(await namesOf({ page: 2, page_size: 2 })).toEqual(['asha']);
    expect((await inquire({ page: 2, page_size: 2 })).count).toBe(3);
    expect(await namesOf({ name: 'ARA' })).toEqual(['baraka']);
    expect(await namesOf({ phone: '001' })).toEqual(['baraka']);
    const seesPhones = anAdministrator(clerkId, ['subscriber/reveal_phone']);
    expect(await namesOf({ phone: '0001' }, seesPhones)).toEqual(['baraka']);
    expect(await namesOf({ phone: '+255 766 000 000' })).toEqual(['asha']);
    expect(await namesOf({ phone: 'x' })).toEqual([]);
    expect(await namesOf({ disabled_status: 1 })).toEqual([]);
    expect(await namesOf({ above_id: idOf('asha') })).toEqual(['baraka']);
    expect(await namesOf({ above_id: '99999999' })).toEqual([]);
  });

  test('[AGT-01] an agent sees itself and those below, and nobody above', async () => {
    expect(await namesOf({}, agent('asha'))).toEqual(['baraka', 'asha']);
    expect(await namesOf({}, agent('baraka'))).toEqual(['baraka']);
    const own = await inquire({}, agent('baraka'));
    expect(own.content[0]?.superior).toBeNull();
    const above = await inquire({ user_id: idOf('baraka') });
    expect(above.content[0]?.superior).toEqual({ id: idOf('asha'), name: 'asha' });
    expect(await inquire({ user_id: idOf('elia') }, agent('asha'))).toMatchObject({ count: 0 });
  });

  test('[USR-91] hidden digits of a phone are asked for by who may see them alone', async () => {
    const asked = { page: 1, page_size: 10, phone: '0001' } as const;
    const reply = await routes['subscriber/inquire_agent'](asked as never, contextOf(clerk()));
    expect(reply).toEqual({ kind: 'refusal', code: 'phone-digits-hidden' });
  });

  test('[AGT-02] to an agent a part of a phone finds nobody', async () => {
    expect(await namesOf({ phone: '0001' }, agent('asha'))).toEqual([]);
    expect(await namesOf({ phone: '0766000001' }, agent('asha'))).toEqual(['baraka']);
  });

  const members = async (agent_id: string, caller: OfficeCaller = clerk()) =>
    routes['subscriber/get_proxy_user']({ agent_id, page: 1, page_size: 10 }, contextOf(caller));

  test('[AGT-23] the users of a tree, the newest first, with how far below they are', async () => {
    expect(await members(idOf('asha'))).toMatchObject({
      count: 3,
      content: [
        { name: 'daudi', depth: 1, phone: '0766•••003', net_result: 1_000 },
        { name: 'chausiku', depth: 2, superior: { name: 'baraka' }, net_result: -20 },
        { name: 'baraka', depth: 1, superior: { name: 'asha' }, net_result: -10 },
      ],
    });
  });

  test('[AGT-01] somebody else’s tree, and nobody’s, is not found', async () => {
    const unknown = { kind: 'refusal', code: 'agent-unknown' };
    expect(await members(idOf('asha'), agent('baraka'))).toEqual(unknown);
    expect(await members(idOf('elia'), agent('asha'))).toEqual(unknown);
    expect(await members('99999999', agent('asha'))).toEqual(unknown);
    expect(await members(idOf('chausiku'), agent('asha'))).toEqual(unknown);
    expect(await members(idOf('baraka'), agent('asha'))).toMatchObject({ count: 1 });
    expect(await members(idOf('asha'), agent('asha'))).toMatchObject({ count: 3 });
  });

  const update = (name: keyof typeof people, asked: { return_scale: number; agent: 0 | 1 }) =>
    routes['subscriber/update_agent'](
      { user_id: idOf(name), reason: 'agreed', ...asked },
      contextOf(clerk()),
    );

  test('[AGT-24] the scale changes; the end of the role leaves the player and the friends', async () => {
    const done = { kind: 'answer', content: null, count: null };
    expect(await update('asha', { return_scale: 7.5, agent: 1 })).toEqual(done);
    expect((await inquire({ user_id: idOf('asha') })).content[0]?.return_scale).toBe(7.5);
    expect(await update('asha', { return_scale: 7.5, agent: 0 })).toEqual(done);
    expect(await update('asha', { return_scale: 7.5, agent: 0 })).toEqual({
      kind: 'refusal',
      code: 'agent-unknown',
    });
    expect(await namesOf()).toEqual(['elia', 'baraka']);
    const [baraka] = await world.database.read
      .selectFrom('player')
      .select('inviterId')
      .where('id', '=', people.baraka)
      .execute();
    expect(baraka?.inviterId).toBe(people.asha);
    const changes = await world.database.read
      .selectFrom('activity')
      .select('changes')
      .where('subjectId', '=', idOf('asha'))
      .orderBy('id')
      .execute();
    expect(changes.slice(1)).toEqual([
      { changes: { return_scale: [5.25, 7.5] } },
      { changes: { agent: [1, 0] } },
    ]);
  });

  test('[AGT-13] the end of the role is heard in every process at once', async () => {
    await appoint('asha');
    const token = await world.database.transact((tx) =>
      world.access.openSession(
        tx,
        { kind: 'agent', id: people.asha },
        { address: '', userAgent: '' },
      ),
    );
    const elsewhere = world.startAccess();
    for (const access of [world.access, elsewhere]) {
      expect(await access.authenticate(token)).toMatchObject({ kind: 'agent' });
    }
    await update('asha', { return_scale: 0, agent: 0 });
    for (const access of [world.access, elsewhere]) {
      expect(await access.authenticate(token)).toEqual({ kind: 'visitor' });
    }
  });

  test('[AGT-21] rewards are counted from the books, on their day and in all', async () => {
    const bet = { serialNumber: 'B0123456789ABCDE', settlement: 1 };
    const reward = { inviterId: people.elia, amount: shillings(12) };
    await world.database.transact((tx) => world.wallet.append(tx, inviterRewardEntry(bet, reward)));
    await world.wallet.figures.countEverybody();
    const rewardsIn = async (period: { start_day?: string; end_day?: string }) =>
      (await inquire({ user_id: idOf('elia'), ...period })).content.map(({ rewards }) => rewards);
    const today = new Date(world.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
    expect(await rewardsIn({})).toEqual([12]);
    expect(await rewardsIn({ start_day: today })).toEqual([12]);
    expect(await rewardsIn({ end_day: '2020-01-01' })).toEqual([0]);
  });

  test('[AGT-25] an order tells the agents above its player, the nearest first', async () => {
    await appoint('asha');
    const orderId = await placeOrder(people.chausiku);
    const proxy = (id: string) => routes['order_list/get_proxy']({ id }, contextOf(clerk()));
    expect(await proxy(orderId.toString())).toMatchObject({
      content: [{ name: 'baraka' }, { name: 'asha' }],
    });
    expect(await proxy('1')).toEqual({ kind: 'refusal', code: 'order-unknown' });
  });
});

/** Only what leads from an order to its player. */
async function placeOrder(playerId: bigint): Promise<bigint> {
  const placedAt = world.clock.now();
  return world.database.transact(async (tx) => {
    const terms = await tx
      .insertInto('betTerms')
      .values({ content: JSON.stringify({}) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = await tx
      .insertInto('betOrder')
      .values({
        ...{ id: sql<bigint>`bet_id_from(${placedAt})`, playerId, placedAt },
        ...{ serialNumber: 'B0123456789ABCDE', requestKey: 'x', requestHash: 'x' },
        ...{ type: 1, status: 2, systemSize: 0, legCount: 1, stake: 100n, paidWith: 'cash' },
        ...{ device: 'phone', totalOdds: '200', termsId: terms.id },
        ...{ profit: 100n, winBonus: 0n, tax: 0n, payout: 200n },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return order.id;
  });
}
