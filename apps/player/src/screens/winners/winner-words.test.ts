import { expect, test } from 'vitest';
import { everyHowMany } from './winner-words.ts';

test.each([
  [{ decided: 700, won: 100 }, 7],
  [{ decided: 10, won: 9 }, 1],
  [{ decided: 5, won: 0 }, undefined],
  [{ decided: 0, won: 0 }, undefined],
])('[WIN-03] of %j one in %s won', (tickets, every) => {
  expect(everyHowMany(tickets)).toBe(every);
});
