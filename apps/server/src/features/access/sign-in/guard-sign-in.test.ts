import { expect, test } from 'vitest';
import { createBoundedMutex } from './guard-sign-in.ts';

test('[ACC-08] work under one key runs in turn, also after a failure', async () => {
  const inTurn = createBoundedMutex(10);
  let running = 0;
  const ends: string[] = [];
  const work = (name: string) => async () => {
    expect(running).toBe(0);
    running += 1;
    await Promise.resolve();
    running -= 1;
    ends.push(name);
    if (name === 'b') throw new Error('b failed');
    return name;
  };
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => inTurn('k', work(name))));
  expect(ends).toEqual(['a', 'b', 'c']);
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('[ACC-08] other keys do not wait, and more than the limit under one key are refused', async () => {
  const inTurn = createBoundedMutex(2);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = inTurn('k', () => gate);
  const second = inTurn('k', async () => 'second');
  expect(await inTurn('k', async () => 'third')).toBe('overloaded');
  expect(await inTurn('other', async () => 'other')).toBe('other');
  release();
  await first;
  expect(await second).toBe('second');
  expect(await inTurn('k', async () => 'fourth')).toBe('fourth');
});
