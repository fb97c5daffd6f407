import { eventually } from '@kipute/testkit/eventually';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import type { Access } from '../index.ts';

let world: FeatureWorld;
let id: bigint;
let token: string;
const visit = { address: '41.59.3.7', userAgent: 'Firefox' };

beforeAll(async () => {
  world = await createFeatureWorld();
  const role = { code: 'clerk', name: { sw: 'Karani', en: 'Clerk' }, remarks: '', nodes: [] };
  await world.database.transact((tx) => world.access.ensureRoles(tx, { nodes: [], roles: [role] }));
  const person = { account: 'neema', name: 'Neema', phone: null, roleCode: 'clerk' };
  const created = await world.database.transact((tx) =>
    world.access.createAdministrator(tx, { ...person, password: 'a'.repeat(64) }),
  );
  id = created.ok ? created.value.id : 0n;
});
afterAll(() => world.close());
beforeEach(async () => {
  const owner = { kind: 'administrator', id } as const;
  token = await world.database.transact((tx) => world.access.openSession(tx, owner, visit));
});

const isOpen = async (access: Access = world.access) =>
  (await access.authenticate(token)).kind === 'administrator';
const act = async (access: Access = world.access) =>
  access.noteActivity(await access.authenticate(token));
const minutes = (count: number) => world.clock.advance({ minutes: count });
const storedUse = async () => {
  const rows = await world.database.read
    .selectFrom('session')
    .select(['openedAt', 'seenAt'])
    .orderBy('openedAt', 'desc')
    .execute();
  return rows[0]?.seenAt;
};

test('[ACC-44] thirty minutes without an act of a person end it, for good', async () => {
  minutes(29);
  expect(await isOpen()).toBe(true);
  minutes(1);
  expect(await isOpen()).toBe(false);
  const patient = world.startAccess({ idleMinutes: 720 });
  expect(await isOpen(patient)).toBe(false);
  const last = await world.database.read
    .selectFrom('activity')
    .select(['type', 'content', 'userId'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(last).toEqual({ type: 11, content: 'idle', userId: id });
});

test('[ACC-44] each act begins the minutes anew; looking at the token does not', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    minutes(20);
    await act();
  }
  minutes(20);
  expect(await isOpen()).toBe(true);
  minutes(10);
  expect(await isOpen()).toBe(false);
});

test('[ACC-44] an act after a long silence is known to other processes at once', async () => {
  const other = world.startAccess();
  minutes(29);
  await act();
  await eventually(async () => expect(await storedUse()).toEqual(world.clock.now()));
  minutes(2);
  expect(await isOpen(other)).toBe(true);
});

test('[ACC-44] acts within a minute are written together and never backwards', async () => {
  const other = world.startAccess();
  const opened = world.clock.now();
  world.clock.advance({ seconds: 20 });
  await act();
  await act(other);
  world.clock.advance({ seconds: 20 });
  const newest = world.clock.now();
  await act();
  expect(await storedUse()).toEqual(opened);
  await world.access.writeActivity();
  await other.writeActivity();
  expect(await storedUse()).toEqual(newest);
});

test('[ACC-44] a process that ends writes down what it saw', async () => {
  const leaving = world.startAccess();
  world.clock.advance({ seconds: 30 });
  await act(leaving);
  await leaving.close();
  expect(await storedUse()).toEqual(world.clock.now());
});

test('[ACC-44] a use that another process wrote down counts here', async () => {
  const other = world.startAccess();
  minutes(29);
  await act(other);
  await other.writeActivity();
  minutes(1);
  expect(await isOpen()).toBe(true);
});

test('[ACC-44] players are not asked to be busy', async () => {
  const owner = { kind: 'player', id: 42n } as const;
  const players = await world.database.transact((tx) => world.access.openSession(tx, owner, visit));
  minutes(12 * 60);
  expect((await world.access.authenticate(players)).kind).toBe('player');
});
