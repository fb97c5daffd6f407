import { expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

test('[ACC-16] work runs in the order it came, never more than so many at once, failures included', async () => {
  const few = createSemaphore(2);
  let underWay = 0;
  let mostAtOnce = 0;
  const served: number[] = [];
  const work = (place: number) => async () => {
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    served.push(place);
    if (place === 3) throw new Error('three failed');
  };
  const queued = Array.from({ length: 10 }, (_, place) => few.run(work(place)));
  expect(few.length()).toBe(10);
  const outcomes = await Promise.allSettled(queued);
  expect(served).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(mostAtOnce).toBe(2);
  expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(1);
  expect(few.length()).toBe(0);
});
