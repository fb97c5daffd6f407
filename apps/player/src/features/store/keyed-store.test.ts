import { expect, test, vi } from 'vitest';
import { createKeyedStore } from './keyed-store.ts';

test('[BRW-02] only those who listen to a key hear of it', () => {
  const store = createKeyedStore<number>();
  const [one, other] = [vi.fn(), vi.fn()];
  store.listen('1', one);
  const leave = store.listen('2', other);
  store.set('1', 10);
  leave();
  store.set('2', 20);
  expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
  expect([store.get('1'), store.get('2')]).toEqual([10, 20]);
});

test('[BRW-12] the oldest that nobody listens to are forgotten first', () => {
  const store = createKeyedStore<string>();
  for (const key of ['a', 'b', 'c', 'd']) store.set(key, key);
  store.listen('a', () => {});
  store.evictTo(2);
  expect(['a', 'b', 'c', 'd'].map(store.get)).toEqual(['a', undefined, undefined, 'd']);
});

test('[BRW-12] what is shown is never forgotten', () => {
  const store = createKeyedStore<string>();
  store.set('a', 'a');
  store.set('b', 'b');
  store.listen('a', () => {});
  store.listen('b', () => {});
  store.evictTo(0);
  expect([store.get('a'), store.get('b')]).toEqual(['a', 'b']);
});
