import { expect, test } from 'vitest';
import { createFlashPlaces } from './OddsButton.tsx';

test('[BRW-14] six prices flash at once; the next when one has faded', () => {
  let nowMs = 0;
  const takePlace = createFlashPlaces(() => nowMs);
  expect(Array.from({ length: 7 }, takePlace)).toEqual([...Array(6).fill(true), false]);
  nowMs = 1_599;
  expect(takePlace()).toBe(false);
  nowMs = 1_600;
  expect(takePlace()).toBe(true);
});
