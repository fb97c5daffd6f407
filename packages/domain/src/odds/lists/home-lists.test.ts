import { expect, test } from 'vitest';
import { isShownInLists } from './home-lists.ts';

const cases = [
  // status  time   bettable  shown
  [1, '-', true, true],
  [1, '-', false, false],
  [1, '12', false, false],
  [2, '12', false, true],
  [2, 'HT', true, true],
  [2, '-', true, false],
  [3, '90', true, false],
  [4, '30', true, false],
  [5, '-', true, false],
  [6, '-', true, false],
  [7, '-', true, false],
  [8, '-', true, false],
] as const;

test.each(cases)(
  '[ODB-11] status %d at %s with a bettable quick outcome %s: shown %s',
  (status, matchTime, hasBettableQuickOutcome, shown) => {
    expect(isShownInLists({ status, matchTime, hasBettableQuickOutcome })).toBe(shown);
  },
);
