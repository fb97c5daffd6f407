import { COUNT_MAX } from '@kipute/contract/constants/operations/lists';
import { expect, test } from 'vitest';
import { keptCounts } from './kept-counts.ts';

const lengths: readonly [count: number, keptSeconds: number][] = [
  [0, 0],
  [999, 0],
  [1_000, 30],
  [COUNT_MAX, 30],
  [COUNT_MAX + 1, 600],
];

test.each(lengths)('[USR-03] a count of %i is kept for %i seconds', async (count, keptSeconds) => {
  let now = 0;
  let counted = 0;
  const countOnce = keptCounts({ now: () => new Date(now) });
  const ask = () =>
    countOnce('all', async () => {
      counted += 1;
      return count;
    });
  await ask();
  now = keptSeconds * 1_000 - 1;
  if (keptSeconds > 0) expect([await ask(), counted]).toEqual([count, 1]);
  now = keptSeconds * 1_000;
  expect([await ask(), counted]).toEqual([count, 2]);
});

test('[USR-03] who asks meanwhile waits for the count, and a failed one is forgotten', async () => {
  let fail: (error: Error) => void = () => {};
  let counted = 0;
  const countOnce = keptCounts({ now: () => new Date(0) });
  const ask = () =>
    countOnce('all', () => {
      counted += 1;
      return new Promise<number>((_, reject) => {
        fail = reject;
      });
    });
  const both = Promise.allSettled([ask(), ask()]);
  fail(new Error('too slow'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(counted).toBe(1);
  expect(await countOnce('all', async () => 7)).toBe(7);
});
