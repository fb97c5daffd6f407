import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { ShortLivedMap } from './short-lived-map.ts';

test('keeps the newest value of a key, in the order in which the keys came', () => {
  const map = new ShortLivedMap<string, { readonly n: number }>();
  map.set('first', { n: 1 });
  map.set('second', { n: 2 });
  map.set('first', { n: 3 });
  expect([...map.keys()]).toEqual(['first', 'second']);
  expect(map.values()).toEqual([{ n: 3 }, { n: 2 }]);
  expect(map.get('first')).toEqual({ n: 3 });
  expect(map.size).toBe(2);
});

test('what left is gone, once', () => {
  const map = new ShortLivedMap<string, { readonly n: number }>();
  map.set('one', { n: 1 });
  expect(map.delete('one')).toBe(true);
  expect(map.delete('one')).toBe(false);
  expect(map.get('one')).toBeUndefined();
  expect(map.values()).toEqual([]);
  expect(map.size).toBe(0);
});

test('may be emptied while it is gone through', () => {
  const map = new ShortLivedMap<number, object>();
  for (const key of [1, 2, 3]) map.set(key, {});
  const seen: number[] = [];
  for (const key of map.keys()) {
    seen.push(key);
    map.delete(key);
  }
  expect(seen).toEqual([1, 2, 3]);
});

const PASSING = 400;
const AT_ONCE = 8;
/** Of one value, about. */
const BYTES = 8_000;

/** What small collections leave of hundreds of values that came and went, in bytes. */
function leftBehind(map: ShortLivedMap<number, object>): number {
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync' });
  // After a quiet moment the table is an old one.
  map.set(-1, []);
  for (let quiet = 0; quiet < 3; quiet += 1) collect({ type: 'minor', execution: 'sync' });
  const before = getHeapStatistics().used_heap_size;
  for (let key = 0; key < PASSING; key += 1) {
    map.set(key, new Array(BYTES / 8).fill(key));
    map.delete(key - AT_ONCE);
    if (key % 50 === 0) collect({ type: 'minor', execution: 'sync' });
  }
  for (let end = 0; end < 3; end += 1) collect({ type: 'minor', execution: 'sync' });
  return getHeapStatistics().used_heap_size - before;
}

// A plain Map leaves all of them.
test('small collections take what left', () => {
  expect(leftBehind(new ShortLivedMap())).toBeLessThan((PASSING * BYTES) / 8);
});
