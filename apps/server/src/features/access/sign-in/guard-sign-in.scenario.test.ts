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

const asha = { account: 'player:255712000101', address: '41.59.3.7' };
const wrong = async () => false;
const right = async () => true;
const times = <Value>(count: number, make: () => Promise<Value>) =>
  Promise.all(Array.from({ length: count }, make));
const tally = (verdicts: readonly string[]) =>
  Object.fromEntries(
    ['passed', 'wrong', 'locked'].map((word) => [
      word,
      verdicts.filter((verdict) => verdict === word).length,
    ]),
  );

describe('guarding sign-ins', () => {
  test('[ACC-06] the fifth wrong attempt locks, and even the right password then waits', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1)
      expect(await guard(asha, wrong)).toBe('wrong');
    expect(await guard(asha, right)).toBe('locked');
    world.clock.advance({ minutes: 14, seconds: 59 });
    expect(await guard(asha, right)).toBe('locked');
    world.clock.advance({ seconds: 1 });
    expect(await guard(asha, right)).toBe('passed');
  });

  test('[ACC-06] after a lock the count begins anew', async () => {
    await times(6, () => guard(asha, wrong));
    world.clock.advance({ minutes: 15 });
    expect(tally(await times(6, () => guard(asha, wrong)))).toMatchObject({ wrong: 5, locked: 1 });
  });

  test('[ACC-06] neither another address nor another account is locked with it', async () => {
    await times(6, () => guard(asha, wrong));
    expect(await guard({ ...asha, address: '41.59.3.8' }, right)).toBe('passed');
    expect(await guard({ ...asha, account: 'player:255682000102' }, right)).toBe('passed');
  });

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
    const crowded = async () => 'crowded' as const;
    await times(4, () => guard(asha, wrong));
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      expect(await guard(asha, crowded)).toBe('locked');
    }
    expect(await guard(asha, wrong)).toBe('wrong');
    expect(await guard(asha, right)).toBe('locked');
  });

  test('[ACC-05] the table names neither accounts nor addresses', async () => {
    await guard(asha, wrong);
    const rows = await world.database.read.selectFrom('signInGuard').selectAll().execute();
    expect(rows).toHaveLength(1);
    const bytes = Buffer.concat(rows.flatMap((row) => [row.accountHash, row.addressHash]));
    expect(bytes).toHaveLength(64);
    expect(bytes.includes('255712000101') || bytes.includes('41.59.3.7')).toBe(false);
  });

  test('[ACC-06] attempts of yesterday are swept away', async () => {
    await guard({ ...asha, address: '10.0.0.1' }, wrong);
    world.clock.advance({ minutes: 24 * 60 + 1 });
    await guard(asha, wrong);
    expect(await world.database.read.selectFrom('signInGuard').selectAll().execute()).toHaveLength(
      1,
    );
  });
});
