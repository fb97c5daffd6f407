import { registry } from '@kipute/contract/registry';
import { house, purseOf } from '@kipute/domain/ledger/account';
import { transfer } from '@kipute/domain/ledger/entry';
import { shillings } from '@kipute/domain/money/senti';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAdministrator } from '../../../fixtures/call-context.ts';
import type { DB } from '../../../platform/database/schema.gen.ts';
import type { SignedInAgent } from '../../../platform/http/handler.ts';
import { createOfficeWorld, type OfficeWorld } from '../fixtures/office-world.ts';
import { asksForAnybody, asksForFigures, conditionsOf } from './user-filter.ts';
import { idPageReader } from './user-list-store.ts';

let world: OfficeWorld;
const ids: Record<string, string> = {};

const people: Readonly<Record<string, Updateable<DB['player']>>> = {
  asha: {
    name: 'Asha Mwinyimkuu',
    mail: 'Asha@example.com',
    gender: 2,
    birthDate: '1990-05-01',
    registerNetwork: '41.59.3.0/24',
    loginNetwork: '41.59.9.0/24',
  },
  juma: { name: 'Juma Kapinga', location: 'Tanga', job: 'Fundi', bettingForbidden: true },
  neema: { name: 'Neema O_Mushi', disabled: true, reported: 1, registerNetwork: '102.22.8.0/24' },
  baraka: { name: 'Baraka', withdrawalForbidden: true, withdrawalWhitelisted: true },
  zawadi: { name: 'Zawadi Asha', countsInStatistics: false },
  closed: { name: 'Asha Gone' },
};

beforeAll(async () => {
  world = await createOfficeWorld();
  for (const [who, set] of Object.entries(people)) {
    world.clock.advance({ seconds: 3_600 });
    const id = await world.newPlayer();
    ids[who] = id.toString();
    const now = world.clock.now();
    const signedInAt = who === 'juma' ? null : now;
    const closedAt = who === 'closed' ? now : null;
    await world.database.transact((tx) =>
      tx
        .updateTable('player')
        .set({ ...set, signedInAt, closedAt })
        .where('id', '=', id)
        .execute(),
    );
  }
  await world.database.transact((tx) =>
    tx
      .updateTable('player')
      .set({ inviterId: BigInt(ids.asha ?? '') })
      .where('id', '=', BigInt(ids.juma ?? ''))
      .execute(),
  );
  await deposit('asha', 500);
  await deposit('baraka', 2_000);
  await deposit('zawadi', 1_000);
  await world.give(BigInt(ids.juma ?? ''), shillings(10));
  await world.wallet.figures.countEverybody();
});
afterAll(() => world.close());

const deposit = (who: string, amount: number) =>
  world.database.transact((tx) =>
    world.wallet.append(tx, {
      ...{ key: `deposit of ${who}`, cause: 'deposit' },
      postings: transfer({
        from: house('float-mpesa'),
        to: purseOf(BigInt(ids[who] ?? ''), 'cash'),
        amount: shillings(amount),
      }),
    }),
  );

type Filter = Parameters<typeof world.told<'subscriber/inquire'>>[1];

const whoOf = (users: readonly { readonly id: string }[]) =>
  users.map(({ id }) => Object.keys(ids).find((who) => ids[who] === id));
const found = async (filter: Filter) =>
  whoOf(await world.told('subscriber/inquire', { page_size: 50, ...filter }));

const cases: [string, Filter, readonly string[]][] = [
  [
    'nothing: everybody who is not closed, newest first',
    {},
    ['zawadi', 'baraka', 'neema', 'juma', 'asha'],
  ],
  ['the beginning of a word of the name', { name: 'ash' }, ['zawadi', 'asha']],
  ['beginnings of several words', { name: 'mwin ASHA' }, ['asha']],
  ['signs that search languages know', { name: "o_mushi:* & 'x" }, []],
  ['a name with a sign in it', { name: 'o_mu' }, ['neema']],
  ['the whole phone, as people write it', { phone: '0712 000 301' }, ['asha']],
  ['the last digits of a phone', { phone: '302' }, ['juma']],
  ['the beginning of a mail address', { mail: 'ASHA@' }, ['asha']],
  ['a sign of patterns', { mail: '%' }, []],
  ['a place', { location: 'tan' }, ['juma']],
  ['work', { job: 'fun' }, ['juma']],
  ['gender', { gender: 2 }, ['asha']],
  ['birthdays', { birth_from: '1990-05-01', birth_to: '1990-05-01' }, ['asha']],
  ['disabled', { disabled_status: 1 }, ['neema']],
  ['not disabled', { disabled_status: 0, sort_order: 'asc' }, ['asha', 'juma', 'baraka', 'zawadi']],
  ['no betting', { no_bet: 1 }, ['juma']],
  ['no withdrawal', { no_withdraw: 1 }, ['baraka']],
  ['whitelisted', { withdrawal_whitelist: 1 }, ['baraka']],
  ['not reported', { reported: 1 }, ['neema']],
  ['not in statistics', { participation_statistics: 0 }, ['zawadi']],
  ['closed', { closed: 1 }, ['closed']],
  ['an address at registration', { register_network: '41.59.3.77' }, ['asha']],
  ['a network at sign-in', { login_network: '41.59.9.0/24' }, ['asha']],
  ['a wide network', { register_network: '102.22.0.0/16' }, ['neema']],
  ['agents', { kind: 'agent' }, []],
  ['a balance', { balance_from: 1_000, balance_to: 1_500 }, ['zawadi']],
  ['a net result', { net_to: -1, sort_field: 'net_result' }, ['juma']],
  ['no credit', { credit_to: 0, name: 'baraka' }, ['baraka']],
  ['somebody and something', { name: 'asha', participation_statistics: 0 }, ['zawadi']],
  [
    'a balance as order',
    { sort_field: 'balance', balance_from: 1 },
    ['baraka', 'zawadi', 'asha', 'juma'],
  ],
  [
    'the latest sign-in',
    { sort_field: 'login_time' },
    ['zawadi', 'baraka', 'neema', 'asha', 'juma'],
  ],
  ['an id that is too long', { user_id: '9999999999999999999' }, []],
];

describe('the list of users', () => {
  test.each(cases)('[USR-01, USR-05] asked for %s', async (_what, filter, who) => {
    expect(await found(filter)).toEqual(who);
  });

  test.each(['walked', 'walked-by-registration'] as const)(
    '[USR-02] who is met on a walk along the order is who would be found: %s',
    async (way) => {
      const walk = idPageReader(world.clock, 0);
      for (const [what, filter, who] of cases) {
        const request = registry['subscriber/inquire'].input.parse({ page_size: 50, ...filter });
        const found = conditionsOf(request, 'found') ?? [];
        const walked = conditionsOf(request, way) ?? [];
        const { ids: met } = await walk(world.database.office, {
          ...{ ...request, conditions: { found, walked }, scope: { of: 'everybody' } },
          asksForFigures: asksForFigures(request),
          ...{ asksForAnybody: asksForAnybody(request), filterKey: what },
        });
        expect([what, ...whoOf(met.map((id) => ({ id: id.toString() })))]).toEqual([what, ...who]);
      }
    },
  );

  test.each<[string, Filter]>([
    ['two digits of a phone', { phone: '12' }],
    ['letters as a phone', { phone: 'asha' }],
    ['signs as a name', { name: '&|!' }],
    ['half an address', { register_network: '41.59' }],
  ])('[USR-04] %s is refused instead of dropped', async (_what, filter) => {
    expect(await world.ask('subscriber/inquire', filter)).toEqual({ refusal: 'parameter-invalid' });
  });

  test.each([
    ['0302', 'phone-digits-hidden', ['juma']],
    ['00 03 02', 'phone-digits-hidden', ['juma']],
    ['0712 000 302', ['juma'], ['juma']],
    ['302', ['juma'], ['juma']],
  ])(
    '[USR-91] %s of a phone, asked by who may not see whole numbers: %j',
    async (phone, masked, seen) => {
      const asked = async (nodes: readonly string[]) => {
        const caller = anAdministrator(world.clerkId, nodes);
        const reply = await world.ask('subscriber/inquire', { phone }, caller);
        return 'refusal' in reply ? reply.refusal : whoOf(reply.content);
      };
      expect(await asked(['subscriber/inquire'])).toEqual(masked);
      expect(await asked(['subscriber/inquire', 'subscriber/reveal_phone'])).toEqual(seen);
    },
  );

  test('[USR-02] invited friends are found by their superior, and the superior is named', async () => {
    const users = await world.told('subscriber/inquire', { superior_id: ids.asha });
    expect(users).toMatchObject([
      { id: ids.juma, superior: { id: ids.asha, name: 'Asha Mwinyimkuu' } },
    ]);
  });

  test('[USR-03] pages do not repeat or skip anybody, and the count is of all pages', async () => {
    const pages = [1, 2, 3].map((page) =>
      world.ask('subscriber/inquire', { page, page_size: 2, sort_field: 'balance' }),
    );
    const replies = await Promise.all(pages);
    const users = replies.flatMap((reply) => ('content' in reply ? reply.content : []));
    expect(new Set(users.map(({ id }) => id)).size).toBe(5);
    expect(replies.map((reply) => 'count' in reply && reply.count)).toEqual([5, 5, 5]);
    const far = await world.ask('subscriber/inquire', { page: 100_000, page_size: 100 });
    expect(far).toMatchObject({ content: [], count: 5 });
  });

  test('[USR-10] phones are masked', async () => {
    const [asha] = await world.told('subscriber/inquire', { user_id: ids.asha });
    expect(asha).toMatchObject({ phone: '0712•••301', balance: 500, net_result: 0 });
  });

  test('[USR-06] an agent meets the own tree only, without the notes of the office', async () => {
    const agent: SignedInAgent = {
      ...{ kind: 'agent', playerId: BigInt(ids.asha ?? ''), token: '' },
      ...{ nodes: new Set<string>(), provenUntil: world.clock.now() },
    };
    await world.database.transact((tx) =>
      tx
        .insertInto('agentMember')
        .values({
          ...{ agentId: agent.playerId, playerId: BigInt(ids.juma ?? ''), depth: 1 },
          registeredAt: world.clock.now(),
        })
        .execute(),
    );
    await world.told('subscriber/update_note', { user_id: ids.juma ?? '', note: 'suspicious' });
    const reply = await world.ask('subscriber/inquire', {}, agent);
    expect(reply).toMatchObject({ content: [{ id: ids.juma, note: '' }], count: 1 });
    const juma = await world.told('subscriber/detailed', { user_id: ids.juma ?? '' }, agent);
    expect(juma).toMatchObject({ id: ids.juma, note: '' });
    for (const user_id of [ids.baraka ?? '', ids.asha ?? '', '1']) {
      for (const call of ['subscriber/detailed', 'subscriber/daily_history'] as const) {
        expect(await world.ask(call, { user_id }, agent)).toEqual({ refusal: 'user-unknown' });
      }
    }
    expect(await world.ask('subscriber/inquire', { note: 'susp' }, agent)).toEqual({
      refusal: 'permission-denied',
    });
    await world.database.transact((tx) =>
      tx
        .updateTable('player')
        .set({ closedAt: world.clock.now() })
        .where('id', '=', BigInt(ids.juma ?? ''))
        .execute(),
    );
    const afterwards = await world.ask('subscriber/inquire', {}, agent);
    expect(afterwards).toMatchObject({ content: [], count: 0 });
  });
});
