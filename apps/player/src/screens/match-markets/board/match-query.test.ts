import { afterEach, expect, test } from 'vitest';
import type { MarketType } from '../arrangement/market-type.ts';
import { isWholeDue, openSelections, openType, takenOnce } from './match-query.ts';

const fetched = { atMs: 100_000, language: 'sw' } as const;
const dues = [
  ['the first time', undefined, fetched, true],
  ['a moment later', fetched, { ...fetched, atMs: 154_999 }, false],
  ['about a minute later', fetched, { ...fetched, atMs: 155_000 }, true],
  ['in another language', fetched, { atMs: 100_001, language: 'en' }, true],
] as const;

test.each(dues)('[MPG-20] all markets are fetched: %s', (_when, last, now, isDue) => {
  expect(isWholeDue(last, now)).toBe(isDue);
});

let close = () => {};
afterEach(() => close());

test('[MPG-20] in between, the prices of open cards alone, as many as one call may name', () => {
  const cells = ['1', '2', '3'].map((selectionId) => ({ selectionId, sign: '', words: '' }));
  const section = { key: '1', title: '', words: '', heads: [], columns: 3 };
  const type: MarketType = {
    ...{ id: 1, name: '', note: null, group: 'main', marketCount: 1 },
    sections: [{ ...section, rows: [{ key: '1', cells: [...cells, undefined] }] }],
  };
  expect(openSelections(100)).toEqual([]);
  close = openType(type);
  expect([openSelections(100), openSelections(2)]).toEqual([
    ['1', '2', '3'],
    ['1', '2'],
  ]);
});

test('[MPG-24] what was prefetched while the page was drawn is taken once, and only while fresh', () => {
  const asked = Promise.resolve('known');
  let nowMs = 0;
  const early = takenOnce(asked, () => nowMs);
  const late = takenOnce(asked, () => nowMs);
  nowMs = 5_000;
  expect(early()).toBe(asked);
  expect(early()).toBe(undefined);
  nowMs = 5_001;
  expect(late()).toBe(undefined);
});
