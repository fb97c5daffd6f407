import { expect, test } from 'vitest';
import { slicesOf } from './slices.ts';

test.each([
  [[], []],
  [[1], [[1]]],
  [[1, 2], [[1, 2]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
])('%j in twos is %j', async (list, slices) => {
  expect(await Array.fromAsync(slicesOf(list, 2))).toEqual(slices);
});

test('whoever waits is served between two of them', async () => {
  const order: string[] = [];
  setImmediate(() => order.push('served'));
  for await (const [one] of slicesOf([1, 2], 1)) order.push(`slice ${one}`);
  expect(order).toEqual(['slice 1', 'served', 'slice 2']);
});
