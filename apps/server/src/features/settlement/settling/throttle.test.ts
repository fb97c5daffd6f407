import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createLocalBus } from '../../../platform/bus/local-bus.ts';
import { betsPlaced } from '../../betting/index.ts';
import { createPacer, createThrottle } from './throttle.ts';

/** Chunks that take 80 ms each by a clock that only they and the pauses move on. */
function aSettler() {
  const bus = createLocalBus(pino({ level: 'silent' }));
  const seen = { atOnce: 0, atOnceMax: 0, sizes: new Set<number>(), pauses: [] as number[] };
  let now = 0;
  const throttled = createThrottle(
    { bus },
    {
      now: () => now,
      pause: async (milliseconds) => {
        seen.pauses.push(milliseconds);
        now += milliseconds;
      },
    },
  );
  const chunk = async (ordersMax: number) => {
    seen.sizes.add(ordersMax);
    seen.atOnce += 1;
    seen.atOnceMax = Math.max(seen.atOnceMax, seen.atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    seen.atOnce -= 1;
    now += 80;
    return 'done';
  };
  return {
    seen,
    threeChunks: () => Promise.all([throttled(chunk), throttled(chunk), throttled(chunk)]),
    tenChunks: () => Promise.all(Array.from({ length: 10 }, () => throttled(chunk))),
    aBet: () => bus.publish(betsPlaced, { from: 'anybody', bets: [] }),
    later: (milliseconds: number) => {
      now += milliseconds;
    },
    throttled,
  };
}

test('[STL-29] while nobody bets, chunks go at once and without a pause', async () => {
  const { seen, threeChunks } = aSettler();
  expect(await threeChunks()).toEqual(['done', 'done', 'done']);
  expect(seen).toMatchObject({ atOnceMax: 3, pauses: [] });
});

test('[STL-29] however many there are, no more than three go at once', async () => {
  const { seen, tenChunks } = aSettler();
  expect(await tenChunks()).toHaveLength(10);
  expect(seen.atOnceMax).toBe(3);
});

test('[STL-29] a chunk beside bets takes fewer orders than one in calm', async () => {
  const [calm, busy] = [aSettler(), aSettler()];
  await calm.threeChunks();
  await busy.aBet();
  await busy.threeChunks();
  const [[inCalm = 0], [besideBets = 0]] = [[...calm.seen.sizes], [...busy.seen.sizes]];
  expect(besideBets).toBeGreaterThan(0);
  expect(besideBets).toBeLessThan(inCalm);
});

test('[STL-29] while bets are placed they go one by one, and each pauses twice as long as it took', async () => {
  const { seen, threeChunks, aBet } = aSettler();
  await aBet();
  expect(await threeChunks()).toEqual(['done', 'done', 'done']);
  expect(seen).toMatchObject({ atOnceMax: 1, pauses: [160, 160, 160] });
});

test('[STL-29] a second after the last bet they go at once again', async () => {
  const { seen, threeChunks, aBet, later } = aSettler();
  await aBet();
  later(1_000);
  await threeChunks();
  expect(seen).toMatchObject({ atOnceMax: 3, pauses: [] });
});

test('[STL-29] a chunk that fails is told to who asked, and the next goes on', async () => {
  const { throttled, threeChunks, aBet } = aSettler();
  await aBet();
  const failed = throttled(() => Promise.reject(new Error('the database is gone')));
  await expect(failed).rejects.toThrow('the database is gone');
  expect(await threeChunks()).toEqual(['done', 'done', 'done']);
});

/** A walk whose slices take ten milliseconds each. */
function aWalk() {
  const bus = createLocalBus(pino({ level: 'silent' }));
  const rests: number[] = [];
  let now = 0;
  const pause = async (milliseconds: number) => {
    rests.push(milliseconds);
    now += milliseconds;
  };
  const pacer = createPacer({ bus }, { now: () => now, pause });
  const rest = pacer();
  return {
    rests,
    aBet: () => bus.publish(betsPlaced, { from: 'anybody', bets: [] }),
    slice: async () => {
      now += 10;
      await rest();
    },
  };
}

test('[POL-99] a walk over tickets rests between slices while bets are placed, three times as long as each took', async () => {
  const { rests, slice, aBet } = aWalk();
  await slice();
  expect(rests).toEqual([]);
  await aBet();
  for (let slices = 0; slices < 3; slices += 1) await slice();
  expect(rests).toEqual([30, 30, 30]);
});

test('[POL-99] a walk that rests lets what waits go first', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('served'));
  const { slice } = aWalk();
  await slice();
  order.push('next slice');
  expect(order).toEqual(['served', 'next slice']);
});
