import { hashPassword } from '@kipute/testkit/page-password';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createFeatureWorld,
  type FeatureWorld,
  TEST_PEPPER as pepper,
} from '../fixtures/feature-world.ts';
import { seededPlayers } from './people.ts';
import { seed } from './seed.ts';
import { findSeededAccount } from './seeded-accounts.ts';

let world: FeatureWorld;
beforeAll(async () => {
  world = await createFeatureWorld();
});
afterAll(() => world.close());

const find = () => findSeededAccount(world.database, world.access);
const setPassword = async (table: 'player' | 'administrator') => {
  const passwordHash = await world.access.passwords.hash('c'.repeat(64));
  await world.database.transact((tx) => tx.updateTable(table).set({ passwordHash }).execute());
};

test('[WIRE-37] seeded people are found by the passwords everybody knows, and by nothing else', async () => {
  const [asha] = seededPlayers;
  const registered = { phone: asha?.phone ?? '', name: 'A real person', language: 'sw' } as const;
  await world.database.transact((tx) =>
    world.players.createPlayer(tx, { ...registered, password: 'b'.repeat(64) }),
  );
  expect(await find()).toBeUndefined();
  await seed(world.url, { pepper, hashPassword });
  expect(await find()).toBe('admin');
  await setPassword('administrator');
  expect(await find()).toMatch(/^255\d{9}$/);
  await setPassword('player');
  expect(await find()).toBeUndefined();
});

test('[START-43] a house without people has the roles alone', async () => {
  const house = await createFeatureWorld();
  const logins = await seed(house.url, { pepper, hashPassword, contents: 'house' });
  expect(logins).toEqual({ players: [], administrators: [] });
  const count = async (table: 'role' | 'player' | 'administrator') =>
    (await house.database.read.selectFrom(table).select('id').execute()).length;
  expect([(await count('role')) > 0, await count('player'), await count('administrator')]).toEqual([
    true,
    0,
    0,
  ]);
  await house.close();
});
