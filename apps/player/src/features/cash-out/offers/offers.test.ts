import { expect, test } from 'vitest';
import { offerRefetchMs } from './offers.ts';

const cases = [
  // saving data, in play, seconds
  [false, true, 5],
  [false, false, 20],
  [true, true, 15],
  [true, false, 15],
] as const;

test.each(cases)('[ORD-62] saving data %s, in play %s: every %d seconds', (...row) => {
  const [isSavingData, isInPlay, seconds] = row;
  expect(offerRefetchMs({ isSavingData, isInPlay })).toBe(seconds * 1_000);
});
