import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { playAll } from './lanes.ts';

type Seeds = Parameters<typeof playAll>[0]['seeds'];
const plan = (seeds: Seeds, worlds: number) => ({ seeds, worlds, keepGoing: false });

test('[SIM-08] every seed is played once, and no lane plays two at a time', async () => {
  const played: number[] = [];
  const busy = new Set<number>();
  const held = await playAll(plan({ from: 3, to: 12 }, 3), async (seed, lane) => {
    expect(busy.has(lane)).toBe(false);
    busy.add(lane);
    await delay(seed % 3);
    busy.delete(lane);
    played.push(seed);
    return true;
  });
  expect(held).toBe(true);
  expect(played.toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('[SIM-05] after the first seed that breaks a law no other begins', async () => {
  const begun: number[] = [];
  const held = await playAll(plan({ from: 1, to: 50 }, 2), async (seed) => {
    begun.push(seed);
    await delay(1);
    return seed !== 4;
  });
  expect(held).toBe(false);
  expect(begun.length).toBeLessThan(8);
});

test('[SIM-05] what fails to play fails the run', async () => {
  const play = playAll(plan({ from: 1, to: 1 }, 1), () => Promise.reject(new Error('no world')));
  await expect(play).rejects.toThrow('no world');
});

test('[SIM-05] on order the seeds after a broken law are played too', async () => {
  const played: number[] = [];
  const held = await playAll({ ...plan({ from: 1, to: 9 }, 1), keepGoing: true }, async (seed) => {
    played.push(seed);
    return seed !== 4;
  });
  expect(held).toBe(false);
  expect(played).toHaveLength(9);
});
