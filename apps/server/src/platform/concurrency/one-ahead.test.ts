import { expect, test } from 'vitest';
import { oneAhead } from './one-ahead.ts';

async function* counting(made: number[], until: number) {
  for (let one = 1; one <= until; one += 1) {
    made.push(one);
    yield one;
  }
}

/** Enough for whatever waits for nothing but its turn. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve));

test('all come, in their order, and the next is made while one is worked on', async () => {
  const made: number[] = [];
  const seen: unknown[] = [];
  for await (const one of oneAhead(counting(made, 4))) {
    await aMoment();
    seen.push([one, [...made]]);
  }
  expect(seen).toEqual([
    [1, [1, 2]],
    [2, [1, 2, 3]],
    [3, [1, 2, 3, 4]],
    [4, [1, 2, 3, 4]],
  ]);
});

test('a fault is told in its turn, after those before it', async () => {
  async function* failing() {
    yield 'first';
    throw new Error('the second cannot be read');
  }
  const seen: string[] = [];
  const walk = async () => {
    for await (const one of oneAhead(failing())) {
      await aMoment();
      seen.push(one);
    }
  };
  await expect(walk()).rejects.toThrow('the second cannot be read');
  expect(seen).toEqual(['first']);
});

test('who stops early hears nothing of what fails later', async () => {
  async function* failing() {
    yield 'first';
    throw new Error('nobody asked');
  }
  for await (const one of oneAhead(failing())) {
    await aMoment();
    expect(one).toBe('first');
    break;
  }
});
