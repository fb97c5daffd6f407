import { expect, test } from 'vitest';
import { createClock } from './clock.ts';

test('[OSIM-47] a world that runs faster still tells the time of the wall', () => {
  let wall = 1_000_000;
  const clock = createClock(60, () => wall);
  wall += 10_000;
  expect(clock.now()).toBe(1_000_000 + 600_000);
  expect(clock.onWall(clock.now())).toBe(wall);
  expect(clock.onWall(clock.now() + 3_600_000)).toBe(wall + 60_000);
});
