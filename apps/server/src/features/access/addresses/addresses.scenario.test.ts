import { eventually } from '@kipute/testkit/eventually';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAdministrator, contextOf } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { type Addresses, createAddresses } from './addresses.ts';
import { openOffice } from './change-rules.ts';

const OFFICE = '41.59.3.7';
const HOME = '102.22.8.4';
let world: FeatureWorld;
/** Two processes of one fleet. */
let here: Addresses;
let there: Addresses;
let clerk: bigint;

beforeAll(async () => {
  world = await createFeatureWorld();
  const { database, bus, clock, audit } = world;
  const log = pino({ level: 'silent' });
  const start = () => createAddresses({ database, bus, clock, log, recordActivity: audit.record });
  here = await start();
  there = await start();
  clerk = await world.database.transact(async (tx) => {
    const { id: roleId } = await tx
      .insertInto('role')
      .values({ code: 'guard', nameSw: 'Mlinzi', nameEn: 'Guard' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await tx
      .insertInto('administrator')
      .values({ account: 'juma', name: 'Juma', roleId, createdAt: world.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
});
afterAll(async () => {
  here.close();
  there.close();
  await world.close();
});
beforeEach(async () => {
  const { database, bus, audit } = world;
  await openOffice({ database, bus, record: audit.record });
  await world.database.transact((tx) => tx.deleteFrom('addressRule').execute());
});

type Request = Parameters<Addresses['routes']['ip_blacklist/add']>[0];
const context = (address: string) => contextOf(anAdministrator(clerk), { address });
const add = (given: Partial<Request> & { network: string }, address = OFFICE, at = here) =>
  at.routes['ip_blacklist/add'](
    { list: 'block', reach: 'both', note: 'attack', until: null, ...given },
    context(address),
  );
const remove = (id: string, address = OFFICE) =>
  here.routes['ip_blacklist/remove']({ id }, context(address));
const inquire = async (
  filter: Partial<Parameters<Addresses['routes']['ip_blacklist/inquire']>[0]> = {},
) => {
  const reply = await here.routes['ip_blacklist/inquire'](
    { page: 1, page_size: 10, ...filter },
    context(OFFICE),
  );
  return reply.kind === 'answer' ? reply.content.map(({ network }) => network) : reply;
};
const idOf = (reply: Awaited<ReturnType<typeof add>>): string => {
  if (reply.kind !== 'answer') throw new Error('refused');
  return reply.content.id;
};
const codeOf = (reply: { kind: string; code?: string }) =>
  reply.kind === 'refusal' ? reply.code : reply.kind;

describe('a rule', () => {
  test('[ADR-05] is in force here when its maker hears so, and in the other process at once', async () => {
    const reply = await add({ network: '8.8.8.0/24', reach: 'players' });
    expect(reply).toMatchObject({
      content: {
        network: '8.8.8.0/24',
        list: 'block',
        reach: 'players',
        note: 'attack',
        made_by: { id: clerk.toString(), name: 'Juma' },
        until: null,
      },
    });
    expect(here.refuses('player', '8.8.8.8')).toBe(true);
    await eventually(() => expect(there.refuses('player', '8.8.8.8')).toBe(true));
    expect(there.refuses('backoffice', '8.8.8.8')).toBe(false);
    await remove(idOf(reply));
    await eventually(() => expect(there.refuses('player', '8.8.8.8')).toBe(false));
  });

  test('[ADR-09] is logged with its maker, its subject and what it changed', async () => {
    const id = idOf(await add({ network: '2001:db8::/32', until: '2027-01-01T00:00:00.000Z' }));
    await remove(id);
    const rows = await world.database.read
      .selectFrom('activity')
      .select(['type', 'userId', 'subjectKind', 'subjectId', 'content', 'changes'])
      .where('subjectId', '=', id)
      .where('subjectKind', '=', 'address-rule')
      .orderBy('id')
      .execute();
    const log = { type: 28, userId: clerk, subjectKind: 'address-rule', subjectId: id };
    const until = '2027-01-01T00:00:00.000Z';
    expect(rows).toMatchObject([
      { ...log, changes: { list: [null, 'block'], reach: [null, 'both'], until: [null, until] } },
      { ...log, changes: { list: ['block', null], note: ['attack', null] } },
    ]);
  });

  const refusals: readonly [string, Partial<Request> & { network: string }, string][] = [
    ['is no network', { network: '41.59.3.7/24' }, 'network-invalid'],
    ['is too wide', { network: '0.0.0.0/0' }, 'network-too-wide'],
    ['allows players', { network: OFFICE, list: 'allow' }, 'allow-for-office-only'],
    ['has ended', { network: HOME, until: '2026-03-01T09:00:00.000Z' }, 'end-in-the-past'],
    ['blocks its maker', { network: '41.59.3.0/24', reach: 'office' }, 'own-address-shut-out'],
    [
      'allows others alone',
      { network: HOME, list: 'allow', reach: 'office' },
      'own-address-shut-out',
    ],
  ];
  test.each(refusals)(
    '[ADR-01] [ADR-03] [ADR-07] that %s is refused by name',
    async (_, given, code) => {
      expect(codeOf(await add(given))).toBe(code);
      expect(await inquire()).toEqual([]);
    },
  );

  test('[ADR-10] stands once on a list; one that has ended makes room', async () => {
    const until = new Date(world.clock.now().getTime() + 60_000).toISOString();
    const first = await add({ network: HOME, until });
    expect(codeOf(await add({ network: '::ffff:102.22.8.4' }))).toBe('address-rule-exists');
    world.clock.advance({ minutes: 1 });
    expect(here.refuses('player', HOME)).toBe(false);
    expect(idOf(await add({ network: HOME }))).not.toBe(idOf(first));
    expect(await inquire()).toEqual([HOME]);
  });

  test('[ADR-11] is found by an address that it covers and by a network that it lies in', async () => {
    await add({ network: '8.8.8.0/24' });
    await add({ network: '9.9.9.9', reach: 'players' });
    await add({ network: OFFICE, list: 'allow', reach: 'office' });
    expect(await inquire({ network: '8.8.8.8' })).toEqual(['8.8.8.0/24']);
    expect(await inquire({ network: '9.0.0.0/8' })).toEqual(['9.9.9.9']);
    expect(await inquire({ list: 'allow' })).toEqual([OFFICE]);
    expect(await inquire({ reach: 'players' })).toEqual(['9.9.9.9']);
    expect(await inquire({ network: '9.9' })).toMatchObject({ code: 'network-invalid' });
    expect(await inquire({ page: 2, page_size: 2 })).toEqual(['8.8.8.0/24']);
  });
});

describe('nobody locks themselves out', () => {
  test('[ADR-07] nor by removing the rule that lets them in, while others stand', async () => {
    const own = idOf(await add({ network: OFFICE, list: 'allow', reach: 'office' }));
    const other = idOf(await add({ network: HOME, list: 'allow', reach: 'office' }));
    expect(codeOf(await remove(own))).toBe('own-address-shut-out');
    expect(here.refuses('backoffice', '9.9.9.9')).toBe(true);
    expect(codeOf(await remove(other))).toBe('answer');
    expect(codeOf(await remove(own))).toBe('answer');
    expect(here.refuses('backoffice', '9.9.9.9')).toBe(false);
    expect(codeOf(await remove(own))).toBe('address-rule-unknown');
  });

  test('[ADR-08] of two who shut each other out at the same moment, one stays inside', async () => {
    const replies = await Promise.all([
      add({ network: HOME }, OFFICE, here),
      add({ network: OFFICE }, HOME, there),
    ]);
    expect(replies.map(codeOf).sort()).toEqual(['address-blocked', 'answer']);
    // The other process may have made the one that stands; this one hears of it a moment later.
    const out = () => [OFFICE, HOME].filter((address) => here.refuses('backoffice', address));
    await eventually(() => expect(out()).toHaveLength(1));
  });

  test('[ADR-08] ten equal rules at once are one rule', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => add({ network: HOME }, OFFICE, at % 2 ? here : there)),
    );
    expect(replies.map(codeOf).sort()).toEqual([...Array(9).fill('address-rule-exists'), 'answer']);
    expect(await inquire()).toEqual([HOME]);
  });

  test('[ADR-12] the console opens the office again; players stay blocked as they were', async () => {
    await add({ network: HOME, reach: 'office' });
    await add({ network: '8.8.8.8', reach: 'both' });
    await add({ network: '9.9.9.9', reach: 'players' });
    await add({ network: OFFICE, list: 'allow', reach: 'office' });
    const { database, bus, audit } = world;
    const opened = await openOffice({ database, bus, record: audit.record });
    expect(opened).toEqual([
      `block ${HOME} for office`,
      'block 8.8.8.8 for both',
      `allow ${OFFICE} for office`,
    ]);
    await eventually(() => expect(there.refuses('backoffice', HOME)).toBe(false));
    expect(there.refuses('backoffice', '8.8.8.8')).toBe(false);
    expect(['8.8.8.8', '9.9.9.9'].map((address) => there.refuses('player', address))).toEqual([
      true,
      true,
    ]);
    const told = await world.database.read
      .selectFrom('activity')
      .select('content')
      .where('content', 'like', 'opened from the console%')
      .where('content', 'like', '%8.8.8.8%')
      .execute();
    expect(told).toHaveLength(1);
  });
});
