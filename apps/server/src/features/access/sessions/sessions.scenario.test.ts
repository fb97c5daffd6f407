import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { contextOf } from '../../../fixtures/call-context.ts';
import { createFeatureWorld, type FeatureWorld } from '../../../fixtures/feature-world.ts';
import { createSessionCache } from './authenticate.ts';

const officeRules = () => ({ totpRequired: false, idleMinutes: 30, proofMinutes: 15 });
let world: FeatureWorld;
beforeEach(async () => {
  await world?.close();
  world = await createFeatureWorld();
});
afterAll(() => world.close());

const visit = { address: '41.59.3.7', userAgent: 'TECNO' };
const owner = { kind: 'player', id: 42n } as const;
const visitor = { kind: 'visitor' };
const open = () => world.database.transact((tx) => world.access.openSession(tx, owner, visit));
const signOut = async (token: string) => {
  const caller = await world.access.authenticate(token);
  await world.access.routes['subscriber/sign_out']({}, contextOf(caller));
};

describe('sessions', () => {
  test('[ACC-01] a token is 256 random bits of which only a hash is kept', async () => {
    const [token, another] = [await open(), await open()];
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(another).not.toBe(token);
    const rows = await world.database.read.selectFrom('session').selectAll().execute();
    expect(rows.map((row) => row.tokenHash.toString('hex'))).toContain(
      createHash('sha256').update(token).digest('hex'),
    );
    expect(JSON.stringify(rows, (_, value) => String(value))).not.toContain(token);
  });

  test('[ACC-01] it names its owner for 86,400 seconds and no longer', async () => {
    const token = await open();
    const player = { kind: 'player', playerId: 42n, token };
    expect(await world.access.authenticate(token)).toEqual(player);
    world.clock.advance({ seconds: 86_399 });
    expect(await world.access.authenticate(token)).toEqual(player);
    world.clock.advance({ seconds: 1 });
    expect(await world.access.authenticate(token)).toEqual(visitor);
  });

  test('[ACC-01] a token nobody was given is a visitor', async () => {
    expect(await world.access.authenticate('')).toEqual(visitor);
    expect(await world.access.authenticate('x'.repeat(43))).toEqual(visitor);
  });

  test('[ACC-01] expired sessions of an owner go when the owner comes again', async () => {
    await open();
    world.clock.advance({ seconds: 86_400 });
    await open();
    expect(await world.database.read.selectFrom('session').selectAll().execute()).toHaveLength(1);
  });

  test('[ACC-02] signing out ends one session at once, in every process', async () => {
    const other = world.startAccess();
    const [token, kept] = [await open(), await open()];
    await other.authenticate(token);
    await signOut(token);
    expect(await world.access.authenticate(token)).toEqual(visitor);
    expect(await other.authenticate(token)).toEqual(visitor);
    expect(await other.authenticate(kept)).toMatchObject({ kind: 'player' });
  });

  test('[LIVE-17] every process tells those who hold on to callers whose session may be over', async () => {
    const other = world.startAccess();
    const [token, kept] = [await open(), await open()];
    const held = [await other.authenticate(token), await other.authenticate(kept)];
    const stranger = { kind: 'player', playerId: 42n, token } as const;
    const told: boolean[][] = [];
    other.onRevoked((mayBeOver) => void told.push([...held, stranger].map(mayBeOver)));
    await signOut(token);
    await world.database.transact((tx) => world.access.endSessionsOf(tx, owner));
    expect(told).toEqual([
      [true, false, false],
      [true, true, false],
    ]);
    expect(held.map(other.expiryOf)).toEqual(
      Array(2).fill(new Date(world.clock.now().getTime() + 86_400_000)),
    );
  });

  test('[ACC-02] ending all sessions of an owner leaves the others alone', async () => {
    const tokens = [await open(), await open()];
    const namesake = { kind: 'administrator', id: 42n } as const;
    const stays = await world.database.transact((tx) =>
      world.access.openSession(tx, { kind: 'player', id: 43n }, visit),
    );
    for (const token of [...tokens, stays]) await world.access.authenticate(token);
    await world.database.transact((tx) => world.access.endSessionsOf(tx, namesake));
    expect(await world.access.authenticate(tokens[0] ?? '')).toMatchObject({ kind: 'player' });
    await world.database.transact((tx) => world.access.endSessionsOf(tx, owner));
    for (const token of tokens) expect(await world.access.authenticate(token)).toEqual(visitor);
    expect(await world.access.authenticate(stays)).toMatchObject({ kind: 'player' });
  });

  test('[ACC-02] an answer that was under way during a revocation is not cached', async () => {
    const token = await open();
    const cache = createSessionCache({ ...world, officeRules, recordActivity: world.audit.record });
    const underWay = cache.authenticate(token);
    cache.forget({ of: 'everyone' });
    await underWay;
    await world.database.transact((tx) => tx.deleteFrom('session').execute());
    expect(await cache.authenticate(token)).toEqual(visitor);
    await cache.close();
  });

  test('[ACC-02] a revocation nobody announced lasts ten seconds at most', async () => {
    const token = await open();
    await world.access.authenticate(token);
    await world.database.transact((tx) => tx.deleteFrom('session').execute());
    expect(await world.access.authenticate(token)).toMatchObject({ kind: 'player' });
    world.clock.advance({ seconds: 10 });
    expect(await world.access.authenticate(token)).toEqual(visitor);
  });

  test('[ACC-02] signing out where it was not heard of ends it there at once', async () => {
    const token = await open();
    await world.access.authenticate(token);
    // Another process ended it and died before it could say so.
    await world.database.transact((tx) => tx.deleteFrom('session').execute());
    await signOut(token);
    expect(await world.access.authenticate(token)).toEqual(visitor);
  });

  test('[ACC-02] a process that rejoins the fleet trusts nothing it remembers', async () => {
    const rejoin = vi.fn<(listener: () => void) => () => void>(() => () => {});
    const cache = createSessionCache({
      ...world,
      officeRules,
      recordActivity: world.audit.record,
      bus: { ...world.bus, onRejoin: rejoin },
    });
    const token = await open();
    await cache.authenticate(token);
    await world.database.transact((tx) => tx.deleteFrom('session').execute());
    rejoin.mock.calls[0]?.[0]();
    expect(await cache.authenticate(token)).toEqual(visitor);
    await cache.close();
  });

  test('[ACC-11] of ten sign-outs at once, one is written down', async () => {
    const token = await open();
    await Promise.all(Array.from({ length: 10 }, () => signOut(token)));
    const rows = await world.database.read
      .selectFrom('activity')
      .select(['type', 'userId', 'network'])
      .execute();
    expect(rows).toEqual([{ type: 11, userId: 42n, network: '41.59.3.0/24' }]);
  });
});
