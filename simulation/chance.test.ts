import { expect, test } from 'vitest';
import { createChance } from './chance.ts';

const drawTen = (seed: string) => {
  const chance = createChance(seed);
  return Array.from({ length: 10 }, () => [
    chance.integer({ from: 1, to: 6 }),
    chance.pick(['left', 'right']),
    chance.word(),
  ]);
};

test('[SIM-01] the same seed draws the same, another seed something else', () => {
  expect(drawTen('7')).toEqual(drawTen('7'));
  expect(drawTen('7')).not.toEqual(drawTen('8'));
});

test('[SIM-01] a draw stays in its range and reaches both ends', () => {
  const chance = createChance('range');
  const rolls = Array.from({ length: 500 }, () => chance.integer({ from: 1, to: 6 }));
  expect([...new Set(rolls)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test('[SIM-01] weights decide how often something comes', () => {
  const chance = createChance('weights');
  const choices = [
    { name: 'often', weight: 9 },
    { name: 'rarely', weight: 1 },
    { name: 'never', weight: 0 },
  ];
  const names = Array.from({ length: 1000 }, () => chance.byWeight(choices).name);
  const times = (name: string) => names.filter((one) => one === name).length;
  expect(times('often')).toBeGreaterThan(800);
  expect(times('rarely')).toBeGreaterThan(50);
  expect(times('never')).toBe(0);
});

test('[SIM-01] from nothing nothing can be drawn', () => {
  expect(() => createChance('none').pick([])).toThrow('nothing to choose from');
});
