import { expect, test } from 'vitest';
import { createInTurns } from './in-turns.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('[LIVE-22] pieces of work are done a few in each turn, in their order, later ones too', async () => {
  const done: number[] = [];
  const inTurns = createInTurns(2);
  for (const piece of [1, 2, 3]) inTurns(() => done.push(piece));
  const seen = [[...done]];
  await nextTurn();
  seen.push([...done]);
  inTurns(() => done.push(4));
  inTurns(() => done.push(5));
  await nextTurn();
  seen.push([...done]);
  await nextTurn();
  seen.push([...done]);
  expect(seen).toEqual([[], [1, 2], [1, 2, 3, 4], [1, 2, 3, 4, 5]]);
});
