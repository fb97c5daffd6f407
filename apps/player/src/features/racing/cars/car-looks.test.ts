import { cars } from '@kipute/domain/racing/race';
import { expect, test } from 'vitest';
import { lookOf } from './car-looks.ts';

test('[RCP-20] every car has a pattern and a colour of its own', () => {
  const patterns = cars.map((car) => lookOf(car).stroke ?? lookOf(car).fill ?? 'plain');
  expect(new Set(patterns).size).toBe(cars.length);
  expect(new Set(cars.map((car) => lookOf(car).ground)).size).toBe(cars.length);
});
