import { expect, test } from 'vitest';
import { steppedShift } from './price-step.ts';

const presses = [
  // base  sold  shift  way     percent  then
  [2.0, 1.99, -0.01, 'up', 10, 0],
  [2.0, 2.0, 0, 'up', 10, 0.02],
  [2.0, 2.0, 0, 'down', 10, -0.02],
  [1.5, 1.5, 0, 'up', 10, 0.01],
  [2.0, 2.2, 0.2, 'up', 10, 0.2],
  [1.15, 1.04, -0.11, 'down', 10, -0.11],
  [12, 12, 0, 'up', 10, 0.5],
] as const;
test.each(presses)(
  '[TRD-14] %d sold at %d, moved by %d, one step %s within %d percent: %d',
  (base_odds, sold_odds, price_shift, way, percent, then) => {
    expect(steppedShift({ base_odds, sold_odds, price_shift }, way, percent)).toBe(then);
  },
);
