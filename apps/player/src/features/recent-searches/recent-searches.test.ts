import { expect, test } from 'vitest';
import { searchesIn, withSearch } from './recent-searches.ts';

test('[LST-42] the newest search stands first, the same words once', () => {
  expect(withSearch(['yanga', 'simba'], 'Simba')).toEqual(['Simba', 'yanga']);
});

test('[LST-42] eight at most', () => {
  const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  expect(withSearch(eight, 'i')).toEqual(['i', ...eight.slice(0, 7)]);
});

test('[LST-42] what cannot be read is passed over', () => {
  expect(searchesIn(['simba', 7, null, '  '])).toEqual(['simba']);
  expect([searchesIn(null), searchesIn({ 0: 'simba' })]).toEqual([[], []]);
});
