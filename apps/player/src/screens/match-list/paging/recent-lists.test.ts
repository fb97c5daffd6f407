import { expect, test } from 'vitest';
import { createRecentLists } from './recent-lists.ts';

const TWELVE = Array.from({ length: 12 }, (_, place) => `list ${place}`);

test('[LST-08] a list is found again; the one not used for longest makes room', () => {
  const lists = createRecentLists<{ name: string }>();
  const named = (name: string) => lists.named(name, () => ({ name }));
  const first = named('list 0');
  for (const name of TWELVE) named(name);
  expect(named('list 0')).toBe(first);
  const second = named('list 1');
  for (const name of TWELVE.slice(2)) named(name);
  named('a thirteenth');
  expect(named('list 1')).toBe(second);
  expect(named('list 0')).not.toBe(first);
});
