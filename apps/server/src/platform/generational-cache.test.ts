import { expect, test } from 'vitest';
import { GenerationalCache } from './generational-cache.ts';

function filledWith(count: number): GenerationalCache<number, string> {
  const cache = new GenerationalCache<number, string>(100);
  for (let key = 0; key < count; key += 1) cache.set(key, `page ${key}`);
  return cache;
}
const known = (cache: GenerationalCache<number, string>, upTo: number) =>
  Array.from({ length: upTo }, (_, key) => key).filter((key) => cache.get(key) !== undefined);

test('[WIRE-07] never more than the limit, and always the newer half of it', () => {
  const kept = known(filledWith(1000), 1000);
  expect(kept.length).toBeLessThanOrEqual(100);
  expect(kept).toEqual(expect.arrayContaining(Array.from({ length: 50 }, (_, n) => 950 + n)));
});

test('[WIRE-07] what is used stays, however many others come', () => {
  const cache = filledWith(1);
  for (let key = 1; key < 1000; key += 1) {
    cache.set(key, `page ${key}`);
    expect(cache.get(0)).toBe('page 0');
  }
});
