import { expect, test } from 'vitest';
import { createTurnQueue } from './turn-queue.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('[LIVE-22] a few pieces of work run in each turn of the event loop, in their order, later ones too', async () => {
  const done: number[] = [];
  const enqueue = createTurnQueue(2);
  for (const piece of [1, 2, 3]) enqueue(() => done.push(piece));
  const seen = [[...done]];
  await nextTurn();
  seen.push([...done]);
  enqueue(() => done.push(4));
  enqueue(() => done.push(5));
  await nextTurn();
  seen.push([...done]);
  await nextTurn();
  seen.push([...done]);
  expect(seen).toEqual([[], [1, 2], [1, 2, 3, 4], [1, 2, 3, 4, 5]]);
});
