import { expect, test } from 'vitest';
import { actionIdOf, idOf, randomFrom } from './chance.ts';

test('[OSIM-58] an id has 18 digits, is the same for the same words and another for others', () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => idOf('offer', `word ${index}`));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[1-9]\d{17}$/.test(id))).toBe(true);
  expect(idOf('offer', 'word 7')).toBe(ids[7]);
  expect(idOf('outcome', 'word 7')).not.toBe(ids[7]);
});

test('[OSIM-58] ids of what happens in a match grow in its order', () => {
  const ids = [0, 9, 10, 999, 1_000].map((index) => actionIdOf('271234567890123456', index));
  expect(ids).toEqual(ids.toSorted());
  expect(ids.every((id) => /^\d{18}$/.test(id))).toBe(true);
});

test('[OSIM-34] chance is the same for the same words', () => {
  const [one, same, other] = [randomFrom('a'), randomFrom('a'), randomFrom('b')];
  const draws = Array.from({ length: 1_000 }, one);
  expect(Array.from({ length: 1_000 }, same)).toEqual(draws);
  expect(Array.from({ length: 1_000 }, other)).not.toEqual(draws);
  const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
  expect(Math.abs(mean - 0.5)).toBeLessThan(0.05);
});
