import { cars } from '@kipute/domain/racing/race';
import { expect, test } from 'vitest';
import { chanceOf } from './chi-square.ts';
import { createRaceCounts } from './races.ts';
import { finishOf, secretOf } from './rounds.ts';

const RACES = 20_000;

const chances = (finishes: readonly (readonly number[])[]) => {
  const counts = createRaceCounts();
  for (const finish of finishes) counts.add(finish);
  return Object.fromEntries(counts.deviations().map((one) => [one.name, chanceOf(one)]));
};

const drawn = Array.from({ length: RACES }, (_, number) => finishOf(secretOf(1, number)));

test('[SIM-72] races as the product draws them are as even as chance', () => {
  const found = Object.entries(chances(drawn)).filter(([, chance]) => chance < 0.001);
  expect(found).toEqual([]);
});

test('[SIM-72] a car that wins a little more often than the others is found', () => {
  const favoured = drawn.map((finish, at) =>
    at % 40 === 0 ? [7, ...finish.filter((car) => car !== 7)] : finish,
  );
  const { champions, 'cars and their places': places } = chances(favoured);
  expect(champions).toBeLessThan(0.001);
  expect(places).toBeLessThan(0.001);
});

test('[SIM-72] an order that follows from the one before is found', () => {
  const turning = Array.from({ length: 1_000 }, (_, at) =>
    cars.map((car) => ((car + at) % cars.length) + 1),
  );
  const { champions, 'a champion after another': following, 'top three': trios } = chances(turning);
  expect(champions).toBeGreaterThan(0.999);
  expect(following).toBeLessThan(0.001);
  expect(trios).toBeLessThan(0.001);
});
