import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  createFeatureWorld,
  type FeatureWorld,
  TEST_PEPPER,
} from '../../../fixtures/feature-world.ts';
import { createGuardSignIn, type GuardSignIn } from './guard-sign-in.ts';

let world: FeatureWorld;
let pauses: number[];
let guard: GuardSignIn;
const limits = () => ({ signInAttemptsMax: 5, signInLockMinutes: 15 });

const startGuard = () =>
  createGuardSignIn({
    ...world,
    pepper: TEST_PEPPER,
    limits,
    pause: async (milliseconds) => void pauses.push(milliseconds),
  });

beforeEach(async () => {
  await world?.close();
  world = await createFeatureWorld();
  pauses = [];
  guard = startGuard();
});
afterAll(() => world.close());

const asha = {
  account: 'player:255712000101',
  address: '41.59.3.7',
  from: 'strange-device',
} as const;
const atHome = { ...asha, from: 'known-device' } as const;
const locked = { lockedMinutes: 15 };
const wrong = async () => false;
const right = async () => true;
const times = <Value>(count: number, make: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, make));
const tally = (verdicts: readonly unknown[]) =>
  Object.fromEntries(
    ['passed', 'wrong', 'locked'].map((word) => [
      word,
      verdicts.filter((verdict) => (typeof verdict === 'object' ? 'locked' : verdict) === word)
        .length,
    ]),
  );

describe('guarding sign-ins', () => {
  test('[ACC-06] the fifth wrong attempt locks, and even the right password then waits', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(await guard(asha, wrong)).toBe('wrong');
    expect(await guard(asha, right)).toEqual(locked);
    world.clock.advance({ minutes: 14, seconds: 59 });
    expect(await guard(asha, right)).toEqual({ lockedMinutes: 1 });
    world.clock.advance({ seconds: 1 });
    expect(await guard(asha, right)).toBe('passed');
  });

  test('[ACC-06] after a lock the count begins anew', async () => {
    await times(6, () => guard(asha, wrong));
    world.clock.advance({ minutes: 15 });
    expect(tally(await times(6, () => guard(asha, wrong)))).toMatchObject({ wrong: 5, locked: 1 });
  });

  test('[ACC-06] another account is not locked with it', async () => {
    await times(6, () => guard(asha, wrong));
    expect(await guard({ ...asha, account: 'player:255682000102' }, right)).toBe('passed');
  });

  const manyPlaces = Array.from({ length: 60 }, (_, place) =>
    place % 2 === 0 ? `41.60.${place}.9` : `2c0f:fe38:2101:${place.toString(16)}::7`,
  );
  test('[ACC-17] from sixty networks at once, over two processes, an account gives five guesses', async () => {
    const other = startGuard();
    const verdicts = await Promise.all(
      manyPlaces.map((address, place) =>
        (place % 3 === 0 ? other : guard)({ ...asha, address }, wrong),
      ),
    );
    expect(tally(verdicts)).toMatchObject({ passed: 0, wrong: 5 });
    expect(await guard({ ...asha, address: '102.22.8.1' }, right)).toEqual(locked);
  });

  test('[ACC-17] while strangers keep an account locked, its owner comes in where they always do', async () => {
    await times(6, () => guard(asha, wrong));
    expect(await guard(atHome, right)).toBe('passed');
    expect(await guard(asha, right)).toEqual(locked);
  });

  test('[ACC-17] a known device gives five guesses as well, in all of its network', async () => {
    for (const address of ['41.59.3.7', '41.59.3.8', '41.59.3.9', '41.59.3.10', '41.59.3.11']) {
      expect(await guard({ ...atHome, address }, wrong)).toBe('wrong');
    }
    expect(await guard({ ...atHome, address: '41.59.3.200' }, right)).toEqual(locked);
  });

  test('[ACC-18] a locked password leaves codes open, and the other way round', async () => {
    const byCode = { ...asha, account: 'login-code:255712000101', from: 'code' } as const;
    await times(6, () => guard(asha, wrong));
    expect(await guard(byCode, right)).toBe('passed');
    await times(6, () => guard(byCode, wrong));
    expect(await guard(byCode, right)).toEqual(locked);
    expect(await guard({ ...byCode, address: '102.22.8.1' }, right)).toBe('passed');
  });

  const networks: readonly [string, string, string][] = [
    ['a /24', '41.59.3.7', '41.59.3.250'],
    ['a /64', '2c0f:fe38:2101:77::5', '2c0f:fe38:2101:77:9:9:9:9'],
  ];
  test.each(networks)(
    '[ACC-19] a hundred wrong passwords of many accounts lock %s for strangers',
    async (...one) => {
      const [, address, neighbour] = one;
      for (let account = 0; account < 100; account += 1) {
        expect(await guard({ ...asha, account: `player:${account}`, address }, wrong)).toBe(
          'wrong',
        );
      }
      const another = { ...asha, account: 'player:255682000102', address: neighbour };
      expect(await guard(another, right)).toEqual(locked);
      expect(await guard({ ...another, address: '102.22.8.1' }, right)).toBe('passed');
      expect(await guard({ ...another, from: 'known-device' }, right)).toBe('passed');
      expect(await guard({ ...another, from: 'session' }, right)).toBe('passed');
    },
  );

  test('[ACC-06] the right password forgets the wrong ones, and so does time', async () => {
    await times(4, () => guard(asha, wrong));
    await guard(asha, right);
    expect(tally(await times(4, () => guard(asha, wrong)))).toMatchObject({ wrong: 4 });
    world.clock.advance({ minutes: 15, seconds: 1 });
    expect(tally(await times(4, () => guard(asha, wrong)))).toMatchObject({ wrong: 4 });
  });

  test('[ACC-06] each wrong attempt is answered more slowly than the one before', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) await guard(asha, wrong);
    expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000]);
  });

  test('[ACC-07] of ten wrong attempts at once, over two processes, five are looked at', async () => {
    const other = startGuard();
    let looks = 0;
    const look = async () => {
      looks += 1;
      return false;
    };
    const verdicts = await Promise.all([
      times(5, () => guard(asha, look)),
      times(5, () => other(asha, look)),
    ]);
    expect(tally(verdicts.flat())).toEqual({ passed: 0, wrong: 5, locked: 5 });
    expect(looks).toBe(5);
  });

  test('[ACC-08] ten taps with the right password all pass and leave no count', async () => {
    expect(tally(await times(10, () => guard(asha, right)))).toMatchObject({ passed: 10 });
    expect(await world.database.read.selectFrom('signInGuard').selectAll().execute()).toEqual([]);
  });

  test('[ACC-16] an attempt that nobody had time to look at is not counted', async () => {
    const overloaded = async () => 'overloaded' as const;
    await times(4, () => guard(asha, wrong));
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await guard(asha, overloaded)).toBe('overloaded');
    }
    expect(await guard(asha, wrong)).toBe('wrong');
    expect(await guard(asha, right)).toEqual(locked);
  });

  test('[ACC-05] the table names neither accounts nor addresses', async () => {
    await guard(asha, wrong);
    const rows = await world.database.read.selectFrom('signInGuard').selectAll().execute();
    expect(rows).toHaveLength(2);
    const bytes = Buffer.concat(rows.flatMap((row) => [row.accountHash, row.addressHash]));
    expect(bytes).toHaveLength(128);
    expect(bytes.includes('255712000101') || bytes.includes('41.59.3.7')).toBe(false);
  });

  test('[ACC-06] attempts of yesterday are swept away', async () => {
    await guard({ ...asha, account: 'player:yesterday', address: '10.0.0.1' }, wrong);
    world.clock.advance({ minutes: 24 * 60 + 1 });
    await guard(asha, wrong);
    expect(await world.database.read.selectFrom('signInGuard').selectAll().execute()).toHaveLength(
      2,
    );
  });
});
