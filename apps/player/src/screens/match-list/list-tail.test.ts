import { expect, test } from 'vitest';
import { isFetchedByScrolling } from './ListTail.tsx';

const cases = [
  // pages  saving  by itself
  [1, false, true],
  [4, false, true],
  [5, false, false],
  [6, false, true],
  [10, false, false],
  [1, true, false],
] as const;

test.each(cases)('[LST-02] after %d pages, saving data %s: %s', (pages, saving, byItself) => {
  expect(isFetchedByScrolling({ pages, saving })).toBe(byItself);
});
