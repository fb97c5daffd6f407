import { expect, test } from 'vitest';
import { queryCache } from './query-cache.ts';

const TWELVE = Array.from({ length: 12 }, (_, place) => `list ${place}`);

test('[LST-08] a list is found again; the least recently used makes room', () => {
  const lists = queryCache<{ name: string }>(12);
  const named = (name: string) => lists(name, () => ({ name }));
  const first = named('list 0');
  for (const name of TWELVE) named(name);
  expect(named('list 0')).toBe(first);
  const second = named('list 1');
  for (const name of TWELVE.slice(2)) named(name);
  named('a thirteenth');
  expect(named('list 1')).toBe(second);
  expect(named('list 0')).not.toBe(first);
});
